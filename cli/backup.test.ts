import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupCommand } from "./backup.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { sqliteFileName } from "#server/db/open-sqlite.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { terminalAuthor } from "#server/staff/staff.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";
import { makeVehicles } from "#tests/fixtures/vehicles.ts";

let directory: ReturnType<typeof makeDirectory>;
const fileOf = (name: string) => join(directory.place.dataDir, name);

beforeEach(() => {
  directory = makeDirectory();
});
afterEach(() => directory.remove());

async function run(words: string[], environment = {}): Promise<{ code: number; out: string }> {
  let out = "";
  const code = await backupCommand(words, {
    out: (text) => (out += text),
    err: (text) => (out += text),
    environment: { DATA_DIR: directory.place.dataDir, ...environment },
    signal: new AbortController().signal,
  });
  return { code, out };
}

test("a copy made while inquiries come in holds all that came before, and the site starts with it", async () => {
  const database = await openDatabase(directory.place);
  await createInventory(database).importVehicles(makeVehicles(500), "replace");
  const planned = [{ channel: "mail", heldBecause: null }] as const;
  const inquiries = createInquiries(database, () => {}, { planned });
  const receive = (key: string) => inquiries.receive(makeInquiry(), { idempotencyKey: key });
  for (let count = 0; count < 20; count += 1) await receive(`before-${count}`);
  const meanwhile = Array.from({ length: 20 }, (_, count) => receive(`meanwhile-${count}`));
  const { code, out } = await run([fileOf("copy.sqlite")]);
  expect(out).toMatch(
    /^Database: SQLite .*\nWrote .*: 500 vehicles, \d+ inquiries, \d+ deliveries\. Checked\.\n$/,
  );
  expect(code).toBe(0);
  await Promise.all(meanwhile);
  await database.close();
  expect(statSync(fileOf("copy.sqlite")).mode & 0o077).toBe(0);

  // The way of docs/backup.md: the copy, under the database's name, in a directory of its own.
  mkdirSync(fileOf("restored"));
  copyFileSync(fileOf("copy.sqlite"), fileOf(`restored/${sqliteFileName}`));
  const restored = await openDatabase({ databaseUrl: null, dataDir: fileOf("restored") });
  const admin = createInquiryAdmin(restored);
  expect((await admin.list()).length).toBeGreaterThanOrEqual(20);
  expect(await admin.listMessages()).toHaveLength((await admin.list()).length);
  expect((await createInventory(restored).snapshot()).vehicles).toHaveLength(500);
  await createInquiries(restored, () => {}).receive(makeInquiry(), { idempotencyKey: null });
  await restored.close();
});

test("a file that exists is not replaced, and nothing half-made is left", async () => {
  const database = await openDatabase(directory.place);
  writeFileSync(fileOf("precious"), "precious");
  await expect(run([fileOf("precious")])).rejects.toThrow("exists already and is not replaced");
  expect(readFileSync(fileOf("precious"), "utf8")).toBe("precious");
  await expect(run([fileOf("no/such/directory.sqlite")])).rejects.toThrow("No backup was made");
  expect(
    readdirSync(directory.place.dataDir).filter((name) => name.includes("unfinished")),
  ).toEqual([]);
  await database.close();
});

test("without a database, with PostgreSQL and without a name there is no copy", async () => {
  await expect(run([fileOf("copy.sqlite")])).rejects.toThrow("no database of this site");
  const postgres = { DATABASE_URL: "postgres://db.example/carts" };
  await expect(run([fileOf("copy.sqlite")], postgres)).rejects.toThrow("pg_dump");
  expect((await run([])).code).toBe(2);
  expect(existsSync(fileOf("copy.sqlite"))).toBe(false);
});

test("what was forgotten is in no file of the database any more, nor in a copy", async () => {
  const database = await openDatabase(directory.place);
  const inquiries = createInquiries(database, () => {});
  const canary = "Canary5e1d";
  const receipt = await inquiries.receive(makeInquiry({ message: `${canary} wrote this` }), {
    idempotencyKey: null,
  });
  for (let count = 0; count < 5; count += 1) {
    await inquiries.receive(makeInquiry({ email: "zoe@mail.example" }), { idempotencyKey: null });
  }
  expect(
    await createInquiryAdmin(database).forget(
      receipt.kind === "received" ? receipt.id : "",
      terminalAuthor,
    ),
  ).toBe(1);
  await run([fileOf("copy.sqlite")]);
  // The database is still open, as while the site runs.
  for (const name of readdirSync(directory.place.dataDir)) {
    expect(readFileSync(fileOf(name)).includes(canary)).toBe(false);
  }
  await database.close();
});
