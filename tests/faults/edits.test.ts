import { expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { createVehicleEditor } from "#server/inventory/vehicle-editor.ts";
import { makeDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { makeVehicles } from "#tests/fixtures/vehicles.ts";
import { startChild } from "./child.ts";

const kills = 4;
vi.setConfig({ testTimeout: 240_000 });

test.each(["sqlite", "postgres"])(
  "killed while carts are changed, %s has every change whole with its history, or not at all",
  async (dialect) => {
    const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
    for (let count = 0; count < kills; count += 1) {
      const child = await startChild({ program: "editing", place });
      const countSaved = () => child.readLog().split("Saved").length - 1;
      await vi.waitFor(() => expect(countSaved()).toBeGreaterThan(3 * count), { timeout: 120_000 });
      await child.end("SIGKILL");
    }
    const database = await openDatabase(place);
    const vehicles = await createInventory(database).everyVehicle();
    const editor = createVehicleEditor(database);
    let changes = 0;
    for (const original of makeVehicles(20)) {
      const history = await editor.listChanges(original.id);
      const price = (vehicles.find(({ id }) => id === original.id)?.price ?? 0) - original.price;
      // The history shows the last hundred.
      expect(history.length, original.id).toBe(Math.min(price, 100));
      changes += price;
    }
    // Each change raised three prices and the revision once; the first revision filled the database.
    expect(changes).toBe(3 * ((await database.readCatalogueRevision()) - 1));
    expect(changes).toBeGreaterThan(0);
    const { rows } = await database.kysely
      .selectFrom("staff_changes")
      .select((row) => row.fn.countAll<number>().as("count"))
      .execute()
      .then((found) => ({ rows: found }));
    expect(Number(rows[0]?.count)).toBe(changes);
    await database.close();
    await remove();
  },
);
