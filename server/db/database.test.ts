import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { formatDatabasePlace, MissingDatabaseError, sqliteFileName } from "./database-place.ts";
import { openDatabase, openExistingDatabase } from "./open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { describeOnEachDatabase, makeDatabase, makeDirectory } from "#tests/fixtures/databases.ts";

describeOnEachDatabase("the database", (underTest) => {
  async function raiseRevision(): Promise<void> {
    await underTest.database.kysely
      .updateTable("catalogue")
      .set((row) => ({ revision: row("revision", "+", 1) }))
      .execute();
  }

  test("a new one has an empty catalogue of revision 0", async () => {
    const { kysely, readCatalogueRevision } = underTest.database;
    expect(await kysely.selectFrom("vehicles").selectAll().execute()).toEqual([]);
    expect(await readCatalogueRevision()).toBe(0);
  });

  test("a second process sees a change at its next question", async () => {
    const other = await openDatabase(underTest.place);
    expect(await other.readCatalogueRevision()).toBe(0);
    await raiseRevision();
    expect(await other.readCatalogueRevision()).toBe(1);
    await other.close();
  });

  test("many questions at once have one answer", async () => {
    await raiseRevision();
    const { readCatalogueRevision } = underTest.database;
    const answers = await Promise.all(Array.from({ length: 100 }, () => readCatalogueRevision()));
    expect(new Set(answers)).toEqual(new Set([1]));
  });

  test("a transaction that fails leaves nothing", async () => {
    const { kysely } = underTest.database;
    const failed = kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable("catalogue").set({ revision: 9 }).execute();
      throw new Error("on purpose");
    });
    await expect(failed).rejects.toThrow("on purpose");
    const row = await kysely.selectFrom("catalogue").selectAll().executeTakeFirstOrThrow();
    expect(row.revision).toBe(0);
  });

  test("transactions at the same time do not lose each other's change", async () => {
    const { kysely } = underTest.database;
    const increase = () =>
      kysely.transaction().execute(async (transaction) => {
        await transaction
          .updateTable("catalogue")
          .set((row) => ({ revision: row("revision", "+", 1) }))
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, increase));
    expect(await underTest.database.readCatalogueRevision()).toBe(50);
  });

  test("an error of the database is an error of the query, and the next query works", async () => {
    const { kysely } = underTest.database;
    const insert = () =>
      kysely.insertInto("catalogue").values({ id: 2, revision: 0, updated_at: "" }).execute();
    await expect(insert()).rejects.toThrow(/check/i);
    expect(await kysely.selectFrom("catalogue").selectAll().execute()).toHaveLength(1);
  });
});

test.each(["sqlite", "postgres"])(
  "five processes may start at once on a new %s",
  async (dialect) => {
    const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(place)));
    for (const database of opened) expect(await database.readCatalogueRevision()).toBe(0);
    await Promise.all(opened.map((database) => database.close()));
    await remove();
  },
);

test.each(["sqlite", "postgres"])(
  "a command opens a %s database that a server made, and makes none",
  async (dialect) => {
    const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
    const open = () => openExistingDatabase(place, () => {});
    await expect(open()).rejects.toThrow(MissingDatabaseError);
    // The second time nothing is there either: the first one left no file and no table.
    await expect(open()).rejects.toThrow(MissingDatabaseError);
    await (await openDatabase(place)).close();
    const opened = await open();
    expect(await opened.readCatalogueRevision()).toBe(0);
    await opened.close();
    await remove();
  },
);

test("an empty file is no database of this site, and a command leaves it as it is", async () => {
  const { place, remove } = makeDirectory();
  writeFileSync(join(place.dataDir, sqliteFileName), "");
  await expect(openExistingDatabase(place)).rejects.toThrow(MissingDatabaseError);
  expect(readdirSync(place.dataDir)).toEqual([sqliteFileName]);
  expect(statSync(join(place.dataDir, sqliteFileName)).size).toBe(0);
  await remove();
});

test("a PostgreSQL database that does not exist is missing for a command", async () => {
  const { place, remove } = await makeDatabase();
  await remove();
  await expect(openExistingDatabase(place, () => {})).rejects.toThrow(MissingDatabaseError);
});

test("a place is named without its password", () => {
  const databaseUrl = "postgres://site:s3cret@db.example:5433/carts?password=s3cret";
  expect(formatDatabasePlace({ databaseUrl, dataDir: "" })).toBe(
    "PostgreSQL at db.example:5433/carts",
  );
  const socket = "postgres:///carts?host=/run/postgresql";
  expect(formatDatabasePlace({ databaseUrl: socket, dataDir: "" })).toBe(
    "PostgreSQL at /run/postgresql/carts",
  );
  expect(formatDatabasePlace({ databaseUrl: null, dataDir: "/srv/data" })).toBe(
    "SQLite /srv/data/dealership.sqlite",
  );
});

