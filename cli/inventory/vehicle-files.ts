import { readFileSync, writeFileSync } from "node:fs";
import { CommandError, type Terminal } from "#cli/command.ts";
import { formatCount } from "#cli/count-text.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatCsv } from "#server/inventory/vehicle-csv.ts";
import type { CheckPicture, VehicleFileFormat } from "#server/inventory/vehicle-file.ts";
import { formatProblem, parseVehicleFile } from "#server/inventory/vehicle-file.ts";
import { formatJson } from "#server/inventory/vehicle-json.ts";

const problemsShownMax = 100;

/** The vehicles of a file, or null after its problems were printed. */
export function readVehicles(
  path: string,
  terminal: Pick<Terminal, "err">,
  checkPicture: CheckPicture,
): Vehicle[] | null {
  const format = readFormat(path);
  const file = parseVehicleFile(readText(path), format, {
    checkPicture,
    onProgress: (checked, total) =>
      terminal.err(`Checked ${checked} of ${formatCount(total, "vehicle")}\n`),
  });
  if (file.ok) return file.vehicles;
  const { problems } = file;
  for (const problem of problems.slice(0, problemsShownMax)) {
    terminal.err(`${formatProblem(problem)}\n`);
  }
  if (problems.length > problemsShownMax) {
    terminal.err(`… and ${problems.length - problemsShownMax} more\n`);
  }
  terminal.err(`${path}: ${formatCount(problems.length, "problem")}. Nothing was changed.\n`);
  return null;
}

/** Writes a file that `readVehicles` reads. */
export function writeVehicles(path: string, vehicles: readonly Vehicle[]): void {
  const format = readFormat(path);
  writeFileSync(path, format === "csv" ? formatCsv(vehicles) : formatJson(vehicles));
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
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    const advice = "expected text in UTF-8; a spreadsheet calls it “CSV UTF-8” when you save";
    throw new CommandError(`${path}: ${advice}`, { cause: error });
  }
}
