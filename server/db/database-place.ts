import { join, resolve } from "node:path";

/** The name of the database file in `DATA_DIR`. */
export const sqliteFileName = "dealership.sqlite";

/** Where the data is: `DATABASE_URL` wins, else a SQLite file in `DATA_DIR`. */
export interface DatabasePlace {
  databaseUrl: string | null;
  dataDir: string;
}

/** The database of a place in words for staff and logs, never with a user's name or password. */
export function formatDatabasePlace({ databaseUrl, dataDir }: DatabasePlace): string {
  if (databaseUrl === null) return `SQLite ${resolve(join(dataDir, sqliteFileName))}`;
  const url = new URL(databaseUrl);
  const host = url.host || url.searchParams.get("host") || "localhost";
  return `PostgreSQL at ${host}/${decodeURIComponent(url.pathname.slice(1))}`;
}

/** There is no database of this site where the settings point to. */
export class MissingDatabaseError extends Error {
  override readonly name = "MissingDatabaseError";

  constructor(place: DatabasePlace) {
    super(
      `There is no database of this site: ${formatDatabasePlace(place)}\n` +
        'A command never makes one; the server does when it first starts, and then prints where its own is ("Database: …").\n' +
        "Run the command in the server's folder, or set DATA_DIR (SQLite) or DATABASE_URL (PostgreSQL) to what the server uses.",
    );
  }
}
