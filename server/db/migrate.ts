import type { Kysely } from "kysely";
import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { type DatabasePlace, MissingDatabaseError } from "./database-place.ts";
import { createMigrationProvider } from "./migrations.ts";
import type { Database, Schema } from "./schema.ts";

/**
 * Applies the migrations that a database does not have yet. Safe when several processes start at
 * the same time: PostgreSQL holds an advisory lock, SQLite the write lock of the transaction. Where none
 * is missing no lock is taken, so a command that only reads never waits for a writer.
 * @throws the error of the migration that failed; all of its changes are rolled back.
 */
export async function migrate(kysely: Kysely<Schema>, dialect: Database["dialect"]): Promise<void> {
  const provider = createMigrationProvider(dialect);
  const known = Object.keys(await provider.getMigrations());
  const applied = new Set(await listApplied(kysely));
  if (applied.size === known.length && known.every((name) => applied.has(name))) return;
  const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest();
  if (error === undefined) return;
  const newer = (await listApplied(kysely)).find((name) => !known.includes(name));
  if (newer !== undefined) {
    throw new Error(
      `a newer version of the site has changed its tables (${newer}). Install that version again, or restore a backup from before the update (docs/backup.md)`,
    );
  }
  throw error instanceof Error ? error : new Error("a migration failed", { cause: error });
}

/** The names of the migrations that a database has; none where they cannot be read. */
async function listApplied(kysely: Kysely<Schema>): Promise<string[]> {
  try {
    const { rows } = await sql<{
      name: string;
    }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(kysely);
    return rows.map(({ name }) => name);
  } catch {
    // A new database has no such table; whatever else stops this query stops the migrations as well.
    return [];
  }
}

/**
 * Checks that a server of this site made the tables of a database.
 * @throws MissingDatabaseError when none of them was ever made.
 */
export async function assertMigrated(kysely: Kysely<Schema>, place: DatabasePlace): Promise<void> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.every(({ name }) => name !== DEFAULT_MIGRATION_TABLE)) {
    throw new MissingDatabaseError(place);
  }
}
