import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { sqliteFileName } from "#server/db/database-place.ts";
import { type DatabasePlace, openDatabase } from "#server/db/open-database.ts";
import type { Database, Schema } from "#server/db/schema.ts";
import { makeDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { startChild } from "./child.ts";
import { officeChanges, seedOffice } from "./office-changes.ts";

/** Every table that a change of the office may write to. */
const tables = [
  "catalogue",
  "confirmed_questions",
  "import_history",
  "inquiries",
  "inquiry_notes",
  "inquiry_work",
  "outbox_messages",
  "photograph_files",
  "removed_vehicles",
  "staff",
  "staff_changes",
  "vehicles",
] as const satisfies readonly (keyof Schema)[];

/** The rows of each table as short hashes, so that a difference can be read. */
type Contents = Readonly<Record<string, readonly string[]>>;

async function readContents({ kysely }: Database): Promise<Contents> {
  const contents: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await kysely.selectFrom(table).selectAll().execute();
    contents[table] = rows.map((row) => hash(JSON.stringify(row))).toSorted();
  }
  return contents;
}

function hash(row: string): string {
  return createHash("sha256").update(row).digest("hex").slice(0, 12);
}

/** Opens the database as a start does, reads it, and closes it. */
async function readAfterStart(place: DatabasePlace): Promise<Contents> {
  const database = await openDatabase(place);
  const contents = await readContents(database);
  await database.close();
  return contents;
}

/** Throws when the file is damaged or a row refers to one that is gone. */
function checkFile({ databaseUrl, dataDir }: DatabasePlace): void {
  if (databaseUrl !== null) return;
  const file = new DatabaseSync(join(dataDir, sqliteFileName), { readOnly: true });
  expect(file.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  expect(file.prepare("pragma foreign_key_check").all()).toEqual([]);
  file.close();
}

/**
 * Killed before its row of history, a change shows what was stored too early; killed after it, also
 * what the database keeps of a transaction that has all its rows.
 */
test.concurrent.each([
  { dialect: "sqlite", moments: ["before", "after"] },
  { dialect: "postgres", moments: ["after"] },
])(
  "killed during anything that staff do in the office, $dialect has it whole with its history, or not at all",
  async ({ dialect, moments }) => {
    const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
    const seeded = await openDatabase(place);
    await seedOffice(seeded);
    await seeded.close();
    for (const [name, change] of Object.entries(officeChanges)) {
      const before = await readAfterStart(place);
      const killed: Contents[] = [];
      for (const moment of moments) {
        const environment = { CHANGE: name, KILL_AT: moment };
        const child = await startChild({ program: "office", place, environment });
        await child.ended;
        expect(child.process.signalCode, `${name}: ${child.readLog()}`).toBe("SIGKILL");
        killed.push(await readAfterStart(place));
        checkFile(place);
      }
      const database = await openDatabase(place);
      await change.run(database);
      const whole = await readContents(database);
      await database.close();
      const expected = moments.map((moment) =>
        moment === "after" && change.isOneStatement === true ? whole : before,
      );
      expect(killed, `${name}, killed ${moments.join(" and ")}`).toEqual(expected);
      const changed = tables.filter((table) => String(whole[table]) !== String(before[table]));
      expect(changed, name).toEqual(change.tables);
      const isRecorded = change.tables.includes("staff_changes");
      const countHistory = (contents: Contents) => contents["staff_changes"]?.length ?? 0;
      expect(countHistory(whole) - countHistory(before), name).toBe(isRecorded ? 1 : 0);
    }
    await remove();
  },
  600_000,
);
