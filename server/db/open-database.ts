import type { DatabasePlace } from "./database-place.ts";
import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Database } from "./schema.ts";

export type { DatabasePlace } from "./database-place.ts";

/**
 * Opens the database of this site with its tables up to date; a missing one is created.
 * @throws when it cannot be opened or does not flush what it commits.
 */
export async function openDatabase(
  place: DatabasePlace,
  warn: (message: string) => void = writeToStandardError,
): Promise<Database> {
  return open(place, warn, true);
}

/**
 * Opens the database that a server of this site made, with its tables up to date.
 * @throws MissingDatabaseError when there is none; nothing is created then.
 */
export async function openExistingDatabase(
  place: DatabasePlace,
  warn: (message: string) => void = writeToStandardError,
): Promise<Database> {
  return open(place, warn, false);
}

async function open(
  { databaseUrl, dataDir }: DatabasePlace,
  warn: (message: string) => void,
  isCreating: boolean,
): Promise<Database> {
  return databaseUrl === null
    ? openSqlite(dataDir, { isCreating })
    : openPostgres(databaseUrl, { warn, isCreating });
}

function writeToStandardError(message: string): void {
  process.stderr.write(`${message}\n`);
}
