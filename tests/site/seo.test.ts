import { beforeAll, expect, inject, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { pages } from "#content/pages/pages.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import { startSite } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { readSitemaps } from "./sitemaps.ts";
import { readAttribute, readTexts, walk } from "./walked-page.ts";
import { findElements, readXml } from "./xml.ts";

const clicksMax = 3;

const site = inject("sharedSite");

/** Rendered once, each page has told the sitemap which pictures it has. */
beforeAll(async () => {
  await walk(site, pages);
}, 600_000);

test("the sitemap lists exactly the indexable pages, each once", async () => {
  const listed = (await readSitemaps(site))
    .flatMap((sitemap) => findElements(readXml(sitemap), "loc"))
    .map(({ text }) => text);
  const indexable = new Set([
    ...pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => site.url + path),
    ...catalogue.map(({ id }) => `${site.url}/vehicles/${id}`),
  ]);
  expect(listed.toSorted()).toEqual([...indexable].toSorted());
});

test("sitemaps answer before any page was rendered, without dates", async () => {
  const fresh = await startSite();
  const sitemaps = await readSitemaps(fresh);
  await fresh.stop();
  expect(sitemaps).toHaveLength(3);
  expect(sitemaps.join("").match(/<url>/g)?.length).toBeGreaterThan(catalogue.length);
  expect(sitemaps[0]).not.toContain("lastmod");
});

test("every listed page may be indexed and is its own canonical; every listed picture is there", async () => {
  const sitemaps = (await readSitemaps(site)).map((sitemap) => readXml(sitemap));
  const wrong: string[] = [];
  for (const { text: address } of sitemaps.flatMap((one) => findElements(one, "loc"))) {
    const { status, text, headers } = await ask(address);
    const isOwn = text.includes(`<link rel="canonical" href="${address}"`);
    const isHidden = /<meta name="robots"/.test(text) || headers["x-robots-tag"] !== undefined;
    if (status !== 200 || !isOwn || isHidden) wrong.push(address);
  }
  const pictures = sitemaps.flatMap((one) => findElements(one, "image:loc"));
  expect(pictures.length).toBeGreaterThan(catalogue.length);
  for (const { text: address } of pictures) {
    if ((await ask(address, { method: "HEAD" })).status !== 200) wrong.push(address);
  }
  expect(wrong).toEqual([]);
});

test("robots.txt lets everybody in, names assistants and the sitemap, and hides nothing", async () => {
  const { text, status, headers } = await ask(`${site.url}/robots.txt`);
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(text).toContain("User-agent: GPTBot");
  expect(text).not.toMatch(/^Disallow/m);
});

test("a staging site asks every crawler to stay away", async () => {
  const staging = await startSite({ environment: { STAGING: "1" } });
  const { text } = await ask(`${staging.url}/robots.txt`);
  await staging.stop();
  expect(text).toBe("User-agent: *\nDisallow: /\n");
});

test.each(["/no-such-page", "/maine/no-such-place-golf-carts", "/vehicles/no-such-cart"])(
  "%s is a real 404 that asks not to be indexed",
  async (path) => {
    const { status, text } = await ask(site.url + path);
    expect(status).toBe(404);
    expect(readTexts(text, /<meta name="robots" content="([^"]*)"/g)).toEqual(["noindex"]);
    expect(text).not.toContain('rel="canonical"');
  },
);

test.each(["/inventory?brand=denago", "/inventory?search=xl&page=2", "/?utm_source=mail"])(
  "%s names the address without its query as canonical",
  async (path) => {
    const { text } = await ask(site.url + path);
    const [canonical] = readTexts(text, /<link rel="canonical" href="([^"]*)"/g);
    expect(canonical).toBe(site.url + new URL(path, site.url).pathname);
  },
);

test.each([
  ["/inventory", false],
  ["/inventory?utm_source=mail", false],
  ["/inventory?brand=denago", true],
  ["/inventory?page=2", true],
  ["/inventory?search=rover", true],
  ["/vehicles/denago-ev-city", false],
  ["/vehicles/denago-ev-city/3d", true],
  ["/thank-you", true],
  ["/contact?vehicle=denago-ev-city", false],
])("%s asks not to be indexed: %s", async (path, isHidden) => {
  const { text, status } = await ask(site.url + path);
  expect(status).toBe(200);
  const robots = readTexts(text, /<meta name="robots" content="([^"]*)"/g);
  expect(robots).toEqual(isHidden ? ["noindex"] : []);
});

test("no sitemap lists a turntable, the thanks or a list that is filtered", async () => {
  const listed = (await readSitemaps(site))
    .flatMap((sitemap) => findElements(readXml(sitemap), "loc"))
    .map(({ text }) => new URL(text));
  expect(listed.length).toBeGreaterThan(catalogue.length);
  const wrong = listed.filter(
    ({ pathname, search }) => search !== "" || /\/3d$|^\/thank-you$/.test(pathname),
  );
  expect(wrong.map(String)).toEqual([]);
});

test("every page is within three clicks of home, vehicles that no list of pages knows included", async () => {
  const clicks = new Map([["/", 0]]);
  const waiting = ["/"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const depth = clicks.get(path) ?? 0;
    if (depth >= clicksMax) continue;
    const { text } = await ask(site.url + path);
    for (const href of readAttribute(text, "href")) {
      const url = new URL(href, site.url + path);
      if (url.origin !== site.url || clicks.has(url.pathname)) continue;
      clicks.set(url.pathname, depth + 1);
      if (!/\.\w+$/.test(url.pathname)) waiting.push(url.pathname);
    }
  }
  const wanted = [
    ...pages.map(({ path }) => path),
    ...catalogue.map(({ id }) => `/vehicles/${id}`),
  ];
  // One arrives at the thanks from the form alone.
  const orphans = wanted.filter((path) => !clicks.has(path) && path !== "/thank-you");
  expect(orphans).toEqual([]);
});

test("llms.txt says who, where, when and what, with addresses that answer", async () => {
  const { text } = await ask(`${site.url}/llms.txt`);
  expect(text).toContain(`# ${business.name}\n\n> `);
  for (const { name, periods } of departmentHours) {
    for (const period of periods) {
      expect(text).toContain(`${formatDays(period.days)} ${formatPeriod(period)}`);
    }
    expect(text).toContain(`${name}: `);
  }
  const links = text.matchAll(/\]\((http[^)]+)\)/g).map(([, link = ""]) => link);
  for (const link of links) {
    expect({ link, status: (await ask(link)).status }).toEqual({ link, status: 200 });
  }
});
