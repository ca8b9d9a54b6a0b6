import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WebhookReceiver } from "#tests/servers/webhook-receiver.ts";
import { startWebhookReceiver } from "#tests/servers/webhook-receiver.ts";
import { startPurging } from "./page-cache-purge.ts";
import type { RepeatingJob } from "./repeating-job.ts";

const patience = { timeout: 60_000, interval: 10 };
const siteUrl = "https://carts.example";
const secret = "a secret of sixteen";
let cache: WebhookReceiver;
let state = "1";
let log: string[] = [];
let purging: RepeatingJob | null = null;

beforeEach(async () => {
  cache = await startWebhookReceiver();
  [state, log] = ["1", []];
});
afterEach(async () => {
  await purging?.stop();
  await cache.stop();
});

function start({
  purgeSecret = null,
  againAfterMs = 1,
}: { purgeSecret?: string | null; againAfterMs?: number } = {}) {
  purging = startPurging(
    { purgeUrl: cache.url, purgeSecret, siteUrl },
    {
      readState: () =>
        state === "away" ? Promise.reject(new Error(state)) : Promise.resolve(state),
      log: (message) => log.push(message),
      lookEveryMs: 5,
      againAfterMs,
    },
  );
}

async function waitForPurges(count: number): Promise<void> {
  await vi.waitFor(() => expect(cache.received.length).toBe(count), patience);
}

test("the cache is told at the start and after each change, and again for what was on its way", async () => {
  start();
  await waitForPurges(2);
  state = "2";
  await waitForPurges(4);
  state = "away";
  const [first] = cache.received;
  expect(JSON.parse(first?.body ?? "")).toMatchObject({
    type: "pages.changed",
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    data: { siteUrl },
  });
  expect(first?.headers["webhook-signature"]).toBeUndefined();
  expect(new Set(cache.received.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
  expect(log).toEqual([]);
});

test("a change is told at once, also while the purge before it waits to be repeated", async () => {
  start({ againAfterMs: 3_600_000 });
  await waitForPurges(1);
  state = "2";
  await waitForPurges(2);
  await purging?.stop();
  expect(cache.received).toHaveLength(2);
});

test("what is sent is signed where there is a secret", async () => {
  start({ purgeSecret: secret });
  await waitForPurges(2);
  const { headers = {}, body = "" } = cache.received[0] ?? {};
  const verifier = new Webhook(secret, { format: "raw" });
  expect(verifier.verify(body, headers as Record<string, string>)).toMatchObject({
    type: "pages.changed",
  });
});

test("a cache that does not take it is told until it does, and the log says both once", async () => {
  cache.answer = { status: 503 };
  start();
  await vi.waitFor(() => expect(cache.received.length).toBeGreaterThan(1), patience);
  state = "2";
  cache.answer = { status: 204 };
  await vi.waitFor(() => expect(log).toHaveLength(2), patience);
  expect(log).toEqual([
    expect.stringContaining("was not told that pages have changed (HTTP 503)"),
    "The page cache was told that pages have changed.",
  ]);
});
