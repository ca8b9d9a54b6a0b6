import { business } from "#content/dealership/business.ts";
import { addDays, toDay } from "#domain/calendar/calendar-day.ts";
import { eventKinds, type EventKind } from "#domain/analytics/event.ts";
import type { Database } from "#server/db/schema.ts";

export type Counts = Readonly<Record<EventKind, number>>;

/** What was counted from one day to another, both included. */
export interface CountReport {
  /** Days in America/New_York, as YYYY-MM-DD. */
  from: string;
  to: string;
  /** Those that led to most calls and inquiries first. */
  pages: readonly { path: string; counts: Counts }[];
  totals: Counts;
  /** Inquiries that are stored and no suspected spam, counted or not. */
  inquiriesStored: number;
}

/**
 * Adds up what is in the database; what a running site still has in memory follows a few seconds
 * later.
 * @param days how many, the day of `now` included.
 * @throws when the database does not answer.
 */
export async function readReport(
  { kysely }: Pick<Database, "kysely">,
  days: number,
  now: Date,
): Promise<CountReport> {
  const to = toDay(now, business.timeZone);
  const from = addDays(to, 1 - days);
  const rows = await kysely
    .selectFrom("page_counts")
    .select((row) => ["path", "kind", row.fn.sum<number | string>("count").as("count")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy(["path", "kind"])
    .execute();
  const totals = noCounts();
  const pages = new Map<string, Record<EventKind, number>>();
  for (const { path, kind, count } of rows) {
    if (!isCountKind(kind)) continue;
    const page = pages.get(path) ?? noCounts();
    pages.set(path, page);
    // PostgreSQL adds integers up to a type that comes as text.
    page[kind] += Number(count);
    totals[kind] += Number(count);
  }
  return {
    from,
    to,
    pages: [...pages].map(([path, counts]) => ({ path, counts })).toSorted(compare),
    totals,
    inquiriesStored: await countStored({ kysely }, from, to),
  };
}

/** Calls, financing clicks and inquiries: what a page is there for. */
export function countLeads({ call, financing, inquiry }: Counts): number {
  return call + financing + inquiry;
}

async function countStored(
  { kysely }: Pick<Database, "kysely">,
  from: string,
  to: string,
): Promise<number> {
  const received = await kysely
    .selectFrom("inquiries")
    .select("received_at")
    .where("status", "!=", "spam")
    // The day in New York begins later than the same day in UTC.
    .where("received_at", ">=", from)
    .execute();
  const days = received.map((row) => toDay(new Date(row.received_at), business.timeZone));
  return days.filter((day) => day >= from && day <= to).length;
}

type Page = CountReport["pages"][number];

function compare(one: Page, other: Page): number {
  return (
    countLeads(other.counts) - countLeads(one.counts) ||
    other.counts.view - one.counts.view ||
    other.counts.ahead - one.counts.ahead ||
    (one.path < other.path ? -1 : 1)
  );
}

function noCounts(): Record<EventKind, number> {
  return { view: 0, ahead: 0, call: 0, financing: 0, inquiry: 0 };
}

function isCountKind(kind: string): kind is EventKind {
  return eventKinds.some((known) => known === kind);
}
