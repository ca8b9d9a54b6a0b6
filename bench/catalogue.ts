import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };

/** Fills a new database with that many vehicles from a file, as staff do. */
export function importVehicles(count: number): { dataDir: string; importMs: number } {
  const dataDir = mkdtempSync(join(tmpdir(), "carts-bench-"));
  const file = join(dataDir, "vehicles.json");
  const vehicles = Array.from({ length: count }, (_, index) => ({
    ...catalogue[index % catalogue.length],
    id: `bench-${index}`,
    name: `Bench cart ${index}`,
  }));
  writeFileSync(file, JSON.stringify(vehicles));
  const started = performance.now();
  execFileSync(process.execPath, ["cli/run.ts", "inventory", "import", file, "--replace"], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "ignore",
  });
  return { dataDir, importMs: performance.now() - started };
}
