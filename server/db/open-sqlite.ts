import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { shareRevision } from "./catalogue-revision.ts";
import { MissingDatabaseError, sqliteFileName } from "./database-place.ts";
import { assertMigrated, migrate } from "./migrate.ts";
import type { Database, Schema } from "./schema.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";
import { openSqliteThread } from "./sqlite-thread.ts";

export { sqliteFileName };

/**
 * Opens the SQLite file of a directory and migrates its tables; creates a missing one only if asked.
 * @throws when the file cannot be opened, or when a setting for durable commits does not apply;
 * a MissingDatabaseError when there is none to open.
 */
export async function openSqlite(
  dataDir: string,
  { isCreating }: { isCreating: boolean },
): Promise<Database> {
  const path = join(dataDir, sqliteFileName);
  if (isCreating) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Only the dealership's own account may read what visitors wrote. The file is created with its
    // mode before SQLite opens it, because SQLite gives the log files beside it the same mode.
    closeSync(openSync(path, "a", 0o600));
  } else if (!isFilledFile(path)) throw new MissingDatabaseError({ databaseUrl: null, dataDir });
  const thread = await openSqliteThread(path);
  const kysely = new Kysely<Schema>({ dialect: new SqliteThreadDialect(thread) });
  try {
    if (!isCreating) await assertMigrated(kysely, { databaseUrl: null, dataDir });
    await migrate(kysely, "sqlite");
  } catch (error) {
    await thread.close();
    throw error;
  }
  // With a write-ahead log, readers never wait for writers, so this one can be on the main thread:
  // reading one row takes microseconds, a message to the other thread and back takes a hundred.
  const reader = new DatabaseSync(path, { readOnly: true });
  const statement = reader.prepare("select revision from catalogue where id = 1");
  return {
    kysely,
    dialect: "sqlite",
    readCatalogueRevision: shareRevision(() => Number(statement.get()?.["revision"])),
    // Every process that uses one file runs on one machine.
    readClock: () => Promise.resolve(new Date()),
    pool: null,
    // Deleted text is overwritten in the file at once, but stays in the log until a checkpoint.
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
    },
    close: async () => {
      reader.close();
      await kysely.destroy();
    },
  };
}

function isFilledFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.isFile() && found.size > 0;
}
