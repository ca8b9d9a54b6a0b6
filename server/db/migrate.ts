import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrationProvider } from "./migrations.ts";
import type { Schema } from "./schema.ts";

/**
 * Applies what is missing. Safe when several processes start at once: PostgreSQL holds an advisory
 * lock, SQLite the write lock of the transaction in which tables are made.
 * @throws the error of the migration that failed; nothing of it stays.
 */
export async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: migrationProvider });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
}
