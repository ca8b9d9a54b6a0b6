import { sql } from "kysely";
import { business } from "#content/dealership/business.ts";
import { addDays, toDay } from "#domain/calendar/calendar-day.ts";
import { weekDays } from "#domain/calendar/opening-hours.ts";
import { findWeekDay } from "#domain/calendar/wall-time.ts";
import type { Database } from "#server/db/schema.ts";

type Place = Pick<Database, "kysely">;

/**
 * A week is summed up when it has been over for so long. A process that could not reach the database
 * adds what it counted later, under the day on which it was counted.
 */
const restDays = 28;

/**
 * Sums up the counts of every week that has been over for `restDays`, so that a report of a year
 * reads a row for each week and page instead of seven. Several processes may do it at the same time.
 * @throws when the database fails; the weeks before are then summed up.
 */
export async function sumUpWeeks({ kysely }: Place, now: Date): Promise<void> {
  const before = addDays(toDay(now, business.timeZone), -restDays);
  const last = await readLastWeek({ kysely });
  const first = last === null ? await readFirstDay({ kysely }) : addDays(last, weekDays.length);
  if (first === null) return;
  let week = toMonday(first);
  for (let next = addDays(week, weekDays.length); next <= before;) {
    await sumUp({ kysely }, week, next);
    [week, next] = [next, addDays(next, weekDays.length)];
  }
}

/** Sums up one week, in one statement. @param next the Monday after it. */
async function sumUp({ kysely }: Place, week: string, next: string): Promise<void> {
  await kysely
    .insertInto("week_counts")
    .columns(["week", "path", "kind", "count"])
    .expression((from) =>
      from
        .selectFrom("page_counts")
        .select((row) => [
          sql<string>`cast(${week} as text)`.as("week"),
          "path",
          "kind",
          row.fn.sum<number>("count").as("count"),
        ])
        .where("day", ">=", week)
        .where("day", "<", next)
        .groupBy(["path", "kind"]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * What was counted from one day to another, both included, for further summing: rows of days, and of
 * whole weeks under their Monday where they are summed up.
 * @throws when the database fails.
 */
export async function selectCounts({ kysely }: Place, from: string, to: string) {
  const selectDays = (first: string, end: string) =>
    kysely
      .selectFrom("page_counts")
      .select(["day", "path", "kind", "count"])
      .where("day", ">=", first)
      .where("day", "<", end);
  const end = addDays(to, 1);
  const monday = toMonday(addDays(from, weekDays.length - 1));
  const last = await readLastWeek({ kysely });
  const summedUntil = last === null ? monday : addDays(last, weekDays.length);
  if (summedUntil <= monday || summedUntil > end) {
    return { counts: kysely.selectFrom(selectDays(from, end).as("counts")) };
  }
  const weeks = kysely
    .selectFrom("week_counts")
    .select(["week as day", "path", "kind", "count"])
    .where("week", ">=", monday)
    .where("week", "<", summedUntil);
  const rows = selectDays(from, monday).unionAll(weeks).unionAll(selectDays(summedUntil, end));
  return { counts: kysely.selectFrom(rows.as("counts")) };
}

/** The Monday of the last week that is summed up; null when none is. */
async function readLastWeek({ kysely }: Place): Promise<string | null> {
  const row = await kysely
    .selectFrom("week_counts")
    .select((table) => table.fn.max<string | null>("week").as("week"))
    .executeTakeFirst();
  return row?.week ?? null;
}

async function readFirstDay({ kysely }: Place): Promise<string | null> {
  const row = await kysely
    .selectFrom("page_counts")
    .select((table) => table.fn.min<string | null>("day").as("day"))
    .executeTakeFirst();
  return row?.day ?? null;
}

/** The Monday on or before a day. */
function toMonday(day: string): string {
  return addDays(day, -weekDays.indexOf(findWeekDay(day)));
}
