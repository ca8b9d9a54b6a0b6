import type { DatabasePlace } from "./database-place.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Database } from "./schema.ts";

export type { DatabasePlace } from "./database-place.ts";

/** What a server that runs for long needs besides; a command opens, works and ends. */
export interface DatabaseServing {
  /**
   * Called when the process must end and be started again, because its SQLite file was taken away
   * or its thread has died. The report says what happened and where everything is. While
   * `isSaved` is false, something can still be saved and the process must not end.
   */
  onLost: (report: string, isSaved: boolean) => void;
}

/**
 * Opens the database of this site with its tables up to date; a missing one is created.
 * @param serving if set, a PostgreSQL that does not answer yet is waited for in the background:
 * the database is returned at once, and its `ready` resolves when it can be used.
 * @throws DatabaseProblemError when it cannot be opened or does not flush what it commits.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  warn: (message: string) => void = writeToStandardError,
  serving?: DatabaseServing,
): Promise<Database> {
  return databaseUrl === null
    ? openSqlite(dataDir, { isCreating: true, onLost: serving?.onLost })
    : openPostgres(databaseUrl, { warn, isCreating: true, isWaiting: serving !== undefined });
}

/**
 * Opens the database that a server of this site made, with its tables up to date.
 * @throws MissingDatabaseError when there is none; nothing is created then. Else as `openDatabase`.
 */
export async function openExistingDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  warn: (message: string) => void = writeToStandardError,
): Promise<Database> {
  return databaseUrl === null
    ? openSqlite(dataDir, { isCreating: false })
    : openPostgres(databaseUrl, { warn, isCreating: false, isWaiting: false });
}

function writeToStandardError(message: string): void {
  process.stderr.write(`${message}\n`);
}
