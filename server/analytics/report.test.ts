import { expect, test } from "vitest";
import { createPageCounts } from "./page-counts.ts";
import { formatReportCsv } from "./report-csv.ts";
import { countLeads, readReport } from "./report.ts";
import { sumUpWeeks } from "./week-counts.ts";
import type { EventKind } from "#domain/analytics/event.ts";
import type { Database } from "#server/db/schema.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createInquiryWork } from "#server/inquiries/inquiry-work.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { readQueryPlans } from "#tests/fixtures/query-plans.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

const hourMs = 3_600_000;
/** Ten o'clock in the evening of 20 November in New York. */
const now = new Date("2026-11-21T03:00:00Z");

async function count(database: Database, at: string, kind: EventKind, path: string, times: number) {
  const counts = createPageCounts(database, { warn: () => {}, now: () => new Date(at) });
  for (let done = 0; done < times; done += 1) counts.add(kind, path);
  expect(await counts.flush()).toBe(true);
}

describeOnEachDatabase("the report", (underTest) => {
  test.runIf(underTest.dialect === "sqlite")(
    "reads weeks from their sums and single days from an index that has all it needs",
    async () => {
      await count(underTest.database, "2026-01-05T12:00:00Z", "call", "/rentals", 1);
      await sumUpWeeks(underTest.database, now);
      const plans = await readQueryPlans(underTest.database, (database) =>
        readReport(database, 365, now),
      );
      // The union of days and weeks is called "counts".
      const reads = plans.filter((line) => /^(?:SCAN (?!counts)|SEARCH)/.test(line));
      expect([...new Set(reads.map((line) => line.replace(/ \(.*/, "")))].toSorted()).toEqual([
        "SEARCH inquiries USING INDEX inquiries_by_time",
        "SEARCH inquiry_work USING INDEX sqlite_autoindex_inquiry_work_1",
        "SEARCH page_counts USING COVERING INDEX page_counts_by_day",
        "SEARCH week_counts USING COVERING INDEX sqlite_autoindex_week_counts_1",
        "SEARCH week_counts USING INDEX sqlite_autoindex_week_counts_1",
      ]);
    },
  );

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
    expect(report).toMatchObject({
      from: "2026-11-19",
      to: "2026-11-20",
      pages: [
        { path: "/rentals", counts: { ...none, call: 3 } },
        { path: "/", counts: { ...none, financing: 1 } },
        { path: "/about", counts: { ...none, view: 9, prefetch: 4 } },
      ],
      totals: { view: 9, prefetch: 4, call: 3, financing: 1, inquiry: 0 },
      inquiriesStored: 0,
      answerTimes: { answered: 0, unanswered: 0, medianMs: null, worstMs: null },
      weeks: [{ from: "2026-11-19", views: 9, calls: 3, inquiries: 0 }],
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

describeOnEachDatabase("a report of a year", (underTest) => {
  test("says the same when its past weeks are summed up, and does not read their days then", async () => {
    const { database } = underTest;
    // Before the first whole week of the year, in its first and last day, and after what is summed up.
    for (const [day, times] of [
      ["2025-11-23", 1],
      ["2025-11-24", 2],
      ["2025-11-30", 4],
      ["2026-05-13", 8],
      ["2026-10-18", 16],
      ["2026-10-19", 32],
      ["2026-11-20", 64],
    ] as const) {
      await count(database, `${day}T12:00:00Z`, "call", "/rentals", times);
      await count(database, `${day}T12:00:00Z`, "view", "/about", 1);
    }
    const before = await readReport(database, 365, now);
    expect(before.totals).toMatchObject({ call: 127, view: 7 });
    await Promise.all([sumUpWeeks(database, now), sumUpWeeks(database, now)]);
    expect(await readReport(database, 365, now)).toEqual(before);
    await database.kysely
      .deleteFrom("page_counts")
      .where("day", ">=", "2025-11-24")
      .where("day", "<", "2026-10-19")
      .execute();
    expect(await readReport(database, 365, now)).toEqual(before);
    expect((await readReport(database, 30, now)).totals.call).toBe(64);
  });
});

describeOnEachDatabase("the time to answer", (underTest) => {
  test("tells by week how long answers took: the middle one and the worst", async () => {
    const { database } = underTest;
    const [monday, sunday] = ["2026-11-16T15:00:00Z", "2026-11-15T15:00:00Z"];
    for (const [key, at, hours] of [
      ["a", monday, 1],
      ["b", monday, 9],
      ["c", monday, 3],
      ["d", monday, null],
      ["e", sunday, 2],
    ] as const) {
      const received = await createInquiries(database, () => {}, {
        now: () => new Date(at),
      }).receive(makeInquiry(), { idempotencyKey: key });
      const id = received.kind === "received" ? received.id : "";
      const answeredAt = () => new Date(Date.parse(at) + (hours ?? 0) * hourMs);
      if (hours !== null) {
        await createInquiryWork(database, { now: answeredAt }).markAnswered(id, terminalAuthor);
      }
    }
    const { answerTimes, weeks } = await readReport(database, 10, now);
    expect(answerTimes).toEqual({
      answered: 4,
      unanswered: 1,
      medianMs: 2.5 * hourMs,
      worstMs: 9 * hourMs,
    });
    expect(weeks).toMatchObject([
      { from: "2026-11-11", inquiries: 1, answerTimes: { answered: 1, medianMs: 2 * hourMs } },
      { from: "2026-11-16", inquiries: 4, answerTimes: { answered: 3, medianMs: 3 * hourMs } },
    ]);
    expect(formatReportCsv(await readReport(database, 10, now), "weeks")).toBe(
      "weekFrom,views,calls,inquiries,answered,unanswered,medianMinutesToAnswer,worstMinutesToAnswer\n2026-11-11,0,0,1,1,0,120,120\n2026-11-16,0,0,4,3,1,180,540\n",
    );
  });
});
