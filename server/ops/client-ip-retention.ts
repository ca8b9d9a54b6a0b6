import type { Database } from "#server/db/schema.ts";
import { limits } from "#server/limits.ts";

/** The longest window of a rate limit; what ends later was written while a clock was wrong. */
const windowMaxMs = limits.postsPerHourWindowSeconds * 1_000;

/**
 * Deletes the counts of client IPs whose window has ended, as decision 033 promises. The library
 * that writes them deletes only what ended an hour ago, and nothing in the first five minutes of a
 * process. On SQLite the table is empty: client IPs are counted in memory there.
 * @throws when the database fails.
 */
export async function deleteExpiredClientIps({ kysely }: Database, now: Date): Promise<void> {
  const at = now.getTime();
  await kysely
    .deleteFrom("rate_limits")
    .where((row) =>
      row.or([
        row("expire", "<=", at),
        row("expire", ">", at + 2 * windowMaxMs),
        row("expire", "is", null),
      ]),
    )
    .execute();
}
