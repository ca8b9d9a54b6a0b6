import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createFactStore } from "#server/facts/fact-store.ts";
import { makeDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { startChild } from "./child.ts";
import { createRandom } from "./seed.ts";

const path = "serviceFees.laborPerHourDollars";
const kills = 5;

test.each(["sqlite", "postgres"])(
  "killed during changes of a fact, %s has each change with its history and its revision, or not at all",
  async (dialect) => {
    const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
    const made = await openDatabase(place);
    await made.kysely.updateTable("catalogue").set({ revision: 1 }).execute();
    await made.close();
    const random = createRandom();
    let before = 155;
    for (let kill = 0; kill < kills; kill += 1) {
      const child = await startChild({ program: "facts", place });
      await wait(20 + random() * 200);
      await child.end("SIGKILL");
      const database = await openDatabase(place);
      const current = Number((await createFactStore(database).readAll())[path]);
      const changes = await database.kysely
        .selectFrom("staff_changes")
        .select((row) => row.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      const { revision } = await database.kysely
        .selectFrom("catalogue")
        .select("revision")
        .executeTakeFirstOrThrow();
      expect([Number(changes.count), revision - 1]).toEqual([current - 155, current - 155]);
      expect(current).toBeGreaterThanOrEqual(before);
      before = current;
      await database.close();
    }
    expect(before).toBeGreaterThan(155);
    await remove();
  },
);
