import { readNamedSettings } from "./command-database.ts";
import { CommandError, defineCommand, UsageError } from "./command.ts";
import { formatCount } from "./count-text.ts";
import { backUpSqlite } from "#server/db/backup.ts";
import { MissingDatabaseError } from "#server/db/database-place.ts";

const usage = `Usage: npm run backup -- FILE.sqlite

Copies the database while the site runs and checks the copy. docs/backup.md says how to restore.
`;

/** Backs the database up to the named file and returns the exit code. */
export const backupCommand = defineCommand(usage, async (words, terminal) => {
  const [target, ...rest] = words;
  if (target === undefined || target.startsWith("-") || rest.length > 0) throw new UsageError();
  const { databaseUrl, dataDir } = readNamedSettings(terminal);
  if (databaseUrl !== null) {
    throw new CommandError("DATABASE_URL is set: back up PostgreSQL with pg_dump.");
  }
  const { vehicles, inquiries, outboxMessages } = backUp(dataDir, target);
  const counts = [
    formatCount(vehicles, "vehicle"),
    formatCount(inquiries, "inquiry", "inquiries"),
    formatCount(outboxMessages, "delivery", "deliveries"),
  ];
  terminal.out(`Wrote ${target}: ${counts.join(", ")}. Checked.\n`);
  return 0;
});

function backUp(dataDir: string, target: string) {
  try {
    return backUpSqlite(dataDir, target);
  } catch (error) {
    if (error instanceof MissingDatabaseError) throw error;
    const reason = error instanceof Error ? error.message : "unknown error";
    throw new CommandError(`No backup was made: ${reason}`, { cause: error });
  }
}
