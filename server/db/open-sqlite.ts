import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { shareRevision } from "./catalogue-revision.ts";
import { migrate } from "./migrate.ts";
import type { Database, Schema } from "./schema.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";
import { openSqliteThread } from "./sqlite-thread.ts";

/** The file's name inside `DATA_DIR`. */
export const sqliteFileName = "dealership.sqlite";

/**
 * Opens the SQLite file of a directory, made when it is missing, and brings its tables up to date.
 * @throws when the file cannot be opened or a durable setting does not take.
 */
export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, sqliteFileName);
  // What visitors wrote is for the dealership's own account on this machine. A new file gets its
  // mode before SQLite sees it, because the files beside it take theirs from it.
  closeSync(openSync(path, "a", 0o600));
  const thread = await openSqliteThread(path);
  const kysely = new Kysely<Schema>({ dialect: new SqliteThreadDialect(thread) });
  try {
    await migrate(kysely);
  } catch (error) {
    await thread.close();
    throw error;
  }
  // In a write-ahead log readers wait for nobody, so this one may stay on the main thread: a
  // lookup of one row takes microseconds, a trip to the other thread and back a hundred.
  const reader = new DatabaseSync(path, { readOnly: true });
  const statement = reader.prepare("select revision from catalogue where id = 1");
  return {
    kysely,
    dialect: "sqlite",
    readCatalogueRevision: shareRevision(() => Number(statement.get()?.["revision"])),
    // Every process of one file runs on one machine.
    readClock: () => Promise.resolve(new Date()),
    pool: null,
    // Deleted text is overwritten in the file at once but stays in the log until that is emptied.
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
    },
    close: async () => {
      reader.close();
      await kysely.destroy();
    },
  };
}
