import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { fromRow } from "#server/db/inquiry-rows.ts";
import type { Database } from "#server/db/schema.ts";

const requestsMax = 50;

/**
 * Requests that name a day, such as a test drive on it or a rental from it on; oldest first. Whether
 * they are answered does not matter: the day has come.
 * @param day YYYY-MM-DD.
 * @throws when the database fails.
 */
export async function listRequestsOfDay(
  { kysely }: Database,
  day: string,
): Promise<StoredInquiry[]> {
  const rows = await kysely
    .selectFrom("inquiries")
    .selectAll()
    .where("status", "!=", "spam")
    // Dates are stored so, and a text with quotes in it has them escaped.
    .where("details", "like", `%:"${day}"%`)
    .orderBy("id")
    .limit(requestsMax)
    .execute();
  return rows.map(fromRow);
}
