import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
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
