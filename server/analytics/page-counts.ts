import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { business } from "#content/dealership/business.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import type { EventKind } from "#domain/analytics/event.ts";
import { formPage, type CountedPage } from "./counted-page.ts";
import type { Database, PageCountTable, Schema } from "#server/db/schema.ts";
import { limits } from "#server/limits.ts";

/** Four columns a row: far below the number of parameters that either database takes. */
const rowsPerStatement = 500;
const minuteMs = 60_000;

/** Counts that wait in memory until they are added to the database. */
export interface PageCounts {
  /** Counts one. Touches memory alone: it never waits and never fails. */
  add: (kind: EventKind, path: string) => void;
  /**
   * Adds what waits to the database in one transaction; false when that failed, and then it waits
   * on. Never throws.
   */
  flush: () => Promise<boolean>;
}

export interface PageCountOptions {
  /** Told when counts cannot be written, once until they can again. */
  warn: (message: string) => void;
  now?: () => Date;
  /** Different days, pages and kinds kept while the database is away; more are not counted. */
  keysMax?: number;
}

/** The counts of one process for one database. */
export function createPageCounts(
  { kysely }: Pick<Database, "kysely">,
  { warn, now = () => new Date(), keysMax = limits.countsWaitingMax }: PageCountOptions,
): PageCounts {
  let waiting = new Map<string, PageCountTable>();
  let isFailing = false;
  const readDay = keepForAMinute(now);

  function put(row: PageCountTable): void {
    const key = `${row.day} ${row.kind} ${row.path}`;
    const known = waiting.get(key);
    if (known) known.count += row.count;
    else if (waiting.size < keysMax) waiting.set(key, row);
  }

  return {
    add: (kind, path) => put({ day: readDay(), path, kind, count: 1 }),
    flush: async () => {
      if (waiting.size === 0) return true;
      const rows = waiting.values().toArray();
      waiting = new Map();
      try {
        await kysely.transaction().execute((transaction) => addCounts(transaction, rows));
        isFailing = false;
        return true;
      } catch (error) {
        for (const row of rows) put(row);
        const code = error instanceof Error && "code" in error ? ` ${String(error.code)}` : "";
        if (!isFailing) warn(`Counts could not be written and wait in memory:${code}`);
        isFailing = true;
        return false;
      }
    },
  };
}

/** Counts an inquiry for a page within its own transaction, so that neither is without the other. */
export async function countInquiry(
  transaction: Kysely<Schema>,
  receivedAt: Date,
  page: CountedPage,
): Promise<void> {
  const day = toDay(receivedAt, business.timeZone);
  const { path } = (await isThere(transaction, page)) ? page : formPage;
  await addCounts(transaction, [{ day, path, kind: "inquiry", count: 1 }]);
}

async function isThere(transaction: Kysely<Schema>, { vehicleId }: CountedPage): Promise<boolean> {
  if (vehicleId === null) return true;
  const vehicle = transaction.selectFrom("vehicles").select("id").where("id", "=", vehicleId);
  return (await vehicle.executeTakeFirst()) !== undefined;
}

/** Adds counts to those of the database, within the transaction of whoever calls. */
async function addCounts(
  transaction: Kysely<Schema>,
  rows: readonly PageCountTable[],
): Promise<void> {
  // Processes that take the same rows in the same order never wait for one another in a circle.
  const sorted = rows.toSorted((one, other) => compare(one, other));
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

/** What is flushing counts in the background. */
export interface Flushing {
  /** Writes what still waits, then ends. */
  stop: () => Promise<void>;
}

/** Flushes every few seconds, and more seldom while the database is away. */
export function startFlushing(
  counts: Pick<PageCounts, "flush">,
  everyMs: number = limits.countsFlushedEveryMs,
): Flushing {
  const stopping = new AbortController();
  const { signal } = stopping;
  const done = (async () => {
    let delayMs = everyMs;
    while (!signal.aborted) {
      // Stopping ends the wait early.
      await wait(delayMs, undefined, { signal }).catch(() => {});
      const isWritten = await counts.flush();
      delayMs = isWritten ? everyMs : Math.min(delayMs * 2, limits.countsRetriedEveryMs);
    }
    // What was counted while a flush was under way.
    await counts.flush();
  })();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

function compare(one: PageCountTable, other: PageCountTable): number {
  const [first, second] = [one, other].map(({ day, path, kind }) => `${day} ${path} ${kind}`);
  if (first === second || first === undefined || second === undefined) return 0;
  return first < second ? -1 : 1;
}

/** Days begin on a whole minute in every time zone, so the day is worked out once in a minute. */
function keepForAMinute(now: () => Date): () => string {
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
