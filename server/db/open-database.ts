import { openPostgres } from "./open-postgres.ts";
import { openSqlite } from "./open-sqlite.ts";
import type { Database } from "./schema.ts";

/** Where the data is: `DATABASE_URL` wins, else a SQLite file in `DATA_DIR`. */
export interface DatabasePlace {
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * Opens the database of this site with its tables up to date.
 * @throws when it cannot be opened or does not flush what it commits.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  warn: (message: string) => void = writeToStandardError,
): Promise<Database> {
  return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, warn);
}

function writeToStandardError(message: string): void {
  process.stderr.write(`${message}\n`);
}
