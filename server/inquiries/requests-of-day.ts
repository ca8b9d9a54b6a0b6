import { sql } from "kysely";
import { business } from "#content/dealership/business.ts";
import { toInstant } from "#domain/calendar/business-hours.ts";
import { addDays } from "#domain/calendar/calendar-day.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { Database } from "#server/db/schema.ts";

const requestsMax = 50;

/** Requests for one desk, such as a rental or a test drive, oldest first. */
function selectRequests({ kysely }: Database) {
  return (
    kysely
      .selectFrom("inquiries")
      .selectAll()
      .where("status", "!=", "spam")
      // Written out, because SQLite takes no parameter for the condition of an index.
      .where("details", "!=", sql.lit("{}"))
      .orderBy("id")
      .limit(requestsMax)
  );
}

/**
 * Requests that name a day, such as the first or the last day of a rental; oldest first. Whether
 * they are answered does not matter: the day has come.
 * @param day YYYY-MM-DD.
 * @throws when the database fails.
 */
export async function listRequestsOfDay(database: Database, day: string): Promise<StoredInquiry[]> {
  const rows = await selectRequests(database)
    // Dates are stored so, and a text with quotes in it has them escaped.
    .where("details", "like", `%:"${day}"%`)
    .execute();
  return rows.map(fromRow);
}

/**
 * Requests that came in on a day of the dealership's own time, oldest first.
 * @param day YYYY-MM-DD.
 * @throws when the database fails.
 */
export async function listRequestsReceivedOn(
  database: Database,
  day: string,
): Promise<StoredInquiry[]> {
  const startOf = (date: string) =>
    new Date(toInstant(new Date(`${date}T00:00:00Z`), 0, business.timeZone)).toISOString();
  const rows = await selectRequests(database)
    .where("received_at", ">=", startOf(day))
    .where("received_at", "<", startOf(addDays(day, 1)))
    .execute();
  return rows.map(fromRow);
}
