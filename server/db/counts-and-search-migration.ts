import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "./schema.ts";

/**
 * The sums of whole weeks, which keep a report of a year quick; on PostgreSQL the searched text of
 * inquiries (docs/performance.md); and the history of the staff under one subject.
 */
export function createCountsAndSearchMigration(dialect: Database["dialect"]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("week_counts")
        .addColumn("week", "text", (column) => column.notNull())
        .addColumn("path", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("week_counts_once_a_week", ["week", "path", "kind"])
        .execute();
      await sql`update staff_changes set subject = 'staff' where subject like 'staff:%'`.execute(
        db,
      );
      if (dialect === "sqlite") return;
      // The same text in each search: made when an inquiry is stored, not once for each row and search.
      await sql`
        alter table inquiries add column search_text text not null generated always as (
          lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || message
            || ' ' || about || ' ' || id)
        ) stored`.execute(db);
    },
  };
}
