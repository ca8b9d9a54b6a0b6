import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { shareRevision } from "./catalogue-revision.ts";
import { MissingDatabaseError } from "./database-place.ts";
import { assertMigrated, migrate } from "./migrate.ts";
import type { Database, Schema } from "./schema.ts";

/** Short enough that the form can answer "try again" within 6 seconds. */
const connectionTimeoutMs = 4_000;
const statementTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 10_000;
const connectionsMax = 10;
/** PostgreSQL's code for a database that does not exist. */
const invalidCatalogName = "3D000";

export interface PostgresOptions {
  /** Called when an idle connection breaks; the pool replaces it. */
  warn: (message: string) => void;
  /** Whether a database without tables gets them. */
  isCreating: boolean;
}

/**
 * Connects to PostgreSQL and migrates its tables.
 * @throws when the server cannot be reached, or acknowledges commits before they are durable; a
 * MissingDatabaseError when there is none with our tables and none is to be created.
 */
export async function openPostgres(
  databaseUrl: string,
  { warn, isCreating }: PostgresOptions,
): Promise<Database> {
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
  let isClosing = false;
  pool.on("error", (error) => {
    if (isClosing) return;
    warn(`A PostgreSQL connection was lost and will be replaced: ${error.message}`);
  });
  // The pool listens for errors of idle connections only. Without this listener, a connection that
  // breaks between two statements of a transaction would end the process; the next statement fails
  // with the same error.
  pool.on("connect", (client) => {
    client.on("error", () => {});
  });
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await assertDurable(kysely);
    if (!isCreating) await assertMigrated(kysely, { databaseUrl, dataDir: "" });
    await migrate(kysely, "postgres");
  } catch (error) {
    await kysely.destroy();
    const isMissing = error instanceof pg.DatabaseError && error.code === invalidCatalogName;
    if (isMissing && !isCreating) throw new MissingDatabaseError({ databaseUrl, dataDir: "" });
    throw error;
  }
  return {
    kysely,
    dialect: "postgres",
    readCatalogueRevision: shareRevision(async () => {
      const row = await kysely
        .selectFrom("catalogue")
        .select("revision")
        .where("id", "=", 1)
        .executeTakeFirstOrThrow();
      return row.revision;
    }),
    readClock: async () => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
      return rows[0]?.now ?? new Date();
    },
    pool,
    scrub: () => Promise.resolve(),
    close: () => {
      isClosing = true;
      return kysely.destroy();
    },
  };
}

/** With `synchronous_commit` off an acknowledged inquiry can be lost in a crash. */
async function assertDurable(kysely: Kysely<Schema>): Promise<void> {
  for (const setting of ["synchronous_commit", "fsync"]) {
    const { rows } = await sql<{
      value: string;
    }>`select current_setting(${setting}) as value`.execute(kysely);
    if (rows[0]?.value === "off") {
      throw new Error(
        `PostgreSQL runs with ${setting} = off, so a stored inquiry could be lost. Set it to on.`,
      );
    }
  }
}
