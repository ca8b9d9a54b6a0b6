import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import type { Database } from "#server/db/schema.ts";
import type { HealthParts } from "./health.ts";
import { createHealth } from "./health.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { describeOnEachDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

const minuteMs = 60_000;

function makeHealth(database: Database, given: Partial<HealthParts> = {}) {
  return createHealth({
    database,
    isMetricsOn: true,
    readCounts: () => ({ documents: { renders: 3, hits: 4 }, posts: { limited: 2 } }),
    isStopping: () => false,
    ...given,
  });
}

/** The bindings of a request that came over a socket from this address. */
function from(remoteAddress: string) {
  // Nothing of the rest of a Node request is read.
  return { incoming: { socket: { remoteAddress } } as never };
}

describeOnEachDatabase("health", (underTest) => {
  test("all is well while the database can be written to and nothing is stuck", async () => {
    const response = await makeHealth(underTest.database).request("/healthz");
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: "ok", database: "ok", outbox: "ok", process: "ok" },
    ]);
  });

  test("a message that nobody sends makes the outbox stuck", async () => {
    const { database } = underTest;
    const planned = [{ channel: "mail", heldBecause: null }] as const;
    const inquiries = createInquiries(database, () => {}, { planned });
    await inquiries.receive(makeInquiry(), { idempotencyKey: null });
    const later = (minutes: number) => () =>
      Promise.resolve(new Date(Date.now() + minutes * minuteMs));
    const soon = await makeHealth(database, { clock: later(9) }).request("/healthz");
    expect(soon.status).toBe(200);
    const late = await makeHealth(database, { clock: later(11) }).request("/healthz");
    expect([late.status, await late.json()]).toMatchObject([503, { outbox: "stuck" }]);
  });

  test("a process that is ending says so, so that visitors are sent elsewhere", async () => {
    const health = makeHealth(underTest.database, { isStopping: () => true });
    const response = await health.request("/healthz");
    expect([response.status, await response.json()]).toMatchObject([503, { process: "stopping" }]);
  });

  test("the metrics count inquiries, messages and documents, and name nobody", async () => {
    const { database } = underTest;
    const planned = [
      { channel: "mail", heldBecause: null },
      { channel: "webhook", heldBecause: "because" },
    ] as const;
    const inquiries = createInquiries(database, () => {}, { planned });
    await inquiries.receive(makeInquiry(), { idempotencyKey: null });
    await createOutbox(database).claim(["mail"], 1);
    const response = await makeHealth(database).request("/metrics", {}, from("127.0.0.1"));
    const text = await response.text();
    for (const line of [
      'carts_inquiries{status="new"} 1',
      'carts_deliveries{channel="mail",state="sending"} 1',
      'carts_deliveries{channel="webhook",state="held"} 1',
      "carts_oldest_pending_delivery_seconds 0",
      "carts_document_renders_total 3",
      'carts_posts_total{outcome="limited"} 2',
      "carts_document_cache_hits_total 4",
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).not.toMatch(/Ada|Quinn|example/);
  });
});

describe("health without a database", () => {
  test("a closed database is not writable", async () => {
    const { place, remove } = makeDirectory();
    const database = await openDatabase(place);
    await database.close();
    const response = await makeHealth(database).request("/healthz");
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: "failing", database: "not writable", outbox: "unknown", process: "ok" },
    ]);
    await remove();
  });

  test("a lock held by another writer is told while it lasts", async () => {
    const { place, remove } = makeDirectory();
    const database = await openDatabase(place);
    const writer = new DatabaseSync(join(place.dataDir, sqliteFileName), { timeout: 10_000 });
    writer.exec("begin immediate");
    const response = await makeHealth(database).request("/healthz");
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { database: "not writable" },
    ]);
    writer.close();
    await database.close();
    await remove();
  });

  test.each([
    ["another machine", true, from("203.0.113.9"), {}],
    ["a proxy on this machine", true, from("127.0.0.1"), { "X-Forwarded-For": "203.0.113.9" }],
    ["this machine while they are off", false, from("127.0.0.1"), {}],
  ])("metrics are no page for %s", async (_, isMetricsOn, bindings, headers) => {
    const { place, remove } = makeDirectory();
    const database = await openDatabase(place);
    const health = makeHealth(database, { isMetricsOn });
    const response = await health.request("/metrics", { headers }, bindings);
    expect(response.status).toBe(404);
    await database.close();
    await remove();
  });
});
