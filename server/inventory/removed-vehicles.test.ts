import { expect, test } from "vitest";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeVehicle, makeVehicles } from "#tests/fixtures/vehicles.ts";
import { createInventory } from "./inventory.ts";

const city = makeVehicle();
const nomad = makeVehicle({
  id: "denago-ev-nomad",
  name: "DENAGO EV NOMAD",
  price: 8_495,
  specifications: { ...city.specifications, seatingCapacity: 4 },
});

describeOnEachDatabase("vehicles that were removed", (underTest) => {
  test("a removed vehicle is known as it was, until it comes back", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city, nomad], "update");
    expect((await inventory.snapshot()).removed.size).toBe(0);
    await inventory.importVehicles([city], "replace");
    const { removed, byId } = await inventory.snapshot();
    expect(byId.has(nomad.id)).toBe(false);
    expect([...removed.values()]).toEqual([
      {
        id: nomad.id,
        name: nomad.name,
        brand: nomad.brand,
        price: nomad.price,
        seatingCapacity: 4,
      },
    ]);
    for (const mode of ["update", "replace"] as const) {
      await inventory.importVehicles([nomad], mode);
      expect((await inventory.snapshot()).removed.has(nomad.id)).toBe(false);
      await inventory.importVehicles([city], "replace");
      expect((await inventory.snapshot()).removed.has(nomad.id)).toBe(true);
    }
  });

  test("a vehicle that is removed a second time is known as it was then", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([nomad], "update");
    await inventory.importVehicles([], "replace");
    await inventory.importVehicles([{ ...nomad, price: 7_777 }], "update");
    await inventory.importVehicles([], "replace");
    expect((await inventory.snapshot()).removed.get(nomad.id)?.price).toBe(7_777);
  });

  test("a row that an earlier release left behind is replaced", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([nomad], "update");
    const left = {
      id: nomad.id,
      name: "OLD",
      brand: "denago",
      price: 1,
      seating_capacity: 2,
      removed_at: "2026-11-20T12:00:00.000Z",
    };
    await underTest.database.kysely.insertInto("removed_vehicles").values(left).execute();
    await inventory.importVehicles([city], "replace");
    expect((await inventory.snapshot()).removed.get(nomad.id)?.name).toBe(nomad.name);
  });

  test("an update removes nothing, and an import that fails leaves no trace", async () => {
    const inventory = createInventory(underTest.database);
    await inventory.importVehicles([city, nomad], "update");
    await inventory.importVehicles([city], "update");
    const broken = { ...city, id: null as unknown as string };
    await expect(inventory.importVehicles([broken], "replace")).rejects.toThrow(/null/i);
    const { removed, vehicles } = await inventory.snapshot();
    expect([removed.size, vehicles.length]).toEqual([0, 2]);
  });

  test("thousands are removed and come back in one import each", async () => {
    const inventory = createInventory(underTest.database);
    const many = makeVehicles(1_200);
    await inventory.importVehicles(many, "replace");
    await inventory.importVehicles([city], "replace");
    expect((await inventory.snapshot()).removed.size).toBe(1_200);
    await inventory.importVehicles(many, "update");
    expect((await inventory.snapshot()).removed.size).toBe(0);
  });
});
