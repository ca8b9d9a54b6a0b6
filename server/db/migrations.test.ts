import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { createMigrationProvider } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";
import { sqliteFileName } from "./open-sqlite.ts";
import { SqliteThreadDialect } from "./sqlite-dialect.ts";
import { openSqliteThread } from "./sqlite-thread.ts";
import type { Database, Schema } from "./schema.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import { makeDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

/** The last migration of the first edition. */
const firstEdition = "007-page-counts";

async function openUnmigrated(dialect: Database["dialect"]) {
  const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
  const kysely = new Kysely<unknown>({
    dialect:
      dialect === "sqlite"
        ? new SqliteThreadDialect(await openSqliteThread(join(place.dataDir, sqliteFileName)))
        : new PostgresDialect({ pool: new pg.Pool({ connectionString: place.databaseUrl ?? "" }) }),
  });
  return { place, remove, kysely };
}

/** Writes rows as the first edition did: an inquiry with a message to send, and a page count. */
async function fillAsFirstEdition(kysely: Kysely<unknown>): Promise<void> {
  const at = "2026-11-20T15:00:00.000Z";
  await sql`insert into inquiries (id, received_at, first_name, last_name, email, phone, interest,
    message, about, status, content_hash) values ('inquiry-1', ${at}, 'Ada', 'Quinn',
    'ada.quinn@mail.example', '(732) 555-0123', 'sales', 'Is it still there?', '', 'new', 'hash')`.execute(
    kysely,
  );
  await sql`insert into deliveries (id, inquiry_id, channel, state, attempts, created_at, due_at)
    values ('message-1', 'inquiry-1', 'mail', 'pending', 0, ${at}, ${at})`.execute(kysely);
  for (const [kind, count] of [
    ["view", 5],
    ["ahead", 2],
  ] as const) {
    await sql`insert into page_counts (day, path, kind, count)
      values ('2026-11-20', '/about', ${kind}, ${count})`.execute(kysely);
  }
}

test.each(["sqlite", "postgres"] as const)(
  "a database of the first edition is upgraded on %s, and its messages are still sent",
  async (dialect) => {
    const { place, remove, kysely } = await openUnmigrated(dialect);
    const provider = createMigrationProvider(dialect);
    const { error } = await new Migrator({ db: kysely, provider }).migrateTo(firstEdition);
    expect(error).toBeUndefined();
    await fillAsFirstEdition(kysely);
    await kysely.destroy();

    const database = await openDatabase(place);
    const admin = createInquiryAdmin(database);
    expect(await admin.listMessages()).toMatchObject([
      { id: "message-1", inquiryId: "inquiry-1", channel: "mail", state: "pending", attempts: 0 },
    ]);
    const [claimed] = await createOutbox(database).claim(["mail"], 10);
    expect(claimed?.inquiry.firstName).toBe("Ada");
    const counts = await database.kysely.selectFrom("page_counts").selectAll().execute();
    expect(counts.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual([
      "prefetch 2",
      "view 5",
    ]);
    const planned = [{ channel: "mail", heldBecause: null }] as const;
    await createInquiries(database, () => {}, { planned }).receive(makeInquiry(), {
      idempotencyKey: null,
    });
    expect(await admin.listMessages()).toHaveLength(2);
    // The constraints are still there: a channel once per inquiry, and no message without one.
    await expect(copyMessage(database, "inquiry-1")).rejects.toThrow(/unique/i);
    await expect(copyMessage(database, "no-inquiry")).rejects.toThrow(/foreign key/i);
    expect(await admin.forget("inquiry-1", terminalAuthor)).toBe(2);
    expect(await admin.listMessages()).toEqual([]);
    expect(await readNames(database)).not.toMatch(/deliveries/);
    await database.close();
    await remove();
  },
);

test.each(["sqlite", "postgres"] as const)(
  "vehicles of before the street-legal field on %s claim nothing, but for the EV City",
  async (dialect) => {
    const { place, remove, kysely } = await openUnmigrated(dialect);
    const provider = createMigrationProvider(dialect);
    await new Migrator({ db: kysely, provider }).migrateTo("013-removed-vehicles");
    for (const id of ["denago-ev-city", "denago-ev-nomad"]) {
      await sql`insert into vehicles (id, position, name, brand, category, description, price, images,
        in_stock, is_new, features, specifications) values (${id}, 0, 'Cart', 'denago', 'EV', 'A cart.',
        9000, '[]', 1, 1, '[]', '{}')`.execute(kysely);
    }
    await kysely.destroy();

    const database = await openDatabase(place);
    const { vehicles } = await createInventory(database).readCommitted();
    expect(vehicles.map(({ id, streetLegal }) => `${id}: ${streetLegal}`)).toEqual([
      "denago-ev-city: street-legal",
      "denago-ev-nomad: unconfirmed",
    ]);
    await database.close();
    await remove();
  },
);

function copyMessage({ kysely }: Database, inquiryId: string): Promise<unknown> {
  const at = "2026-11-20T15:00:00.000Z";
  const row: Schema["outbox_messages"] = {
    id: "message-2",
    inquiry_id: inquiryId,
    channel: "mail",
    state: "pending",
    attempts: 0,
    created_at: at,
    due_at: at,
    leased_until: null,
    lease_id: null,
    sent_at: null,
    reason: null,
  };
  return kysely.insertInto("outbox_messages").values(row).execute();
}

/** The names of the tables and indexes. */
async function readNames({ kysely, dialect }: Database): Promise<string> {
  const query =
    dialect === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master`
      : sql<{ name: string }>`select relname as name from pg_class
          where relnamespace = 'public'::regnamespace`;
  const { rows } = await query.execute(kysely);
  return rows.map(({ name }) => name).join(" ");
}
