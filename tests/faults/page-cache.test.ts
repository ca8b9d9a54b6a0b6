import { afterEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { findNginx, startNginx, type NginxServer } from "#tests/servers/nginx-server.ts";
import { startWebhookReceiver, type WebhookReceiver } from "#tests/servers/webhook-receiver.ts";
import { startChild, type Child } from "./child.ts";
import { useSites } from "./sites.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const patience = { timeout: 60_000, interval: 50 };
const secret = "a secret of sixteen";
const path = "/vehicles/denago-ev-city";
const sites = useSites();
let nginx: NginxServer | null = null;
let listener: Child | null = null;
let receiver: WebhookReceiver | null = null;

afterEach(async () => {
  await nginx?.stop();
  await listener?.end("SIGTERM");
  await receiver?.stop();
  [nginx, listener, receiver] = [null, null, null];
});

/** nginx with the page cache of `deploy/` before one server of the site. */
async function startBehindCache(
  readEnvironment: (cache: NginxServer) => Promise<Record<string, string>>,
) {
  const [port, sitePort] = [await findFreePort(), String(await findFreePort())];
  const url = `http://127.0.0.1:${port}`;
  nginx = await startNginx({
    example: "nginx-page-cache.conf",
    port,
    servers: [`127.0.0.1:${sitePort}`],
  });
  const environment = await readEnvironment(nginx);
  const settings = { PORT: sitePort, SITE_URL: url, TRUSTED_PROXIES: "127.0.0.1" };
  await sites.start({ environment: { ...settings, ...environment } });
  return url;
}

async function changePrice(price: number): Promise<void> {
  const database = await openDatabase(sites.place);
  const inventory = createInventory(database);
  const vehicle = await inventory.find(path.replace("/vehicles/", ""));
  if (vehicle === null) throw new Error(`${path} is no vehicle.`);
  await inventory.importVehicles([{ ...vehicle, price }], "update");
  await database.close();
}

async function read(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: "manual", ...init });
  const text = await response.text();
  return { status: response.status, cache: response.headers.get("X-Cache"), text };
}

/** Waits until nginx answers with a page that it keeps and that has this price. */
async function waitForKept(url: string, price: string): Promise<void> {
  await vi.waitFor(async () => {
    const page = await read(url + path);
    expect(page.cache).toBe("HIT");
    expect(page.text).toContain(price);
  }, patience);
}

describe.skipIf(findNginx() === null)("behind nginx's page cache", () => {
  test("a page is kept until its price changes, and what is personal or an error is never kept", async () => {
    const url = await startBehindCache(async ({ cacheDirectory }) => {
      const environment = { PURGE_SECRET: secret, CACHE_DIR: cacheDirectory };
      listener = await startChild({ program: "purging", place: sites.place, environment });
      return { CDN_MAX_AGE: "86400", PURGE_URL: listener.url, PURGE_SECRET: secret };
    });
    await changePrice(8_111);
    await waitForKept(url, "$8,111");
    await changePrice(9_222);
    await waitForKept(url, "$9,222");
    expect((await read(url + path, { headers: { "Accept-Encoding": "br" } })).text).toContain(
      "$9,222",
    );

    const json = { "Content-Type": "application/json" };
    const inquiry = JSON.stringify(makeInquiry({ message: "Is it still there?" }));
    const form = new URLSearchParams(makeInquiry({ email: "none" }));
    const notKept: [path: string, status: number, init?: RequestInit][] = [
      ["/contact", 200],
      ["/contact?vehicle=denago-ev-city", 200],
      ["/contact", 400, { method: "POST", body: form }],
      ["/api/vehicles", 200],
      ["/api/vehicles/none", 404],
      ["/api/contact", 201, { method: "POST", headers: json, body: inquiry }],
      ["/nothing-here", 404],
      ["/healthz", 200],
    ];
    for (const [each, status, init] of notKept) {
      for (const time of ["first", "second"]) {
        const answer = await read(url + each, init);
        expect(answer.status, `${each} the ${time} time`).toBe(status);
        expect(answer.cache, `${each} the ${time} time`).not.toBe("HIT");
      }
    }
    const forged = { method: "POST", headers: { "Webhook-Signature": "v1,forged" }, body: "{}" };
    expect((await read(listener?.url ?? "", forged)).status).toBe(401);
  });

  test("a purge that fails is tried again, and meanwhile a page gets no older than CDN_MAX_AGE", async () => {
    const failing = await startWebhookReceiver();
    failing.answer = { status: 500 };
    receiver = failing;
    const url = await startBehindCache(() =>
      Promise.resolve({ CDN_MAX_AGE: "2", PURGE_URL: failing.url }),
    );
    await changePrice(8_111);
    await waitForKept(url, "$8,111");
    await changePrice(9_222);
    await waitForKept(url, "$9,222");
    const failed = failing.received.length;
    expect(failed).toBeGreaterThan(0);
    failing.answer = { status: 204 };
    await vi.waitFor(() => expect(failing.received.length).toBeGreaterThan(failed), patience);
  });
});
