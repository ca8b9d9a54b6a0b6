import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { shareRevision } from "./catalogue-revision.ts";
import { type DatabaseProblemError, formatMessage, toOpenError } from "./database-failure.ts";
import { type DatabasePlace, formatDatabasePlace, MissingDatabaseError } from "./database-place.ts";
import { assertMigrated, migrate } from "./migrate.ts";
import type { Database, Schema } from "./schema.ts";

/** Short enough that the form can answer "try again" within 6 seconds. */
const connectionTimeoutMs = 4_000;
const statementTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 10_000;
const connectionsMax = 10;

/** While PostgreSQL is not up yet, a connection is tried this often, and each failure is logged. */
const reachEveryMs = 1_000;
/** PostgreSQL's code for a database that does not exist. */
const invalidCatalogName = "3D000";

export interface PostgresOptions {
  /**
   * Called when an idle connection breaks, which the pool replaces, and once a second while
   * PostgreSQL is waited for.
   */
  warn: (message: string) => void;
  /** Whether a database without tables gets them. */
  isCreating: boolean;
  /**
   * Whether a server that cannot be reached yet is waited for: the database is then returned at
   * once, refuses every query, and its `ready` resolves when it can be used.
   */
  isWaiting: boolean;
}

/**
 * Connects to PostgreSQL and migrates its tables.
 * @throws DatabaseProblemError when the server cannot be reached, refuses this account, or
 * acknowledges commits before they are durable; a MissingDatabaseError when there is none with our
 * tables and none is to be created.
 */
export async function openPostgres(
  databaseUrl: string,
  { warn, isCreating, isWaiting }: PostgresOptions,
): Promise<Database> {
  const label = formatDatabasePlace({ databaseUrl, dataDir: "" });
  const closing = new AbortController();
  const pool = createPool(databaseUrl, warn, closing.signal);
  let isReady = false;
  // Queries wait for the migrations, so that nothing is stored by a database that is not durable.
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: () =>
        isReady
          ? Promise.resolve(pool)
          : Promise.reject(new Error(`The database ${label} has not been reached yet.`)),
    }),
  });
  const place = isCreating ? null : { databaseUrl, dataDir: "" };
  const first = await prepare(pool, place).catch((error: unknown) => ({ error }));
  if (first !== undefined && !(isWaiting && isPassing(first.error))) {
    await pool.end();
    if (place !== null && isMissing(first.error)) throw new MissingDatabaseError(place);
    throw toPostgresError(label, first.error);
  }
  isReady = first === undefined;
  const ready = isReady
    ? Promise.resolve()
    : waitUntilPrepared(pool, label, warn, closing.signal).then(() => {
        isReady = true;
      });
  // The caller may look at it later than it fails.
  ready.catch(() => {});
  const readCatalogueRevision = shareRevision(async () => {
    const row = await kysely
      .selectFrom("catalogue")
      .select("revision")
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    return row.revision;
  });
  return {
    kysely,
    dialect: "postgres",
    label,
    ready,
    isReady: () => isReady,
    readCatalogueRevision: () => (isReady ? readCatalogueRevision() : Promise.resolve(0)),
    readCatalogueRevisionNow: () => null,
    readClock: async () => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
      return rows[0]?.now ?? new Date();
    },
    pool,
    scrub: () => Promise.resolve(),
    close: async () => {
      closing.abort();
      await kysely.destroy();
      // Kysely ends only a pool that it was given.
      if (!pool.ending) await pool.end();
    },
  };
}

function createPool(
  databaseUrl: string,
  warn: (message: string) => void,
  closing: AbortSignal,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connectionsMax,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 500,
    lock_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    application_name: "golf-carts",
  });
  pool.on("error", (error) => {
    if (closing.aborted) return;
    warn(`A PostgreSQL connection was lost and will be replaced: ${error.message}`);
  });
  // The pool listens for errors of idle connections only. Without this listener, a connection that
  // breaks between two statements of a transaction would end the process; the next statement fails
  // with the same error.
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  return pool;
}

/**
 * Checks and migrates through the pool itself, which must stay open.
 * @param existing where a server must have made the tables already; null where they may be made.
 */
async function prepare(pool: pg.Pool, existing: DatabasePlace | null = null): Promise<undefined> {
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await assertDurable(kysely);
  if (existing !== null) await assertMigrated(kysely, existing);
  await migrate(kysely, "postgres");
}

async function waitUntilPrepared(
  pool: pg.Pool,
  label: string,
  warn: (message: string) => void,
  closing: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const failure = await prepare(pool).catch((error: unknown) => ({ error }));
    // A site that is stopped while it waits is never ready.
    if (closing.aborted) return new Promise(() => {});
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    if (failure === undefined) {
      warn(`The database ${label} was reached after ${seconds} s.`);
      return;
    }
    if (!isPassing(failure.error)) throw toPostgresError(label, failure.error);
    warn(`Waiting for the database ${label} for ${seconds} s: ${formatMessage(failure.error)}`);
    await wait(reachEveryMs, undefined, { signal: closing }).catch(() => {});
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof MissingDatabaseError ||
    (error instanceof pg.DatabaseError && error.code === invalidCatalogName)
  );
}

/** SQLSTATE classes of a refused account and of a database that does not exist. */
const refusedStates = /^(?:28|3D)/;

function toPostgresError(label: string, error: unknown): DatabaseProblemError {
  const isRefused = error instanceof pg.DatabaseError && refusedStates.test(error.code ?? "");
  const todo = "Check DATABASE_URL, and whether the server runs.";
  return toOpenError(label, error, isRefused || isPassing(error) ? todo : "");
}

/** SQLSTATE classes that pass by themselves: connections, too many of them, a server that starts. */
const passingStates = /^(?:08|53|57)/;

/** Whether an error comes from a server that is not up yet, and not from its answer. */
function isPassing(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return passingStates.test(error.code ?? "");
  // Names that cannot be found, refused and broken connections; what is ours has no code.
  return (
    error instanceof AggregateError ||
    (error instanceof Error && ("code" in error || /timeout|terminated/i.test(error.message)))
  );
}

/** With `synchronous_commit` off an acknowledged inquiry can be lost in a crash. */
async function assertDurable(kysely: Kysely<Schema>): Promise<void> {
  for (const setting of ["synchronous_commit", "fsync"]) {
    const { rows } = await sql<{
      value: string;
    }>`select current_setting(${setting}) as value`.execute(kysely);
    if (rows[0]?.value === "off") {
      throw new Error(
        `it runs with ${setting} = off, so a stored inquiry could be lost. Set it to on`,
      );
    }
  }
}
