import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import type { Database } from "#server/db/schema.ts";
import type { HealthParts } from "./health.ts";
import { createHealth } from "./health.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import type { PlannedMessage } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { describeOnEachDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

const minuteMs = 60_000;

function makeHealth(database: Database, given: Partial<HealthParts> = {}) {
  return createHealth({
    database,
    isMetricsOn: true,
    readFigures: () =>
      Promise.resolve({
        counts: { documents: { renders: 3, hits: 4 }, posts: { limited: 2 } },
        residentBytes: 120_000_000,
      }),
    isStopping: () => false,
    arePagesServed: () => Promise.resolve(true),
    planned: [{ channel: "mail", heldBecause: null }],
    ...given,
  });
}

async function ask(health: ReturnType<typeof makeHealth>, path: string) {
  const response = await health.request(path);
  return [response.status, await response.json()] as const;
}

/** The bindings of a request that came over a socket from this address. */
function from(remoteAddress: string) {
  // Nothing of the rest of a Node request is read.
  return { incoming: { socket: { remoteAddress } } as never };
}

describeOnEachDatabase("health", (underTest) => {
  test("all is well while pages and database work and every message is sent", async () => {
    const health = makeHealth(underTest.database);
    const ready = { status: "ok", process: "ok", pages: "ok", database: "ok" };
    expect(await ask(health, "/livez")).toEqual([200, { status: "ok" }]);
    expect(await ask(health, "/healthz")).toEqual([200, ready]);
    const undelivered = { failed: 0, held: 0, refused: 0, overdue: 0 };
    expect(await ask(health, "/statusz")).toEqual([
      200,
      { ...ready, outbox: "ok", channelsNotSetUp: [], undelivered },
    ]);
  });

  const receive = (planned: readonly PlannedMessage[]) =>
    createInquiries(underTest.database, () => {}, { planned }).receive(makeInquiry(), {
      idempotencyKey: null,
    });
  const later = (minutes: number) => () =>
    Promise.resolve(new Date(Date.now() + minutes * minuteMs));

  test("a message that nobody sends fails the status and takes no site out", async () => {
    const { database } = underTest;
    await receive([{ channel: "mail", heldBecause: null }]);
    expect(await ask(makeHealth(database, { clock: later(9) }), "/statusz")).toMatchObject([
      200,
      {},
    ]);
    const health = makeHealth(database, { clock: later(11) });
    expect(await ask(health, "/statusz")).toMatchObject([503, { outbox: "stuck" }]);
    expect(await ask(health, "/healthz")).toMatchObject([200, { status: "ok" }]);
  });

  test("a message that is held or older than an hour fails the status", async () => {
    const { database } = underTest;
    await receive([
      { channel: "mail", heldBecause: "SMTP_URL is not set" },
      { channel: "webhook", heldBecause: null },
    ]);
    expect(await ask(makeHealth(database), "/statusz")).toMatchObject([
      503,
      { status: "failing", undelivered: { held: 1, overdue: 0 } },
    ]);
    expect(await ask(makeHealth(database, { clock: later(61) }), "/statusz")).toMatchObject([
      503,
      { undelivered: { held: 1, overdue: 1 } },
    ]);
    expect(await ask(makeHealth(database, { clock: later(61) }), "/healthz")).toMatchObject([
      200,
      {},
    ]);
  });

  test("a mail server that is not set up fails the status before the first inquiry", async () => {
    const planned = [{ channel: "mail", heldBecause: "SMTP_URL is not set" }] as const;
    const health = makeHealth(underTest.database, { planned });
    expect(await ask(health, "/statusz")).toMatchObject([503, { channelsNotSetUp: ["mail"] }]);
    expect(await ask(health, "/healthz")).toMatchObject([200, {}]);
  });

  test("a process that is ending says so, so that visitors are sent elsewhere, and is alive", async () => {
    const health = makeHealth(underTest.database, { isStopping: () => true });
    expect(await ask(health, "/healthz")).toMatchObject([503, { process: "stopping" }]);
    expect(await ask(health, "/livez")).toEqual([200, { status: "ok" }]);
  });

  test.each([
    ["are not served", () => Promise.resolve(false)],
    ["fail", () => Promise.reject(new Error("No page."))],
  ])("a process whose pages %s is not ready, and alive", async (_, arePagesServed) => {
    const health = makeHealth(underTest.database, { arePagesServed });
    expect(await ask(health, "/healthz")).toMatchObject([503, { pages: "failing" }]);
    expect(await ask(health, "/livez")).toEqual([200, { status: "ok" }]);
  });
});

describeOnEachDatabase("the metrics", (underTest) => {
  test("count inquiries, messages and documents, and name nobody", async () => {
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
    const health = makeHealth(database);
    expect(await ask(health, "/healthz")).toEqual([
      503,
      { status: "failing", process: "ok", pages: "ok", database: "not writable" },
    ]);
    expect(await ask(health, "/statusz")).toMatchObject([
      503,
      { outbox: "unknown", undelivered: null },
    ]);
    expect(await ask(health, "/livez")).toEqual([200, { status: "ok" }]);
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
