import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { shareRevision } from "./catalogue-revision.ts";
import { DatabaseProblemError, formatDatabaseFailure, toOpenError } from "./database-failure.ts";
import { MissingDatabaseError, sqliteFileName } from "./database-place.ts";
import { assertMigrated, migrate } from "./migrate.ts";
import type { Database, Schema } from "./schema.ts";
import { busyTimeoutMs } from "./sqlite-connection.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";
import { openSqliteThread } from "./sqlite-thread.ts";
import { rememberUntilCommit } from "./wal-index.ts";

export { sqliteFileName };

export interface SqliteOptions {
  /** Whether a missing file is made, and one without tables gets them. */
  isCreating: boolean;
  /**
   * If set, the file is looked after while it is open, and this is called with a report when it was
   * taken away: no statement is run any more and the process must end.
   */
  onLost?: ((report: string, isSaved: boolean) => void) | undefined;
}

/**
 * Opens the SQLite file of a directory and migrates its tables.
 * @throws DatabaseProblemError when the file cannot be opened, or when a setting for durable commits
 * does not apply; a MissingDatabaseError when there is none and none is to be created.
 */
export async function openSqlite(dataDir: string, options: SqliteOptions): Promise<Database> {
  const path = resolve(dataDir, sqliteFileName);
  if (options.isCreating) makeFile(dataDir, path);
  else if (!isFilledFile(path)) throw new MissingDatabaseError({ databaseUrl: null, dataDir });
  try {
    return await openFile(path, dataDir, options);
  } catch (error) {
    throw error instanceof MissingDatabaseError ? error : toOpenError(path, error);
  }
}

function isFilledFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.isFile() && found.size > 0;
}

/**
 * Only the dealership's own account may read what visitors wrote. The file is created with its
 * mode before SQLite opens it, because SQLite gives the log files beside it the same mode.
 */
function makeFile(dataDir: string, path: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new DatabaseProblemError(
      `The database ${path} cannot be made (${code}). DATA_DIR must be a folder that the account which runs the site may write to.`,
      { cause: error },
    );
  }
}

async function openFile(
  path: string,
  dataDir: string,
  { isCreating, onLost }: SqliteOptions,
): Promise<Database> {
  let isLost = false;
  const thread = await openSqliteThread(
    path,
    onLost &&
      (({ report, isSaved }) => {
        isLost = true;
        onLost(report, isSaved);
      }),
  );
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
  const reader = new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs });
  const statement = reader.prepare("select revision from catalogue where id = 1");
  // A row as a list takes a third less time than one as a record.
  statement.setReturnArrays(true);
  const queryRevision = () => Number((statement.get() as unknown as [number])[0]);
  // A command opens the file for a moment, and asks few times.
  const readRevision =
    onLost === undefined ? queryRevision : rememberUntilCommit(path, queryRevision);
  return {
    kysely,
    dialect: "sqlite",
    label: path,
    ready: Promise.resolve(),
    isReady: () => true,
    readCatalogueRevision: shareRevision(readRevision),
    readCatalogueRevisionNow: () => {
      try {
        return readRevision();
      } catch {
        // It was closed, or its file is damaged: then the last known revision stands.
        return null;
      }
    },
    // Every process that uses one file runs on one machine.
    readClock: () => Promise.resolve(new Date()),
    pool: null,
    scrub: () => scrub(kysely, path),
    close: async () => {
      // A file that was taken away is noticed here at the latest.
      await sql`select 1`.execute(kysely).catch(() => {});
      // Closing would write the log of the file that is lost into the one that is there now.
      if (isLost) return;
      reader.close();
      await kysely.destroy();
    },
  };
}

/**
 * How long emptying the log is tried. SQLite waits `busyTimeoutMs` for those who read or write, but
 * not a moment for another process that empties the log as well.
 */
const checkpointWithinMs = 3 * busyTimeoutMs;
const checkpointPauseMs = 50;

/**
 * Deleted text is overwritten at once where it stood, but SQLite leaves copies in the gaps of pages
 * whose rows it moved, and in its log. So the whole file is written anew, and the log is emptied.
 * @throws DatabaseProblemError when copies may be left.
 */
async function scrub(kysely: Kysely<Schema>, path: string): Promise<void> {
  try {
    // The new file is put together in memory, not in a folder for temporary files.
    await sql`pragma temp_store = memory`.execute(kysely);
    await sql`vacuum`.execute(kysely);
    const begin = performance.now();
    while (performance.now() - begin < checkpointWithinMs) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
      if (rows[0]?.busy === 0) return;
      await wait(checkpointPauseMs);
    }
  } catch (error) {
    throw toScrubProblem(path, formatDatabaseFailure(error), error);
  }
  throw toScrubProblem(path, "another program reads it");
}

function toScrubProblem(path: string, reason: string, cause?: unknown): DatabaseProblemError {
  return new DatabaseProblemError(
    `It is deleted, but copies may be left in ${path} and ${path}-wal: ${reason}. Put that right, then run: npm run inquiries -- purge --older-than 9999d`,
    { cause },
  );
}
