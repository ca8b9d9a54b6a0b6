import { expect, test } from "vitest";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { createInventory } from "./inventory.ts";
import { createVehicleEditor } from "./vehicle-editor.ts";

const [first, second, third] = ["one", "two", "three"].map((id) =>
  makeVehicle({ id, name: id.toUpperCase(), price: 9_000 }),
) as [Vehicle, Vehicle, Vehicle];
const ann = { memberName: "Ann", action: "changed" };

describeOnEachDatabase("the editor of vehicles", (underTest) => {
  async function open() {
    const inventory = createInventory(underTest.database);
    await inventory.ensureFilled([first, second, third]);
    const editor = createVehicleEditor(underTest.database);
    const readIds = async () => (await inventory.everyVehicle()).map(({ id }) => id).join(" ");
    return { inventory, editor, readIds };
  }

  test("a change is on the site at once, and in the history with what it was before", async () => {
    const { inventory, editor } = await open();
    expect((await inventory.find("two"))?.price).toBe(9_000);
    const after = { ...second, price: 8_500 };
    expect(await editor.save([{ before: second, after, place: null }], ann)).toEqual({
      kind: "saved",
    });
    expect((await inventory.find("two"))?.price).toBe(8_500);
    expect(await editor.listChanges("two")).toMatchObject([
      { memberName: "Ann", action: "changed", before: { price: 9_000 }, after: { price: 8_500 } },
    ]);
  });

  test("who comes second changes nothing, of several vehicles not even the others", async () => {
    const { inventory, editor } = await open();
    const edit = (before: Vehicle, price: number) => ({
      before,
      after: { ...before, price },
      place: null,
    });
    await editor.save([edit(second, 8_500)], ann);
    const outcome = await editor.save([edit(first, 1_000), edit(second, 8_000)], ann);
    expect(outcome).toEqual({ kind: "conflict", ids: ["two"] });
    expect((await inventory.find("one"))?.price).toBe(9_000);
    expect(await editor.listChanges("one")).toEqual([]);
    const isTaken = await editor.save([{ before: null, after: first, place: null }], ann);
    expect(isTaken).toEqual({ kind: "conflict", ids: ["one"] });
  });

  test("a vehicle moves to its place, the others keep their order", async () => {
    const { editor, readIds } = await open();
    const move = (vehicle: Vehicle, before: number, after: number) =>
      editor.save([{ before: vehicle, after: vehicle, place: { before, after } }], ann);
    await move(third, 3, 1);
    expect(await readIds()).toBe("three one two");
    await move(third, 1, 2);
    expect(await readIds()).toBe("one three two");
    expect(await move(third, 1, 3)).toEqual({ kind: "conflict", ids: ["three"] });
    expect((await editor.listChanges("three"))[0]).toMatchObject({
      before: { place: 1 },
      after: { place: 2 },
    });
  });

  test("a hidden vehicle is off the site like a removed one, and still there for staff", async () => {
    const { inventory, editor, readIds } = await open();
    await editor.save([{ before: second, after: { ...second, isHidden: true }, place: null }], ann);
    const shown = await inventory.snapshot();
    expect(shown.vehicles.map(({ id }) => id)).toEqual(["one", "three"]);
    expect([shown.byId.has("two"), shown.removed.get("two")?.name]).toEqual([false, "TWO"]);
    expect(await readIds()).toBe("one two three");
  });

  test("an import keeps what its file does not name: hidden vehicles and texts of pictures", async () => {
    const { inventory, editor } = await open();
    const imageTexts = { "/a.png": "A red cart" };
    const after = { ...second, isHidden: true, imageTexts };
    await editor.save([{ before: second, after, place: null }], ann);
    const { changes } = await inventory.importVehicles([{ ...second, price: 7_000 }], "update");
    expect(changes.changed).toEqual([{ before: after, after: { ...after, price: 7_000 } }]);
    await inventory.importVehicles([{ ...second, isHidden: false }], "update");
    expect(await inventory.find("two")).toEqual({ ...second, imageTexts });
  });
});
