import type { Transaction } from "kysely";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Database, Schema } from "#server/db/schema.ts";
import { findTouchedVehicles } from "#server/db/touched-vehicles.ts";
import { recordChange as recordStaffChange } from "#server/staff/change-history.ts";
import { findChanges, hasChanges, mergeVehicles } from "./catalogue-changes.ts";
import type { CatalogueChanges, ImportMode } from "./catalogue-changes.ts";
import { recordChange } from "./import-history.ts";
import {
  deleteRemovedVehicles,
  readRemovedVehicles,
  storeRemovedVehicles,
  toRemovedVehicle,
} from "./removed-vehicles.ts";
import { raiseRevision, readNextPosition, readVehicles, writeVehicles } from "./vehicle-store.ts";

export interface ImportOptions {
  /** What the history says of the change, such as the name of the file. */
  source?: string;
  /** The revision that the import was decided on; with another one it is refused. */
  expectedRevision?: number;
  /** The person of the office who changes the catalogue; then it is in their history, too. */
  memberName?: string;
}

export interface ImportResult {
  revision: number;
  changes: CatalogueChanges;
}

/** Somebody else changed the catalogue between the decision and the import. */
export class CatalogueChangedError extends Error {
  override readonly name = "CatalogueChangedError";
}

export interface Inventory {
  /** The catalogue's revision as committed now, by any process. */
  revision: () => Promise<number>;
  /** The same without waiting; null where that cannot be done. */
  revisionNow: () => number | null;
  /** When the catalogue last changed, in ISO 8601; null if it never did. */
  changedAt: () => Promise<string | null>;
  /**
   * What the site shows: the vehicles in their order, without hidden ones, which count as removed.
   * Cached until the revision changes.
   */
  snapshot: () => Promise<Catalogue>;
  /** All vehicles in their order, hidden ones too, as cached as `snapshot`. */
  everyVehicle: () => Promise<readonly Vehicle[]>;
  find: (id: string) => Promise<Vehicle | null>;
  /** Fills a database that never had a vehicle; returns whether it did. */
  ensureFilled: (vehicles: readonly Vehicle[]) => Promise<boolean>;
  /**
   * Adds or updates vehicles by id, all of them or none. Known vehicles keep their place in the
   * list and new ones follow; with `replace` the list becomes the imported one, in its order.
   * What was before is kept in the import history.
   * @throws CatalogueChangedError when the revision is not the expected one.
   */
  importVehicles: (
    vehicles: readonly Vehicle[],
    mode: ImportMode,
    options?: ImportOptions,
  ) => Promise<ImportResult>;
  /** All vehicles as committed now, hidden ones too, read from the database and not from the cache. */
  readCommitted: () => Promise<Pick<Catalogue, "revision" | "vehicles">>;
}

/** What the history of staff calls a change of many vehicles at once. */
const inventorySubject = "inventory";

/** The catalogue of one database. Every method throws when the database does not answer. */
export function createInventory(database: Database, now = () => new Date()): Inventory {
  let cached: LoadedCatalogue | null = null;
  let loading: Promise<LoadedCatalogue> | null = null;

  async function load(): Promise<LoadedCatalogue> {
    const revision = await database.readCatalogueRevision();
    if (cached?.shown.revision === revision) return cached;
    // A load that began before this call may have read the state before a change.
    if (loading !== null) {
      const loaded = await loading.catch(() => null);
      if (loaded !== null && loaded.shown.revision >= revision) return loaded;
    }
    loading ??= readCatalogue(database, cached).finally(() => {
      loading = null;
    });
    cached = await loading;
    return cached;
  }
  const snapshot = async () => (await load()).shown;

  return {
    revision: database.readCatalogueRevision,
    revisionNow: database.readCatalogueRevisionNow,
    changedAt: async () => {
      const { updated_at: changedAt } = await database.kysely
        .selectFrom("catalogue")
        .select("updated_at")
        .executeTakeFirstOrThrow();
      return changedAt === "" ? null : changedAt;
    },
    snapshot,
    everyVehicle: async () => (await load()).everyVehicle,
    find: async (id) => (await snapshot()).byId.get(id) ?? null,
    ensureFilled: (vehicles) =>
      database.kysely.transaction().execute(async (transaction) => {
        const claimed = await transaction
          .updateTable("catalogue")
          .set({ revision: 1, updated_at: now().toISOString() })
          .where("id", "=", 1)
          .where("revision", "=", 0)
          .executeTakeFirst();
        if (claimed.numUpdatedRows === 0n) return false;
        await writeVehicles(transaction, vehicles, 0);
        return true;
      }),
    importVehicles: (vehicles, mode, options = {}) =>
      database.kysely
        .transaction()
        .execute((transaction) =>
          importInto(transaction, vehicles, { ...options, mode, at: now() }),
        ),
    readCommitted: async () => {
      const { shown, everyVehicle: vehicles } = await readCatalogue(database, null);
      return { revision: shown.revision, vehicles };
    },
  };
}

