/** Changes prices and places of carts without end, as the office does, until it is killed. */
import { openDatabase } from "#server/db/open-database.ts";
import { readSettings } from "#server/env.server.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { createVehicleEditor } from "#server/inventory/vehicle-editor.ts";
import { makeVehicles } from "#tests/fixtures/vehicles.ts";

const log = (message: string) => void process.stdout.write(`${message}\n`);
const database = await openDatabase(readSettings(process.env), log);
const inventory = createInventory(database);
await inventory.ensureFilled(makeVehicles(20));
const editor = createVehicleEditor(database);
log("Serving nobody on 0");
for (;;) {
  const vehicles = await inventory.everyVehicle();
  const edits = [0, 5, 10].map((index) => {
    const before = vehicles[index] ?? vehicles[0]!;
    const place = { before: index + 1, after: index + 2 };
    return { before, after: { ...before, price: before.price + 1 }, place };
  });
  await editor.save(edits, { memberName: "Ann", action: "changed" });
  log("Saved");
}
