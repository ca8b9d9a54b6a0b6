import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Migration, MigrationProvider } from "kysely/migration";
import { createCountsAndSearchMigration } from "./counts-and-search-migration.ts";
import { factsMigration } from "./facts-migration.ts";
import { longListsMigration } from "./long-lists-migration.ts";
import { officeMailMigration } from "./office-mail-migration.ts";
import { officeMigration } from "./office-migration.ts";
import { createPhotographMigration } from "./photograph-migration.ts";
import type { Database } from "./schema.ts";

/** Applied in the order of their names, each once, in one transaction with its record. */
const migrations: Record<string, Migration> = {
  "001-catalogue": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("vehicles")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("brand", "text", (column) => column.notNull())
        .addColumn("category", "text", (column) => column.notNull())
        .addColumn("description", "text", (column) => column.notNull())
        .addColumn("price", "integer", (column) => column.notNull())
        .addColumn("images", "text", (column) => column.notNull())
        .addColumn("in_stock", "integer", (column) => column.notNull())
        .addColumn("is_new", "integer", (column) => column.notNull())
        .addColumn("features", "text", (column) => column.notNull())
        .addColumn("specifications", "text", (column) => column.notNull())
        .addColumn("external_url", "text")
        .execute();
      await db.schema
        .createTable("catalogue")
        .addColumn("id", "integer", (column) => column.primaryKey().notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .addCheckConstraint("catalogue_has_one_row", sql`id = 1`)
        .execute();
      await sql`insert into catalogue (id, revision, updated_at) values (1, 0, '')`.execute(db);
    },
  },
  "002-inquiries": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("inquiries")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("first_name", "text", (column) => column.notNull())
        .addColumn("last_name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("interest", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("about", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("content_hash", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("inquiries_by_time")
        .on("inquiries")
        .columns(["received_at", "id"])
        .execute();
    },
  },
  "003-outbox": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("inquiries")
        .addColumn("suspicions", "text", (column) => column.notNull().defaultTo("[]"))
        .execute();
      await db.schema
        .createTable("deliveries")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("inquiry_id", "text", (column) =>
          column.notNull().references("inquiries.id").onDelete("cascade"),
        )
        .addColumn("channel", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("due_at", "text", (column) => column.notNull())
        .addColumn("leased_until", "text")
        .addColumn("lease_id", "text")
        .addColumn("sent_at", "text")
        .addColumn("reason", "text")
        .addUniqueConstraint("deliveries_once_per_channel", ["inquiry_id", "channel"])
        .execute();
      await db.schema
        .createIndex("deliveries_by_state")
        .on("deliveries")
        .columns(["state", "due_at"])
        .execute();
      await db.schema
        .createTable("acknowledgements")
        .addColumn("address_hash", "text", (column) => column.primaryKey().notNull())
        .addColumn("sent_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "004-rate-limits-and-heartbeat": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("rate_limits")
        .addColumn("key", "varchar(255)", (column) => column.primaryKey().notNull())
        .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("expire", "bigint")
        .execute();
      await db.schema
        .createTable("heartbeat")
        .addColumn("id", "integer", (column) => column.primaryKey().notNull())
        .addColumn("beat_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "006-page-texts": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("page_texts")
        .addColumn("path", "text", (column) => column.primaryKey().notNull())
        .addColumn("text_hash", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "007-page-counts": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("page_counts")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("path", "text", (column) => column.notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("count", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("page_counts_once_a_day", ["day", "path", "kind"])
        .execute();
    },
  },
  "010-page-images": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("page_texts")
        .addColumn("images", "text", (column) => column.notNull().defaultTo("[]"))
        .execute();
    },
  },
  "012-import-history": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("import_history")
        .addColumn("revision", "integer", (column) => column.primaryKey().notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .addColumn("source", "text", (column) => column.notNull())
        .addColumn("added", "integer", (column) => column.notNull())
        .addColumn("changed", "integer", (column) => column.notNull())
        .addColumn("removed", "integer", (column) => column.notNull())
        .addColumn("vehicles_before", "text", (column) => column.notNull())
        .execute();
    },
  },
  "013-removed-vehicles": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("removed_vehicles")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("brand", "text", (column) => column.notNull())
        .addColumn("price", "integer", (column) => column.notNull())
        .addColumn("seating_capacity", "integer", (column) => column.notNull())
        .addColumn("removed_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "015-street-legal": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("vehicles")
        .addColumn("street_legal", "text", (column) => column.notNull().defaultTo("unconfirmed"))
        .execute();
      // The only vehicle of the first catalogue that a source calls street-legal.
      await sql`update vehicles set street_legal = 'street-legal' where id = 'denago-ev-city'`.execute(
        db,
      );
    },
  },
  "016-inquiry-details": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("inquiries")
        .addColumn("details", "text", (column) => column.notNull().defaultTo("{}"))
        .execute();
    },
  },
  "017-office": officeMigration,
  "019-facts": factsMigration,
  "020-office-mail": officeMailMigration,
  "021-long-lists": longListsMigration,
};

/**
 * Migrations that one dialect needs written differently. The table is renamed instead of copied:
 * the rename locks out processes of the version before, so that no row of theirs is missed.
 */
function createDialectMigrations(dialect: Database["dialect"]): Record<string, Migration> {
  return {
    "008-outbox-messages": {
      async up(db: Kysely<unknown>) {
        await db.schema.alterTable("deliveries").renameTo("outbox_messages").execute();
        await db.schema.dropIndex("deliveries_by_state").execute();
        await db.schema
          .createIndex("outbox_messages_by_state")
          .on("outbox_messages")
          .columns(["state", "due_at"])
          .execute();
        // SQLite keeps a constraint's name in the text of its table alone and cannot change it.
        if (dialect === "sqlite") return;
        for (const [from, to] of [
          ["deliveries_pkey", "outbox_messages_pkey"],
          ["deliveries_inquiry_id_fkey", "outbox_messages_inquiry_id_fkey"],
          ["deliveries_once_per_channel", "outbox_messages_once_per_channel"],
        ] as const) {
          await db.schema.alterTable("outbox_messages").renameConstraint(from, to).execute();
        }
      },
    },
    "009-prefetched-pages": {
      async up(db: Kysely<unknown>) {
        await sql`update page_counts set kind = 'prefetch' where kind = 'ahead'`.execute(db);
      },
    },
    "018-photographs": createPhotographMigration(dialect),
    "022-counts-by-week": createCountsAndSearchMigration(dialect),
  };
}

/** Every migration for a database of this dialect. */
export function createMigrationProvider(dialect: Database["dialect"]): MigrationProvider {
  return {
    getMigrations: () => Promise.resolve({ ...migrations, ...createDialectMigrations(dialect) }),
  };
}
