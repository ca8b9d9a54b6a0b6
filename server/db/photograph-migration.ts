import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "./schema.ts";

/** What the office keeps of carts: hidden ones, photographs, and what these show in words. */
export function createPhotographMigration(dialect: Database["dialect"]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("vehicles")
        .addColumn("image_texts", "text", (column) => column.notNull().defaultTo("{}"))
        .execute();
      await db.schema
        .alterTable("vehicles")
        .addColumn("is_hidden", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable("photograph_files")
        .addColumn("name", "text", (column) => column.primaryKey().notNull())
        .addColumn("bytes", dialect === "sqlite" ? sql`blob` : sql`bytea`, (column) =>
          column.notNull(),
        )
        .execute();
    },
  };
}
