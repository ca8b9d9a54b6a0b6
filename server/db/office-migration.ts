import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The tables of the office: people, links, sessions, what they changed, and work on inquiries. */
export const officeMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("added_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("sign_in_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("staff_sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("user_agent", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("staff_changes")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addColumn("member_name", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("before", "text")
      .addColumn("after", "text")
      .execute();
    await db.schema
      .createIndex("staff_changes_by_subject")
      .on("staff_changes")
      .columns(["subject", "id"])
      .execute();
    await db.schema
      .createTable("inquiry_work")
      .addColumn("inquiry_id", "text", (column) =>
        column.primaryKey().notNull().references("inquiries.id").onDelete("cascade"),
      )
      .addColumn("assigned_to", "text", (column) =>
        column.references("staff.id").onDelete("set null"),
      )
      .addColumn("answered_at", "text")
      .addColumn("answered_by", "text")
      .execute();
    await db.schema
      .createTable("inquiry_notes")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("inquiry_id", "text", (column) =>
        column.notNull().references("inquiries.id").onDelete("cascade"),
      )
      .addColumn("written_at", "text", (column) => column.notNull())
      .addColumn("author_name", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("inquiry_notes_by_inquiry")
      .on("inquiry_notes")
      .columns(["inquiry_id", "id"])
      .execute();
    await db.schema
      .createIndex("inquiries_by_status")
      .on("inquiries")
      .columns(["status", "received_at"])
      .execute();
  },
};
