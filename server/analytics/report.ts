import { business } from "#content/dealership/business.ts";
import { addDays, toDay } from "#domain/calendar/calendar-day.ts";
import { eventKinds, type EventKind } from "#domain/analytics/event.ts";
import type { Database } from "#server/db/schema.ts";
import { type AnswerTimes, computeAnswerTimes, readReceivedInquiries } from "./answer-times.ts";
import { type DayCount, type ReportWeek, splitWeeks } from "./report-weeks.ts";
import { selectCounts } from "./week-counts.ts";

export type Counts = Readonly<Record<EventKind, number>>;

/** What was counted from one day to another, both included. */
export interface AnalyticsReport {
  /** The first day, as YYYY-MM-DD in the dealership's time zone. */
  from: string;
  to: string;
  /** Sorted by how many calls, financing clicks and inquiries they led to, most first. */
  pages: readonly { path: string; counts: Counts }[];
  totals: Counts;
  /** Stored inquiries that are not suspected spam, whether they were counted or not. */
  inquiriesStored: number;
  answerTimes: AnswerTimes;
  /** Oldest first. */
  weeks: readonly ReportWeek[];
}

/**
 * Adds up the counts in the database. Counts that a running site still buffers in memory are
 * missing; they are written within `limits.countsFlushedEveryMs`.
 * @param dayCount how many days to report, the day of `now` included.
 * @throws when the database does not answer.
 */
export async function readReport(
  { kysely }: Pick<Database, "kysely">,
  dayCount: number,
  now: Date,
): Promise<AnalyticsReport> {
  const to = toDay(now, business.timeZone);
  const from = addDays(to, 1 - dayCount);
  const { counts: counted } = await selectCounts({ kysely }, from, to);
  const [rows, days, inquiries] = await Promise.all([
    readPathCounts(counted),
    readDayCounts(counted),
    readReceivedInquiries({ kysely }, from, to),
  ]);
  const totals = createZeroCounts();
  const pages = new Map<string, Record<EventKind, number>>();
  for (const { path, kind, count } of rows) {
    if (!isEventKind(kind)) continue;
    const page = pages.get(path) ?? createZeroCounts();
    pages.set(path, page);
    // PostgreSQL returns a sum of integers as text.
    page[kind] += Number(count);
    totals[kind] += Number(count);
  }
  return {
    from,
    to,
    pages: [...pages].map(([path, counts]) => ({ path, counts })).toSorted(compareByLeads),
    totals,
    inquiriesStored: inquiries.length,
    answerTimes: computeAnswerTimes(inquiries),
    weeks: splitWeeks(from, to, days, inquiries),
  };
}

/** The sum of calls, financing clicks and inquiries. */
export function countLeads({ call, financing, inquiry }: Counts): number {
  return call + financing + inquiry;
}

type CountQuery = Awaited<ReturnType<typeof selectCounts>>["counts"];

function readPathCounts(counts: CountQuery) {
  return counts
    .select((row) => ["path", "kind", row.fn.sum<number | string>("count").as("count")])
    .groupBy(["path", "kind"])
    .execute();
}

async function readDayCounts(counts: CountQuery): Promise<DayCount[]> {
  const rows = await counts
    .select((row) => ["day", "kind", row.fn.sum<number | string>("count").as("count")])
    .groupBy(["day", "kind"])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

type PageReport = AnalyticsReport["pages"][number];

function compareByLeads(left: PageReport, right: PageReport): number {
  return (
    countLeads(right.counts) - countLeads(left.counts) ||
    right.counts.view - left.counts.view ||
    right.counts.prefetch - left.counts.prefetch ||
    (left.path < right.path ? -1 : 1)
  );
}

function createZeroCounts(): Record<EventKind, number> {
  return { view: 0, prefetch: 0, call: 0, financing: 0, inquiry: 0 };
}

function isEventKind(kind: string): kind is EventKind {
  return eventKinds.some((known) => known === kind);
}
