import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { pages } from "#content/pages/pages.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { AnalyticsReportJson } from "#cli/report/report-json.ts";
import { browserAgent } from "#tests/fixtures/analytics.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { readAttribute, walk } from "./walked-page.ts";

const person = { "User-Agent": browserAgent, "Sec-Fetch-Dest": "document" };
const speculative = { ...person, "Sec-Purpose": "prefetch;prerender" };
/** Sent by visitors who want to be left alone, and by programs. */
const unwilling = [
  { ...person, "Sec-GPC": "1" },
  { ...person, DNT: "1" },
  { ...person, "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
];

let directory = makeDirectory();

beforeEach(() => {
  directory = makeDirectory();
});
afterEach(() => directory.remove());

/** Uses a site over the test's database and stops it as a supervisor does, with SIGTERM. */
async function withSite(use: (site: SiteServer) => Promise<void>): Promise<void> {
  const { dataDir } = directory.place;
  const site = await startSite({ dataDir });
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

/** What `npm run report` says was counted, as "kind path number". */
async function readCounted(): Promise<string[]> {
  const { code, stdout } = await runCommand(directory.place, "report", ["--json", "--since", "2d"]);
  expect(code).toBe(0);
  const { pages } = JSON.parse(stdout) as AnalyticsReportJson;
  return pages
    .flatMap(({ path, counts }) =>
      Object.entries(counts).map(([kind, count]) => ({ line: `${kind} ${path} ${count}`, count })),
    )
    .filter(({ count }) => count > 0)
    .map(({ line }) => line)
    .toSorted();
}

function sendPing(site: SiteServer, to: string, headers: Record<string, string> = {}) {
  return ask(site.url + pingPath, {
    method: "POST",
    body: "PING",
    headers: {
      "User-Agent": browserAgent,
      "Content-Type": "text/ping",
      "Ping-From": `${site.url}/rentals?q=secret`,
      "Ping-To": to,
      Origin: site.url,
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
  });
}

/** Opens the form by a link of this site, as a browser without script, and sends it. */
async function sendForm(site: SiteServer, href: string, headers: Record<string, string>) {
  const { text } = await ask(site.url + href, { headers });
  const hidden = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const fields = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  // Filled in by a person, who needs longer than the seconds that are suspicious.
  const renderedAt = String(Number(fields["renderedAt"]) - 60_000);
  const message = `From ${href} with ${JSON.stringify(headers)}`;
  const inquiry = { ...makeInquiry({ message }), ...fields, renderedAt, website: "" };
  const body = new URLSearchParams(inquiry);
  const answer = await ask(site.url + href, {
    method: "POST",
    body: body.toString(),
    headers: {
      ...headers,
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: site.url,
      "Sec-Fetch-Site": "same-origin",
    },
  });
  expect(answer.status).toBe(303);
}

test("visits, clicks and inquiries are counted as they should be, and nothing else is", async () => {
  await withSite(async (site) => {
    const get = (path: string, headers: Record<string, string> = person, method = "GET") =>
      ask(site.url + path, { headers, method });
    const { etag = "" } = (await get("/about?utm_source=mail")).headers;
    expect((await get("/about", { ...person, "If-None-Match": etag })).status).toBe(304);
    await get("/about", speculative);
    await get("/vehicle/denago-ev-city");
    await get("/vehicles/denago-ev-city");
    await get("/inventory?brand=denago&page=2");
    for (const headers of unwilling) await get("/about", headers);
    await get("/about", { ...person, "Sec-Fetch-Dest": "empty" });
    await get("/about", person, "HEAD");
    await get("/about/");
    await get("/vehicle/%64enago-ev-city");
    await get("/no-such-page");
    await get("/vehicles/no-such-cart");
    for (const path of ["/api/vehicles", "/robots.txt", "/icon.svg", "/healthz"]) await get(path);

    expect((await sendPing(site, business.phone.link)).status).toBe(204);
    expect((await sendPing(site, business.links.financingApplication)).status).toBe(204);
    for (const headers of unwilling) await sendPing(site, business.phone.link, headers);
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await sendPing(site, business.phone.link, foreign)).status).toBe(403);

    await sendForm(site, "/contact?vehicle=denago-ev-city", person);
    for (const headers of unwilling) await sendForm(site, "/contact?topic=rental", headers);
  });
  expect(await readCounted()).toEqual([
    "ahead /about 1",
    "call /rentals 1",
    "financing /rentals 1",
    "inquiry /vehicles/denago-ev-city 1",
    "view /about 2",
    "view /contact 1",
    "view /inventory 1",
    "view /vehicles/denago-ev-city 2",
  ]);
});

test("counts are written when the site is told to stop, and go on when it starts again", async () => {
  for (const expected of ["view /about 3", "view /about 6"]) {
    await withSite(async (site) => {
      for (let count = 0; count < 3; count += 1)
        await ask(`${site.url}/about`, { headers: person });
    });
    expect(await readCounted()).toEqual([expected]);
  }
});

test("an inquiry of the API is counted for the page that the form names", async () => {
  await withSite(async (site) => {
    for (const cameFrom of ["/rentals", "/no-such-page", undefined]) {
      const answer = await ask(`${site.url}/api/contact`, {
        method: "POST",
        headers: { "User-Agent": browserAgent, "Content-Type": "application/json" },
        body: JSON.stringify({ ...makeInquiry({ message: `I came from ${cameFrom}` }), cameFrom }),
      });
      expect(answer.status).toBe(201);
    }
  });
  expect(await readCounted()).toEqual(["inquiry /contact 2", "inquiry /rentals 1"]);
});

test("nothing of a visitor is in any file of the database", async () => {
  const traces = ["secret-query", "SecretName", "secret-referrer", "203.0.113.77"];
  await withSite(async (site) => {
    const headers = {
      ...person,
      "User-Agent": `${browserAgent} SecretName/1`,
      Referer: "https://elsewhere.example/secret-referrer",
      "X-Forwarded-For": "203.0.113.77",
    };
    await ask(`${site.url}/about?q=secret-query`, { headers });
    await sendPing(site, business.phone.link, {
      ...headers,
      "Ping-From": `${site.url}/about?q=secret-query`,
    });
  });
  expect(await readCounted()).toEqual(["call /about 1", "view /about 1"]);
  const { dataDir } = directory.place;
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), "latin1"));
  expect(files.some((text) => text.includes("/about"))).toBe(true);
  // Of the address that the socket had, too.
  for (const trace of [...traces, "127.0.0.1"]) {
    expect(files.filter((text) => text.includes(trace))).toEqual([]);
  }
});

test("every link to a phone and to the lender is counted, on every page", async () => {
  const { phone, tollFree, links } = business;
  const counted: string[] = [phone.link, tollFree.link, links.financingApplication];
  const wrong: string[] = [];
  for (const { path, text } of await walk(inject("sharedSite"), pages)) {
    const anchors = Array.from(text.matchAll(/<a [^>]*>/g), ([anchor]) => anchor);
    const isWrong = (anchor: string) =>
      counted.includes(readAttribute(anchor, "href")[0] ?? "") !==
      (readAttribute(anchor, "ping")[0] === pingPath);
    wrong.push(...anchors.filter(isWrong).map((anchor) => `${path}: ${anchor}`));
  }
  expect(wrong).toEqual([]);
});
