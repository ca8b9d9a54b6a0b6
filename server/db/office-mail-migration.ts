import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the office sends by mail and signs, passkeys, and indexes for its lists. */
export const officeMailMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("secrets")
      .addColumn("name", "text", (column) => column.primaryKey().notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("daily_digests")
      .addColumn("day", "text", (column) => column.primaryKey().notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text")
      .execute();
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("staff_id", "text", (column) =>
        column.notNull().references("staff.id").onDelete("cascade"),
      )
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "integer", (column) => column.notNull())
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema
      .createIndex("passkeys_by_staff")
      .on("passkeys")
      .columns(["staff_id", "id"])
      .execute();
    await db.schema
      .createTable("passkey_challenges")
      .addColumn("owner_hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("challenge", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await sql`create index inquiries_by_email on inquiries (lower(email))`.execute(db);
  },
};
