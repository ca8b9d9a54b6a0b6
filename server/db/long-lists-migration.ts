import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What makes long lists quick (docs/performance.md), and since when a photograph is unused. */
export const longListsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("touched_vehicles")
      .addColumn("revision", "integer", (column) => column.primaryKey().notNull())
      .addColumn("ids", "text", (column) => column.notNull())
      .execute();
    // A report adds up a year from this index alone.
    await db.schema
      .createIndex("page_counts_by_day")
      .on("page_counts")
      .columns(["day", "kind", "path", "count"])
      .execute();
    // Requests are few among the inquiries, and Today looks through all of them.
    await db.schema
      .createIndex("inquiries_with_details")
      .on("inquiries")
      .column("id")
      .where(sql.ref("details"), "!=", sql.lit("{}"))
      .execute();
    await db.schema.alterTable("photograph_files").addColumn("unused_since", "text").execute();
  },
};
