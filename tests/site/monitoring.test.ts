import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";

let site: SiteServer;

/** Without a mail server, as a site is when somebody forgot it. */
beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

async function askState(path: string) {
  const { status, text } = await ask(site.url + path);
  return [status, JSON.parse(text)] as unknown;
}

test("without a mail server the site is alive and ready, and its status says what is missing", async () => {
  expect(await askState("/livez")).toEqual([200, { status: "ok" }]);
  expect(await askState("/healthz")).toMatchObject([200, { status: "ok", pages: "ok" }]);
  expect(await askState("/statusz")).toMatchObject([503, { channelsNotSetUp: ["mail"] }]);
});

test("an inquiry that nobody gets is in the status, and in the log of the next start", async () => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(makeInquiry());
  const posted = await ask(`${site.url}/api/contact`, { method: "POST", headers, body });
  expect(posted.status).toBe(201);
  await vi.waitFor(
    async () =>
      expect(await askState("/statusz")).toMatchObject([503, { undelivered: { held: 1 } }]),
    { timeout: 60_000, interval: 100 },
  );
  const next = await startSite({ dataDir: site.dataDir });
  await vi.waitFor(() => expect(next.output()).toContain("ERROR: 1 message about inquiries"), {
    timeout: 60_000,
    interval: 50,
  });
  expect(next.output()).not.toMatch(/Quinn|mail\.example/);
  await next.stop();
});

test("the first page behind a proxy that is not trusted writes one line about it", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.7:50123" };
  for (const path of ["/", "/about", "/no-such-page"]) await ask(site.url + path, { headers });
  await vi.waitFor(() => expect(site.output()).toContain("TRUSTED_PROXIES"), {
    timeout: 60_000,
    interval: 50,
  });
  expect(site.output().match(/TRUSTED_PROXIES/g)).toHaveLength(1);
  expect(site.output()).not.toContain("203.0.113");
});
