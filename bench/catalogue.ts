import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { parseVehicleFile } from "#server/inventory/vehicle-file.ts";
import { readCpuMicros } from "./process-figures.ts";

/** Fills a new database with that many vehicles, as an import does. */
export async function importVehicles(
  count: number,
): Promise<{ dataDir: string; importMs: number; computedMs: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), "carts-bench-"));
  const vehicles = makeVehicles(count);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const started = performance.now();
  const computedBefore = readCpuMicros(process.pid);
  const file = parseVehicleFile(JSON.stringify(vehicles), "json");
  await createInventory(database).importVehicles(file.ok ? file.vehicles : [], "replace");
  const importMs = performance.now() - started;
  const computedMs = (readCpuMicros(process.pid) - computedBefore) / 1_000;
  await database.close();
  return { dataDir, importMs, computedMs };
}

/** Vehicles of the catalogue again and again, with ids and names of their own. */
export function makeVehicles(count: number): Vehicle[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(catalogue as Vehicle[])[index % catalogue.length]!,
    id: `bench-${index}`,
    name: `Bench cart ${index}`,
  }));
}
