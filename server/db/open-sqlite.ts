import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { shareRevision } from "./catalogue-revision.ts";
import { migrate } from "./migrate.ts";
import type { Database, Schema } from "./schema.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";
import { openSqliteThread } from "./sqlite-thread.ts";

/** The name of the database file in `DATA_DIR`. */
export const sqliteFileName = "dealership.sqlite";

/**
 * Opens the SQLite file of a directory, creates it when it is missing, and migrates its tables.
 * @throws when the file cannot be opened, or when a setting for durable commits does not apply.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, sqliteFileName);
  // Only the dealership's own account may read what visitors wrote. The file is created with its
  // mode before SQLite opens it, because SQLite gives the log files beside it the same mode.
  closeSync(openSync(path, "a", 0o600));
  const thread = await openSqliteThread(path);
  const kysely = new Kysely<Schema>({ dialect: new SqliteThreadDialect(thread) });
  try {
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
