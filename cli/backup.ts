import type { Terminal } from "./command.ts";
import { CommandError } from "./command.ts";
import { backUpSqlite } from "#server/db/backup.ts";
import { readSettings } from "#server/env.server.ts";

const usage = `Usage: npm run backup -- FILE.sqlite

Copies the database while the site runs and checks the copy. docs/backup.md says how to restore.
`;

/** Backs the database up to the named file and returns the exit code. */
export async function backupCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const [target, ...rest] = words;
  if (target === undefined || target.startsWith("-") || rest.length > 0) {
    terminal.err(usage);
    return 2;
  }
  const { databaseUrl, dataDir } = readSettings(terminal.environment);
  if (databaseUrl !== null) {
    throw new CommandError("DATABASE_URL is set: back up PostgreSQL with pg_dump.");
  }
  const { vehicles, inquiries, outboxMessages } = backUp(dataDir, target);
  terminal.out(
    `Wrote ${target}: ${vehicles} vehicles, ${inquiries} inquiries, ${outboxMessages} deliveries. Checked.\n`,
  );
  return 0;
}

function backUp(dataDir: string, target: string) {
  try {
    return backUpSqlite(dataDir, target);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown error";
    throw new CommandError(`No backup was made: ${reason}`, { cause: error });
  }
}
