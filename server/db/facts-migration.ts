import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the office changed over the files of `content/`, and what it answered to open questions. */
export const factsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("facts")
      .addColumn("path", "text", (column) => column.primaryKey().notNull())
      .addColumn("value", "text")
      .addColumn("changed_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("confirmed_questions")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("confirmed_by", "text", (column) => column.notNull())
      .addColumn("confirmed_on", "text", (column) => column.notNull())
      .addColumn("recorded_by", "text", (column) => column.notNull())
      .addColumn("recorded_at", "text", (column) => column.notNull())
      .execute();
  },
};
