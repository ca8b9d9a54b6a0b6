import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createFactStore } from "#server/facts/fact-store.ts";
import { createInventory } from "./inventory.ts";
import { createVehicleEditor } from "./vehicle-editor.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeVehicle, makeVehicles } from "#tests/fixtures/vehicles.ts";

const city = makeVehicle();
const nomad = makeVehicle({ id: "denago-ev-nomad", externalUrl: "https://dealer.example/nomad" });
const ranger = makeVehicle({ id: "evolution-d5-ranger-4-plus", brand: "evolution" });

describeOnEachDatabase("the inventory", (underTest) => {
  test("vehicles come back as they went in, in their order and by id", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([ranger, city, nomad], "update");
    const { vehicles, byId, revision } = await inventory.snapshot();
    expect(vehicles).toEqual([ranger, city, nomad]);
    expect(byId.get(nomad.id)).toEqual(nomad);
    expect(revision).toBe(1);
    expect(await inventory.find(city.id)).toEqual(city);
    expect(await inventory.find("none")).toBeNull();
  });

  test("the snapshot is kept until the catalogue changes", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city], "update");
    const before = await inventory.snapshot();
    expect(await inventory.snapshot()).toBe(before);
    await inventory.importVehicles([{ ...city, price: 14_000 }], "update");
    expect((await inventory.find(city.id))?.price).toBe(14_000);
  });

  test("a change by another process is seen at the next request", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city], "update");
    await inventory.snapshot();
    const other = await openDatabase(underTest.place);
    await createInventory(other).importVehicles([{ ...city, price: 12_345 }], "update");
    expect((await inventory.find(city.id))?.price).toBe(12_345);
    await other.close();
  });

  test("an update keeps places and other vehicles; new ones follow", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city, nomad], "update");
    const changed = { ...nomad, name: "RENAMED" };
    const result = await inventory.importVehicles([ranger, changed], "update");
    expect(result).toMatchObject({
      revision: 2,
      changes: {
        added: [ranger],
        changed: [{ before: nomad, after: changed }],
        removed: [],
        unchangedCount: 1,
      },
    });
    expect((await inventory.readCommitted()).vehicles).toEqual([city, changed, ranger]);
  });

  test("a replacement makes the list exactly the given one", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city, nomad], "update");
    const result = await inventory.importVehicles([ranger, nomad], "replace");
    expect(result).toMatchObject({
      changes: { added: [ranger], changed: [], removed: [city], unchangedCount: 1 },
    });
    expect((await inventory.readCommitted()).vehicles).toEqual([ranger, nomad]);
  });
});

describeOnEachDatabase("the safety of imports", (underTest) => {
  test("an import that fails half way changes nothing", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city], "update");
    const vehicles = makeVehicles(1_200);
    const broken = { ...makeVehicle({ id: "broken" }), price: Number.NaN };
    await expect(inventory.importVehicles([...vehicles, broken], "replace")).rejects.toThrow(
      /price|integer/i,
    );
    expect((await inventory.readCommitted()).vehicles).toEqual([city]);
    expect(await inventory.revision()).toBe(1);
  });

  test("an empty database is filled once, also by two processes at the same time", async () => {
    const other = await openDatabase(underTest.place);
    const filled = await Promise.all([
      createInventory(underTest.database).ensureFilled([city, nomad]),
      createInventory(other).ensureFilled([city, nomad]),
    ]);
    expect(filled.filter(Boolean)).toEqual([true]);
    const inventory = createInventory(underTest.database);
    expect((await inventory.readCommitted()).vehicles).toEqual([city, nomad]);
    await inventory.importVehicles([], "replace");
    expect(await inventory.ensureFilled([city])).toBe(false);
    expect((await inventory.readCommitted()).vehicles).toEqual([]);
    await other.close();
  });

  test("imports at the same time give each new vehicle a place of its own", async () => {
    const other = await openDatabase(underTest.place);
    await Promise.all([
      createInventory(underTest.database).importVehicles([city, nomad], "update"),
      createInventory(other).importVehicles([ranger], "update"),
    ]);
    const rows = await other.kysely.selectFrom("vehicles").select("position").execute();
    expect(new Set(rows.map(({ position }) => position))).toEqual(new Set([0, 1, 2]));
    await other.close();
  });
});

describeOnEachDatabase("the inventory after a change", (underTest) => {
  test("of single vehicles or facts does not read the others again", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city, nomad], "update");
    const before = await inventory.everyVehicle();
    const other = await openDatabase(underTest.place);
    const editor = createVehicleEditor(other);
    const ann = { memberName: "Ann", action: "changed" };
    const cheaper = { ...nomad, price: 12_345 };
    await editor.save([{ before: nomad, after: cheaper, place: null }], ann);
    await editor.save([{ before: null, after: ranger, place: null }], ann);
    const fact = "rentalFees.petHairDollars";
    await createFactStore(other).publish({ values: { [fact]: 80 }, seen: { [fact]: 75 } }, "Ann");
    const after = await inventory.everyVehicle();
    expect(after).toEqual([city, cheaper, ranger]);
    // The same object, not an equal one: it was not made of a row again.
    expect(after[0]).toBe(before[0]);
    expect((await inventory.readCommitted()).vehicles).toEqual(after);
    await other.close();
  });

  test("that does not say what it touched reads every vehicle", async () => {
    const { kysely } = underTest.database;
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city, nomad, ranger], "update");
    await inventory.everyVehicle();
    const editor = createVehicleEditor(underTest.database);
    const ann = { memberName: "Ann", action: "changed" };
    const moved = { before: ranger, after: ranger, place: { before: 3, after: 1 } };
    await editor.save([moved], ann);
    expect(await inventory.everyVehicle()).toEqual([ranger, city, nomad]);
    // As a release of before the table does it: the change after it is noted, this one is not.
    await kysely.updateTable("vehicles").set({ price: 5 }).where("id", "=", city.id).execute();
    await kysely.updateTable("catalogue").set({ revision: 3 }).execute();
    const cheaper = { ...nomad, price: 12_345 };
    await editor.save([{ before: nomad, after: cheaper, place: null }], ann);
    expect(await inventory.everyVehicle()).toEqual([ranger, { ...city, price: 5 }, cheaper]);
    await inventory.importVehicles([city], "replace");
    expect(await inventory.everyVehicle()).toEqual([city]);
  });
});
