import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Terminal } from "./command.ts";
import { CommandError } from "./command.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { readSettings } from "#server/env.server.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { formatCsv } from "#server/inventory/vehicle-csv.ts";
import type { VehicleFileFormat } from "#server/inventory/vehicle-file.ts";
import { formatProblem, parseVehicleFile } from "#server/inventory/vehicle-file.ts";
import { formatJson } from "#server/inventory/vehicle-json.ts";

const usage = `Usage: npm run inventory -- COMMAND

  list                     every vehicle, one line each
  validate FILE            check a .json or .csv file and change nothing
  import FILE              add new vehicles and update known ones, by id
  import FILE --replace    the same, and remove every vehicle the file does not have
  export FILE              write every vehicle to a .json or .csv file

An import takes over the whole file or nothing. docs/inventory-import.md describes the file.
`;

const problemsShownMax = 100;

/** Runs one command on the inventory and returns its exit code. */
export async function inventoryCommand(
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { replace: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [command, path, ...rest] = positionals;
  const isUnderstood =
    rest.length === 0 &&
    ((command === "list" && path === undefined) ||
      (path !== undefined && ["validate", "import", "export"].includes(command ?? ""))) &&
    (!values.replace || command === "import");
  if (!isUnderstood) {
    terminal.err(usage);
    return 2;
  }
  if (command === "validate") return validate(path ?? "", terminal);
  // The file is read first: a bad one must not need a database to be refused.
  const vehicles = command === "import" ? readVehicles(path ?? "", terminal) : [];
  if (vehicles === null) return 1;
  return withInventory(terminal, async (inventory) => {
    if (command === "list") listVehicles(await inventory.exportVehicles(), terminal);
    else if (command === "export") await exportTo(path ?? "", inventory, terminal);
    else {
      const mode = values.replace ? "replace" : "update";
      const { added, updated, removed } = await inventory.importVehicles(vehicles, mode);
      terminal.out(`Imported: ${added} added, ${updated} updated, ${removed} removed.\n`);
    }
    return 0;
  });
}

function validate(path: string, terminal: Terminal): number {
  const vehicles = readVehicles(path, terminal);
  if (vehicles === null) return 1;
  terminal.out(`${path} is right: ${vehicles.length} vehicles.\n`);
  return 0;
}

/** The vehicles of a file, or null after its problems were told. */
function readVehicles(path: string, terminal: Terminal): Vehicle[] | null {
  const format = readFormat(path);
  const file = parseVehicleFile(readText(path), format, (checked, total) => {
    terminal.err(`Checked ${checked} of ${total} vehicles\n`);
  });
  if (file.ok) return file.vehicles;
  const { problems } = file;
  for (const problem of problems.slice(0, problemsShownMax)) {
    terminal.err(`${formatProblem(problem)}\n`);
  }
  if (problems.length > problemsShownMax) {
    terminal.err(`… and ${problems.length - problemsShownMax} more\n`);
  }
  terminal.err(`${path}: ${problems.length} problems. Nothing was changed.\n`);
  return null;
}

function readFormat(path: string): VehicleFileFormat {
  const extension = /\.(json|csv)$/i.exec(path)?.[1]?.toLowerCase();
  if (extension === "json" || extension === "csv") return extension;
  throw new CommandError(`${path}: expected a file whose name ends in .json or .csv`);
}

function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new CommandError(`${path}: cannot be read`, { cause: error });
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CommandError(`${path}: expected text in UTF-8`, { cause: error });
  }
}

async function withInventory(
  terminal: Terminal,
  work: (inventory: Inventory) => Promise<number>,
): Promise<number> {
  const database = await openDatabase(readSettings(terminal.environment));
  try {
    return await work(createInventory(database));
  } finally {
    await database.close();
  }
}

function listVehicles(vehicles: readonly Vehicle[], terminal: Terminal): void {
  const widthOf = (texts: string[]) =>
    texts.reduce((width, text) => Math.max(width, text.length), 0);
  const idWidth = widthOf(vehicles.map(({ id }) => id));
  const nameWidth = widthOf(vehicles.map(({ name }) => name));
  for (const { id, name, price, inStock, isNew } of vehicles) {
    const dollars = `$${price.toLocaleString("en-US")}`.padStart(10);
    const stock = isNew ? "new" : inStock ? "in stock" : "out of stock";
    terminal.out(`${id.padEnd(idWidth)}  ${name.padEnd(nameWidth)}  ${dollars}  ${stock}\n`);
  }
  terminal.out(`${vehicles.length} vehicles\n`);
}

async function exportTo(path: string, inventory: Inventory, terminal: Terminal): Promise<void> {
  const format = readFormat(path);
  const vehicles = await inventory.exportVehicles();
  writeFileSync(path, format === "csv" ? formatCsv(vehicles) : formatJson(vehicles));
  terminal.out(`Wrote ${vehicles.length} vehicles to ${path}.\n`);
}
