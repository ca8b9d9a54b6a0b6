import { basename } from "node:path";
import { withDatabase } from "#cli/command-database.ts";
import { CommandError, type Terminal } from "#cli/command.ts";
import { confirm } from "#cli/confirm.ts";
import { formatCount } from "#cli/count-text.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Database } from "#server/db/schema.ts";
import { readSettings } from "#server/env.server.ts";
import {
  findChanges,
  mergeVehicles,
  type ImportMode,
} from "#server/inventory/catalogue-changes.ts";
import { findVehiclesBefore, listHistory } from "#server/inventory/import-history.ts";
import { CatalogueChangedError, createInventory } from "#server/inventory/inventory.ts";
import { addPicture, createPictureCheck } from "#server/inventory/picture-files.ts";
import { formatTime } from "#server/outbox/mail/inquiry-mail.ts";
import { formatChanges, formatCounts, formatRemoval } from "./change-texts.ts";
import { readVehicles, writeVehicles } from "./vehicle-files.ts";

/** What a command is run with. */
export interface CommandContext {
  terminal: Terminal;
  /** The file, or the number of a change; empty when none was given. */
  argument: string;
  isReplacing: boolean;
  isDryRun: boolean;
  isYes: boolean;
}

export async function list({ terminal }: CommandContext): Promise<number> {
  const { vehicles } = await readCatalogue(terminal);
  const widthOf = (texts: string[]) =>
    texts.reduce((width, text) => Math.max(width, text.length), 0);
  const idWidth = widthOf(vehicles.map(({ id }) => id));
  const nameWidth = widthOf(vehicles.map(({ name }) => name));
  for (const { id, name, price, inStock, isNew, isHidden } of vehicles) {
    const dollars = formatDollars(price).padStart(10);
    const stock = inStock ? "in stock" : "out of stock";
    const state = `${stock}${isNew ? ", new" : ""}${isHidden === true ? ", hidden" : ""}`;
    terminal.out(`${id.padEnd(idWidth)}  ${name.padEnd(nameWidth)}  ${dollars}  ${state}\n`);
  }
  terminal.out(`${formatCount(vehicles.length, "vehicle")}\n`);
  return 0;
}

export async function validate({ argument, terminal }: CommandContext): Promise<number> {
  const vehicles = readCheckedVehicles(argument, terminal);
  if (vehicles === null) return 1;
  terminal.out(`${argument} is right: ${formatCount(vehicles.length, "vehicle")}.\n`);
  return 0;
}

export async function exportTo({ argument, terminal }: CommandContext): Promise<number> {
  const { vehicles } = await readCatalogue(terminal);
  writeVehicles(argument, vehicles);
  terminal.out(`Wrote ${formatCount(vehicles.length, "vehicle")} to ${argument}.\n`);
  return 0;
}

export async function importFile(context: CommandContext): Promise<number> {
  const { argument, terminal, isReplacing } = context;
  // The file is read first: a bad one must not need a database to be refused.
  const vehicles = readCheckedVehicles(argument, terminal);
  if (vehicles === null) return 1;
  const mode = isReplacing ? "replace" : "update";
  return withDatabase(terminal, (database) =>
    changeCatalogue(context, database, {
      vehicles,
      mode,
      source: `import ${basename(argument)}${isReplacing ? " --replace" : ""}`,
      done: "Imported",
    }),
  );
}

export async function addPictureFile({ argument, terminal }: CommandContext): Promise<number> {
  const { dataDir } = readSettings(terminal.environment);
  const added = addPicture(dataDir, argument);
  if (!added.ok) throw new CommandError(`${argument}: expected ${added.expected}`);
  terminal.out(`Copied to ${added.file}.\nIts path for the column "images": ${added.path}\n`);
  return 0;
}

export async function history({ terminal }: CommandContext): Promise<number> {
  const entries = await withDatabase(terminal, listHistory);
  for (const { revision, changedAt, added, changed, removed, source } of entries) {
    const counts = `${added} added, ${changed} changed, ${removed} removed`;
    const time = formatTime(new Date(changedAt)).padEnd(31);
    terminal.out(`${String(revision).padStart(5)}  ${time}  ${source}: ${counts}\n`);
  }
  terminal.out(`${formatCount(entries.length, "change")} that can be undone\n`);
  return 0;
}

export async function undo(context: CommandContext): Promise<number> {
  const { argument, terminal } = context;
  return withDatabase(terminal, async (database) => {
    const newest = (await listHistory(database))[0]?.revision;
    if (newest === undefined) throw new CommandError("There is no change to undo.");
    const revision = argument === "" ? newest : Number(argument);
    const vehicles = await findVehiclesBefore(database, revision);
    if (vehicles === null) {
      throw new CommandError(`There is no change ${argument} to undo; \`history\` lists them.`);
    }
    const source = `undo ${revision}`;
    return changeCatalogue(context, database, {
      vehicles,
      mode: "restore",
      source,
      done: "Undone",
    });
  });
}

interface PlannedChange {
  vehicles: readonly Vehicle[];
  mode: ImportMode;
  source: string;
  done: string;
}

/** Prints what becomes different, asks before vehicles are removed, and changes the catalogue. */
async function changeCatalogue(
  { terminal, isDryRun, isYes }: CommandContext,
  database: Database,
  { vehicles, mode, source, done }: PlannedChange,
): Promise<number> {
  const inventory = createInventory(database);
  const committed = await inventory.readCommitted();
  const planned = findChanges(
    committed.vehicles,
    mergeVehicles(committed.vehicles, vehicles, mode),
  );
  terminal.out(formatChanges(planned));
  if (isDryRun) {
    terminal.out(`Nothing was changed. It would be: ${formatCounts(planned)}.\n`);
    return 0;
  }
  if (planned.removed.length > 0) await confirm(terminal, formatRemoval(planned), isYes);
  try {
    const options = { source, expectedRevision: committed.revision };
    const { changes } = await inventory.importVehicles(vehicles, mode, options);
    terminal.out(`${done}: ${formatCounts(changes)}.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof CatalogueChangedError)) throw error;
    throw new CommandError(`${error.message} Nothing was changed; run the command again.`);
  }
}

function readCatalogue(terminal: Terminal): Promise<Pick<Catalogue, "vehicles">> {
  return withDatabase(terminal, (database) => createInventory(database).readCommitted());
}

function readCheckedVehicles(path: string, terminal: Terminal): Vehicle[] | null {
  const { dataDir } = readSettings(terminal.environment);
  return readVehicles(path, terminal, createPictureCheck(dataDir));
}