interface LoadedCatalogue {
  shown: Catalogue;
  everyVehicle: readonly Vehicle[];
}

/** @param known what was read before, if anything: what has not changed since is not read again. */
async function readCatalogue(
  { kysely }: Database,
  known: LoadedCatalogue | null,
): Promise<LoadedCatalogue> {
  return kysely
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (transaction) => {
      const { revision } = await transaction
        .selectFrom("catalogue")
        .select("revision")
        .executeTakeFirstOrThrow();
      const everyVehicle =
        (known && (await readChangedVehicles(transaction, known, revision))) ??
        (await readVehicles(transaction));
      const vehicles = everyVehicle.filter(({ isHidden }) => isHidden !== true);
      const removed = new Map(await readRemovedVehicles(transaction));
      for (const vehicle of everyVehicle) {
        if (vehicle.isHidden === true) removed.set(vehicle.id, toRemovedVehicle(vehicle));
      }
      const byId = new Map(vehicles.map((item) => [item.id, item]));
      return { shown: { revision, vehicles, byId, removed }, everyVehicle };
    });
}

/** More touched vehicles than these are read with all others. */
const touchedMax = 500;

/** Every vehicle at a revision, made of those known before and those touched since; null if unknown. */
async function readChangedVehicles(
  transaction: Transaction<Schema>,
  { shown, everyVehicle }: LoadedCatalogue,
  revision: number,
): Promise<Vehicle[] | null> {
  const ids = await findTouchedVehicles(transaction, shown.revision, revision);
  if (ids === null || ids.length > touchedMax) return null;
  const touched = ids.length === 0 ? [] : await readVehicles(transaction, ids);
  const isKnown = new Set(everyVehicle.map(({ id }) => id));
  const read = new Map(touched.map((vehicle) => [vehicle.id, vehicle]));
  const added = touched.filter(({ id }) => !isKnown.has(id));
  return [...everyVehicle.map((vehicle) => read.get(vehicle.id) ?? vehicle), ...added];
}

async function importInto(
  transaction: Transaction<Schema>,
  vehicles: readonly Vehicle[],
  options: ImportOptions & { mode: ImportMode; at: Date },
): Promise<ImportResult> {
  const { mode, at, source = "import", expectedRevision, memberName } = options;
  const revision = await raiseRevision(transaction, at);
  if (expectedRevision !== undefined && revision !== expectedRevision + 1) {
    throw new CatalogueChangedError("The catalogue was changed by somebody else meanwhile.");
  }
  const vehiclesBefore = await readVehicles(transaction);
  const importedIds = vehicles.map(({ id }) => id);
  const merged = mergeVehicles(vehiclesBefore, vehicles, mode);
  const changes = findChanges(vehiclesBefore, merged);
  if (mode === "update") {
    const isImported = new Set(importedIds);
    const written = merged.filter(({ id }) => isImported.has(id));
    await writeVehicles(transaction, written, await readNextPosition(transaction));
  } else {
    await storeRemovedVehicles(transaction, new Set(importedIds), at);
    await transaction.deleteFrom("vehicles").execute();
    await writeVehicles(transaction, merged, 0);
  }
  if (hasChanges(changes)) {
    const change = { revision, changedAt: at.toISOString(), source };
    await recordChange(transaction, change, { vehiclesBefore, changes });
    if (memberName !== undefined) {
      const counts = { added: changes.added.length, changed: changes.changed.length };
      const after = { revision, ...counts, removed: changes.removed.length };
      const staffChange = { memberName, subject: inventorySubject, action: source, after };
      await recordStaffChange(transaction, staffChange, at);
    }
  }
  await deleteRemovedVehicles(transaction, importedIds);
  return { revision, changes };
}
