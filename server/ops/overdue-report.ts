import type { Database } from "#server/db/schema.ts";
import { countUndelivered } from "#server/outbox/undelivered.ts";

const hourMs = 3_600_000;

/**
 * Says in one line how many messages to the dealership were given up, are held, refused or overdue;
 * says nothing while there is none.
 * @throws when the database fails.
 */
export async function reportUndelivered(
  database: Database,
  warn: (message: string) => void,
  clock = database.readClock,
): Promise<void> {
  const now = await clock();
  const { oldestAt, ...counts } = await countUndelivered(database, now);
  if (oldestAt === null) return;
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  const total = found.reduce((sum, [, count]) => sum + count, 0);
  const named = found.map(([problem, count]) => `${count} ${problem}`).join(", ");
  const messages = total === 1 ? "1 message" : `${total} messages`;
  warn(
    `ERROR: ${messages} about inquiries did not reach the dealership (${named}), the oldest for ${formatAge(now.getTime() - Date.parse(oldestAt))}: npm run inquiries -- deliveries --failed`,
  );
}

function formatAge(ageMs: number): string {
  const hours = Math.floor(ageMs / hourMs);
  if (hours < 1) return "less than an hour";
  if (hours < 48) return hours === 1 ? "an hour" : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
