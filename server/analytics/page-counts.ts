import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { business } from "#content/dealership/business.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import type { EventKind } from "#domain/analytics/event.ts";
import { contactPage, type AnalyticsPage } from "./analytics-page.ts";
import { formatDatabaseFailure } from "#server/db/database-failure.ts";
import type { Database, PageCountTable, Schema } from "#server/db/schema.ts";
import { limits } from "#server/limits.ts";

/** With four columns a row this is far below the number of parameters that either database takes. */
const rowsPerStatement = 500;
const minuteMs = 60_000;

/** Counts that are buffered in memory until they are added to the database. */
export interface PageCounts {
  /** Adds one to a count in memory. It never waits and never throws. */
  add: (kind: EventKind, path: string) => void;
  /**
   * Adds the buffered counts to the database in one transaction. False when that failed: the
   * counts then stay in the buffer. Never throws.
   */
  flush: () => Promise<boolean>;
}

export interface PageCountOptions {
  /** Called once when counts cannot be written, and again only after they could be in between. */
  warn: (message: string) => void;
  now?: () => Date;
  /** How many days, pages and kinds are buffered while the database is away; more are dropped. */
  keysMax?: number;
}

/** The buffered counts of one process, written to one database. */
export function createPageCounts(
  { kysely }: Pick<Database, "kysely">,
  { warn, now = () => new Date(), keysMax = limits.countsWaitingMax }: PageCountOptions,
): PageCounts {
  let buffer = new Map<string, PageCountTable>();
  let isFailing = false;
  const readDay = cacheDayForMinute(now);

  function addToBuffer(row: PageCountTable): void {
    const key = formatKey(row);
    const known = buffer.get(key);
    if (known) known.count += row.count;
    else if (buffer.size < keysMax) buffer.set(key, row);
  }

  return {
    add: (kind, path) => addToBuffer({ day: readDay(), path, kind, count: 1 }),
    flush: async () => {
      if (buffer.size === 0) return true;
      const rows = buffer.values().toArray();
      buffer = new Map();
      try {
        await kysely.transaction().execute((transaction) => addCounts(transaction, rows));
        isFailing = false;
        return true;
      } catch (error) {
        for (const row of rows) addToBuffer(row);
        const reason = formatDatabaseFailure(error);
        if (!isFailing) warn(`Counts could not be written and wait in memory: ${reason}`);
        isFailing = true;
        return false;
      }
    },
  };
}

/**
 * Counts an inquiry for a page, in the transaction that stores the inquiry, so that both are
 * written or neither is. A vehicle's page that does not exist is replaced by the form's page.
 * @throws when the database fails; the transaction is then rolled back.
 */
export async function recordInquiry(
  transaction: Kysely<Schema>,
  receivedAt: Date,
  page: AnalyticsPage,
): Promise<void> {
  const day = toDay(receivedAt, business.timeZone);
  const { path } = (await pageExists(transaction, page)) ? page : contactPage;
  await addCounts(transaction, [{ day, path, kind: "inquiry", count: 1 }]);
}

async function pageExists(
  transaction: Kysely<Schema>,
  { vehicleId }: AnalyticsPage,
): Promise<boolean> {
  if (vehicleId === null) return true;
  const vehicle = transaction.selectFrom("vehicles").select("id").where("id", "=", vehicleId);
  return (await vehicle.executeTakeFirst()) !== undefined;
}

/** Adds counts to those in the database, within the caller's transaction. */
async function addCounts(
  transaction: Kysely<Schema>,
  rows: readonly PageCountTable[],
): Promise<void> {
  // Processes that lock the same rows in the same order cannot deadlock.
  const sorted = rows.toSorted(compareKeys);
  for (let start = 0; start < sorted.length; start += rowsPerStatement) {
    await transaction
      .insertInto("page_counts")
      .values(sorted.slice(start, start + rowsPerStatement))
      .onConflict((conflict) =>
        conflict.columns(["day", "path", "kind"]).doUpdateSet((row) => ({
          count: row("page_counts.count", "+", row.ref("excluded.count")),
        })),
      )
      .execute();
  }
}

/** Flushes counts in the background. */
export interface Flushing {
  /** Flushes a last time, then ends. */
  stop: () => Promise<void>;
}

/**
 * Starts flushing counts in the background.
 * @param everyMs the pause between flushes; it is doubled after each one that failed, up to
 * `limits.countsRetriedEveryMs`.
 */
export function startFlushing(
  counts: Pick<PageCounts, "flush">,
  everyMs: number = limits.countsFlushedEveryMs,
): Flushing {
  const stopping = new AbortController();
  const { signal } = stopping;
  const done = (async () => {
    let delayMs = everyMs;
    while (!signal.aborted) {
      // Stopping ends the pause early.
      await wait(delayMs, undefined, { signal }).catch(() => {});
      const isWritten = await counts.flush();
      delayMs = isWritten ? everyMs : Math.min(delayMs * 2, limits.countsRetriedEveryMs);
    }
    // Some may have been counted during the last flush.
    await counts.flush();
  })();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

function compareKeys(left: PageCountTable, right: PageCountTable): number {
  const [leftKey, rightKey] = [formatKey(left), formatKey(right)];
  if (leftKey === rightKey) return 0;
  return leftKey < rightKey ? -1 : 1;
}

function formatKey({ day, path, kind }: PageCountTable): string {
  return `${day} ${path} ${kind}`;
}

/** Days begin on a whole minute in every time zone, so the day is computed once a minute. */
function cacheDayForMinute(now: () => Date): () => string {
  let minute = Number.NaN;
  let day = "";
  return () => {
    const instant = now();
    const current = Math.floor(instant.getTime() / minuteMs);
    if (current !== minute) {
      minute = current;
      day = toDay(instant, business.timeZone);
    }
    return day;
  };
}
