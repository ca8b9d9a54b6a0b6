import type { Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { type DatabasePlace, MissingDatabaseError } from "./database-place.ts";
import { createMigrationProvider } from "./migrations.ts";
import type { Database, Schema } from "./schema.ts";

/**
 * Applies the migrations that a database does not have yet. Safe when several processes start at
 * the same time: PostgreSQL holds an advisory lock, SQLite the write lock of the transaction.
 * @throws the error of the migration that failed; all of its changes are rolled back.
 */
export async function migrate(kysely: Kysely<Schema>, dialect: Database["dialect"]): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: createMigrationProvider(dialect) });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
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
