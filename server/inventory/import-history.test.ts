import { expect, test } from "vitest";
import { findVehiclesBefore, historyEntriesMax, listHistory } from "./import-history.ts";
import { CatalogueChangedError, createInventory } from "./inventory.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";

const city = makeVehicle();
const nomad = makeVehicle({ id: "denago-ev-nomad", externalUrl: "https://dealer.example/nomad" });

describeOnEachDatabase("the import history", (underTest) => {
  test("every change is kept with its counts, its source and the list before it, newest first", async () => {
    const now = () => new Date("2026-11-22T15:00:00Z");
    const inventory = createInventory(underTest.database, now);
    await inventory.ensureFilled([city]);
    await inventory.importVehicles([nomad, city], "update", { source: "import carts.csv" });
    await inventory.importVehicles([{ ...city, price: 9_000 }], "replace");
    expect(await listHistory(underTest.database)).toEqual([
      {
        revision: 3,
        changedAt: "2026-11-22T15:00:00.000Z",
        source: "import",
        added: 0,
        changed: 1,
        removed: 1,
      },
      {
        revision: 2,
        changedAt: "2026-11-22T15:00:00.000Z",
        source: "import carts.csv",
        added: 1,
        changed: 0,
        removed: 0,
      },
    ]);
    expect(await findVehiclesBefore(underTest.database, 3)).toEqual([city, nomad]);
    expect(await findVehiclesBefore(underTest.database, 2)).toEqual([city]);
    expect(await findVehiclesBefore(underTest.database, 1)).toBeNull();
  });

  test("an import that changes nothing is not kept, one that only orders anew is", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.ensureFilled([city, nomad]);
    await inventory.importVehicles([nomad, city], "update");
    expect(await listHistory(underTest.database)).toEqual([]);
    await inventory.importVehicles([nomad, city], "replace");
    expect(await listHistory(underTest.database)).toHaveLength(1);
  });

  test("the oldest changes are dropped beyond the limit", async () => {
    const inventory = createInventory(underTest.database);
    for (let price = 1; price <= historyEntriesMax + 3; price += 1) {
      await inventory.importVehicles([{ ...city, price }], "update");
    }
    const revisions = (await listHistory(underTest.database)).map(({ revision }) => revision);
    expect(revisions).toHaveLength(historyEntriesMax);
    expect([revisions[0], revisions.at(-1)]).toEqual([historyEntriesMax + 3, 4]);
  });

  test("an import decided on another state of the catalogue is refused and changes nothing", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city], "update");
    await expect(
      inventory.importVehicles([nomad], "replace", { expectedRevision: 0 }),
    ).rejects.toThrow(CatalogueChangedError);
    expect((await inventory.readCommitted()).vehicles).toEqual([city]);
    await inventory.importVehicles([nomad], "replace", { expectedRevision: 1 });
    expect((await inventory.readCommitted()).vehicles).toEqual([nomad]);
  });
});

describeOnEachDatabase("what the history knows of public roads", (underTest) => {
  test("it comes back as it was, and a list of before that field claims nothing", async () => {
    const { database } = underTest;
    const inventory = createInventory(database);
    await inventory.ensureFilled([{ ...city, streetLegal: "lsv" }]);
    await inventory.importVehicles([{ ...city, streetLegal: "off-road" }], "update");
    expect(await findVehiclesBefore(database, 2)).toEqual([{ ...city, streetLegal: "lsv" }]);
    const { streetLegal: _left, ...older } = city;
    const before = JSON.stringify([older]);
    await database.kysely.updateTable("import_history").set({ vehicles_before: before }).execute();
    const restored = (await findVehiclesBefore(database, 2)) ?? [];
    expect(restored).toEqual([{ ...city, streetLegal: "unconfirmed" }]);
    await inventory.importVehicles(restored, "replace");
    expect((await inventory.readCommitted()).vehicles).toEqual(restored);
  });
});
