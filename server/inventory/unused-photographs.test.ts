import sharp from "sharp";
import { expect, test } from "vitest";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Database } from "#server/db/schema.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { createInventory } from "./inventory.ts";
import { addPhotograph, listPhotographs } from "./photographs.ts";
import { deleteUnusedPhotographs, unusedDays } from "./unused-photographs.ts";
import { changesShownMax, createVehicleEditor } from "./vehicle-editor.ts";

const cart = makeVehicle();
const start = new Date("2026-11-22T12:00:00Z");
const inDays = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);

async function upload(database: Database, background: string): Promise<string> {
  const create = { width: 480, height: 300, channels: 3 as const, background };
  const added = await addPhotograph(database, await sharp({ create }).png().toBuffer());
  return added.ok ? added.image : added.problem;
}

describeOnEachDatabase("photographs that no cart shows", (underTest) => {
  const clean = (days: number) => deleteUnusedPhotographs(underTest.database, inDays(days));
  const list = async () => [...(await listPhotographs(underTest.database))];
  const save = (before: Vehicle, after: Vehicle) =>
    createVehicleEditor(underTest.database).save([{ before, after, place: null }], {
      memberName: "Ann",
      action: "changed",
    });

  test("are deleted after 30 days, and not while a cart shows them or they were uploaded again", async () => {
    const { database } = underTest;
    await createInventory(database).ensureFilled([cart]);
    const [shown, forgotten, wanted] = [
      await upload(database, "teal"),
      await upload(database, "red"),
      await upload(database, "navy"),
    ];
    await save(cart, { ...cart, isHidden: true, images: [shown, ...cart.images] });
    expect(await clean(0)).toBe(0);
    await upload(database, "navy");
    expect(await clean(unusedDays - 1)).toBe(0);
    expect((await list()).toSorted()).toEqual([shown, forgotten, wanted].toSorted());
    expect(await clean(unusedDays)).toBe(1);
    expect((await list()).toSorted()).toEqual([shown, wanted].toSorted());
    expect(await clean(2 * unusedDays)).toBe(1);
    expect(await list()).toEqual([shown]);
  });

  test("stay while a change that can be undone names them", async () => {
    const { database } = underTest;
    await createInventory(database).ensureFilled([cart]);
    const image = await upload(database, "teal");
    const pictured = { ...cart, images: [image, ...cart.images] };
    await save(cart, pictured);
    await save(pictured, cart);
    await clean(0);
    expect(await clean(unusedDays)).toBe(0);
    // With these the last change that names it is the first that can no longer be undone.
    let before: Vehicle = cart;
    for (let change = 0; change < changesShownMax; change += 1) {
      const after = { ...cart, price: 5_000 + change };
      await save(before, after);
      before = after;
    }
    await clean(unusedDays);
    expect(await clean(2 * unusedDays)).toBe(1);
    expect(await list()).toEqual([]);
  });

  test("stay while an import that can be undone would bring them back", async () => {
    const { database } = underTest;
    const inventory = createInventory(database);
    const image = await upload(database, "teal");
    await inventory.importVehicles([{ ...cart, images: [image] }], "replace");
    await inventory.importVehicles([cart], "replace");
    await clean(0);
    expect(await clean(unusedDays)).toBe(0);
    expect(await list()).toEqual([image]);
  });
});