test("a directory that cannot hold a file is refused with the reason", async () => {
  const place = { databaseUrl: null, dataDir: "/dev/null/data" };
  await expect(openDatabase(place)).rejects.toThrow("(ENOTDIR). DATA_DIR must be a folder");
});

test("on a full disk the reason is the disk, and the next transaction works", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const { kysely } = database;
  // SQLite takes the file for full at the size that it has, and ends the transaction by itself.
  await sql`pragma max_page_count = 1`.execute(kysely);
  const warnings: string[] = [];
  const inquiries = createInquiries(database, (message) => void warnings.push(message));
  const receive = (message: string) =>
    inquiries.receive(makeInquiry({ message }), { idempotencyKey: null });
  let outcome = await receive("x".repeat(4_000));
  while (outcome.kind === "received") outcome = await receive("x".repeat(4_000));
  expect(outcome.kind).toBe("unavailable");
  expect(warnings).toEqual(["An inquiry could not be stored: SqliteError 13: the disk is full"]);
  await sql`pragma max_page_count = 1000000`.execute(kysely);
  expect((await receive("There is room again.")).kind).toBe("received");
  await database.close();
  await remove();
});

test("a connection that breaks between two statements fails its transaction and nothing else", async () => {
  const { place, remove } = await makeDatabase();
  const database = await openDatabase(place, () => {});
  const other = await openDatabase(place, () => {});
  const broken = database.kysely.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transaction,
    );
    // Answers when the other connection has ended.
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 60000)`.execute(other.kysely);
    // The news of the end arrives while the transaction waits for something else.
    await other.readClock();
    await transaction.updateTable("catalogue").set({ revision: 9 }).execute();
  });
  await expect(broken).rejects.toThrow(/connection|terminat|ECONNRESET/i);
  expect(await database.kysely.selectFrom("catalogue").select("revision").execute()).toEqual([
    { revision: 0 },
  ]);
  await Promise.all([database.close(), other.close()]);
  await remove();
});

test("a PostgreSQL that acknowledges before it flushes is refused", async () => {
  const { place, remove } = await makeDatabase();
  const careless = `${place.databaseUrl}?options=-c%20synchronous_commit%3Doff`;
  await expect(openDatabase({ ...place, databaseUrl: careless })).rejects.toThrow(
    "synchronous_commit = off",
  );
  await remove();
});

test("the files of a new database are for the account that made them alone", async () => {
  const { place, remove } = makeDirectory();
  const dataDir = join(place.dataDir, "new");
  const database = await openDatabase({ ...place, dataDir });
  await database.kysely.updateTable("catalogue").set({ revision: 1 }).execute();
  const modes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).mode & 0o077);
  expect(modes).toEqual([0, 0, 0]);
  await database.close();
  await remove();
});

test("while another program reads, forgetting says that a copy may be left", async () => {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  const reader = new DatabaseSync(join(place.dataDir, sqliteFileName));
  reader.exec("begin; select * from catalogue");
  await database.kysely.updateTable("catalogue").set({ revision: 1 }).execute();
  await expect(database.scrub()).rejects.toThrow(
    /copies may be left in .*dealership\.sqlite-wal: another program reads it\. .* purge --older-than/,
  );
  reader.close();
  await database.scrub();
  expect(statSync(join(place.dataDir, `${sqliteFileName}-wal`)).size).toBe(0);
  await database.close();
  await remove();
});

test("a command reads while another program writes", async () => {
  const { place, remove } = makeDirectory();
  const site = await openDatabase(place);
  await createInquiries(site, () => {}).receive(makeInquiry(), { idempotencyKey: null });
  const writer = new DatabaseSync(join(place.dataDir, sqliteFileName));
  writer.exec("begin immediate");
  const command = await openExistingDatabase(place);
  expect(await createInquiryAdmin(command).list()).toHaveLength(1);
  expect(await command.readCatalogueRevision()).toBe(0);
  await command.close();
  writer.exec("rollback");
  writer.close();
  await site.close();
  await remove();
});

test("two processes may overwrite what was deleted at the same time", async () => {
  const { place, remove } = makeDirectory();
  const databases = [await openDatabase(place), await openDatabase(place)];
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(databases.map(({ scrub }) => scrub()));
  }
  expect(statSync(join(place.dataDir, `${sqliteFileName}-wal`)).size).toBe(0);
  await Promise.all(databases.map(({ close }) => close()));
  await remove();
});

test("closing ends the thread, and a query afterwards is refused", async () => {
  const { place, remove } = makeDirectory();
  const { kysely, close } = await openDatabase(place);
  await close();
  await expect(kysely.selectFrom("catalogue").selectAll().execute()).rejects.toThrow("destroyed");
  await remove();
});
