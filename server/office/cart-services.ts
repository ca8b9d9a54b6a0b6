import { z } from "zod";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Database } from "#server/db/schema.ts";
import { findChanges, mergeVehicles } from "#server/inventory/catalogue-changes.ts";
import type { CatalogueChanges, ImportMode } from "#server/inventory/catalogue-changes.ts";
import {
  findVehiclesBefore,
  type HistoryEntry,
  listHistory,
} from "#server/inventory/import-history.ts";
import { CatalogueChangedError, type Inventory } from "#server/inventory/inventory.ts";
import { addPhotograph, type AddedPhotograph } from "#server/inventory/photographs.ts";
import { listPhotographs } from "#server/inventory/photographs.ts";
import { createPictureCheck } from "#server/inventory/picture-files.ts";
import { formatCsv } from "#server/inventory/vehicle-csv.ts";
import {
  createVehicleEditor,
  type VehicleEdit,
  type VehicleEditor,
} from "#server/inventory/vehicle-editor.ts";
import { parseVehicleFile, type VehicleFile } from "#server/inventory/vehicle-file.ts";
import { vehicleSchema } from "#server/inventory/vehicle-schema.ts";

/** A change of many vehicles, before it is made. */
export interface PlannedChange {
  /** The catalogue's revision that it was planned on. */
  revision: number;
  changes: CatalogueChanges;
}

/** "changed meanwhile": nothing was done, because the catalogue is not the one it was planned on. */
export type ImportOutcome = "done" | "changed meanwhile";

/** What the pages of carts need of the server. Every method throws when the database fails. */
export interface CartServices extends VehicleEditor {
  /** The public site's own URL, without a trailing slash. */
  siteUrl: string;
  /** All vehicles in their order, hidden ones too. */
  list: () => Promise<readonly Vehicle[]>;
  find: (id: string) => Promise<Vehicle | null>;
  /** A record as an import would take it, or what is wrong with it by field. */
  check: (record: unknown) => Promise<VehicleFile>;
  /** Reads edits that a form carried as JSON; null when they are none. */
  readEdits: (json: string) => VehicleEdit[] | null;
  addPhotograph: (upload: Uint8Array) => Promise<AddedPhotograph>;
  /** Reads a file of vehicles: all are right, or every problem is named. */
  readFile: (text: string, name: string) => Promise<VehicleFile>;
  exportCsv: () => Promise<string>;
  plan: (vehicles: readonly Vehicle[], mode: ImportMode) => Promise<PlannedChange>;
  /** Does what was planned on this revision. */
  importVehicles: (
    vehicles: readonly Vehicle[],
    mode: ImportMode,
    change: { revision: number; source: string; memberName: string },
  ) => Promise<ImportOutcome>;
  /** Changes of many vehicles that can be undone, the newest first. */
  listImports: () => Promise<HistoryEntry[]>;
  /** The list before such a change; null when it is not known any more. */
  findVehiclesBefore: (revision: number) => Promise<Vehicle[] | null>;
}

const place = z.int().min(1);
const editsSchema: z.ZodType<VehicleEdit[]> = z
  .array(
    z.strictObject({
      before: vehicleSchema.nullable(),
      after: vehicleSchema,
      place: z.strictObject({ before: place, after: place }).nullable(),
    }),
  )
  .min(1)
  .max(200);

/** The services of one database, its inventory and the folder of added pictures. */
export function createCartServices(
  database: Database,
  inventory: Inventory,
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
): CartServices {
  const parse = async (text: string, format: "json" | "csv") => {
    const checkPicture = createPictureCheck(dataDir, await listPhotographs(database));
    return parseVehicleFile(text, format, { checkPicture });
  };
  return {
    ...createVehicleEditor(database),
    siteUrl,
    list: inventory.everyVehicle,
    find: async (id) => (await inventory.everyVehicle()).find((one) => one.id === id) ?? null,
    check: (record) => parse(JSON.stringify([record]), "json"),
    readEdits,
    addPhotograph: (upload) => addPhotograph(database, upload),
    readFile: (text, name) => parse(text, /\.json$/i.test(name) ? "json" : "csv"),
    exportCsv: async () => formatCsv(await inventory.everyVehicle()),
    plan: async (vehicles, mode) => {
      const { revision, vehicles: known } = await inventory.readCommitted();
      return { revision, changes: findChanges(known, mergeVehicles(known, vehicles, mode)) };
    },
    importVehicles: async (vehicles, mode, { revision, source, memberName }) => {
      try {
        const options = { source, expectedRevision: revision, memberName };
        await inventory.importVehicles(vehicles, mode, options);
        return "done";
      } catch (error) {
        if (error instanceof CatalogueChangedError) return "changed meanwhile";
        throw error;
      }
    },
    listImports: () => listHistory(database),
    findVehiclesBefore: (revision) => findVehiclesBefore(database, revision),
  };
}

function readEdits(json: string): VehicleEdit[] | null {
  try {
    return editsSchema.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
