import { expect, test } from "vitest";
import { createPageCounts } from "./page-counts.ts";
import { countLeads, readReport } from "./report.ts";
import type { EventKind } from "#domain/analytics/event.ts";
import type { Database } from "#server/db/schema.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

/** Ten o'clock in the evening of 20 November in New York. */
const now = new Date("2026-11-21T03:00:00Z");

async function count(database: Database, at: string, kind: EventKind, path: string, times: number) {
  const counts = createPageCounts(database, { warn: () => {}, now: () => new Date(at) });
  for (let done = 0; done < times; done += 1) counts.add(kind, path);
  expect(await counts.flush()).toBe(true);
}

describeOnEachDatabase("the report", (underTest) => {
  test("adds up whole days of New York, today included, best pages first", async () => {
    const { database } = underTest;
    // The last minute before the two days, the first of them, and the first after them.
    await count(database, "2026-11-19T04:59:00Z", "call", "/rentals", 100);
    await count(database, "2026-11-19T05:00:00Z", "call", "/rentals", 2);
    await count(database, "2026-11-20T12:00:00Z", "call", "/rentals", 1);
    await count(database, "2026-11-20T12:00:00Z", "view", "/about", 9);
    await count(database, "2026-11-20T12:00:00Z", "prefetch", "/about", 4);
    await count(database, "2026-11-20T12:00:00Z", "financing", "/", 1);
    await count(database, "2026-11-21T05:00:00Z", "call", "/rentals", 100);
    const report = await readReport(database, 2, now);
    const none = { view: 0, prefetch: 0, call: 0, financing: 0, inquiry: 0 };
    expect(report).toEqual({
      from: "2026-11-19",
      to: "2026-11-20",
      pages: [
        { path: "/rentals", counts: { ...none, call: 3 } },
        { path: "/", counts: { ...none, financing: 1 } },
        { path: "/about", counts: { ...none, view: 9, prefetch: 4 } },
      ],
      totals: { view: 9, prefetch: 4, call: 3, financing: 1, inquiry: 0 },
      inquiriesStored: 0,
    });
    expect(countLeads(report.totals)).toBe(4);
  });

  test("tells how many inquiries are stored, whether they were counted or not", async () => {
    const { database } = underTest;
    const receive = (at: string, given = {}) =>
      createInquiries(database, () => {}, { now: () => new Date(at) }).receive(makeInquiry(), {
        idempotencyKey: at,
        ...given,
      });
    await receive("2026-11-20T04:59:00Z");
    await receive("2026-11-20T05:00:00Z");
    await receive("2026-11-21T02:00:00Z", { creditedPage: { path: "/rentals", vehicleId: null } });
    await receive("2026-11-20T15:00:00Z", { findSuspicions: () => ["in a test"] });
    const { totals, inquiriesStored } = await readReport(database, 1, now);
    expect([totals.inquiry, inquiriesStored]).toEqual([1, 2]);
  });
});
