import type { Transaction } from "kysely";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { Database, Schema } from "#server/db/schema.ts";
import type { CatalogueChanges } from "./catalogue-changes.ts";

/** How many changes can be undone. */
export const historyEntriesMax = 50;
/** All lists of the history together; an import of 10,000 vehicles takes about 10 million. */
const historyCharactersMax = 100_000_000;

/** A change of the catalogue that can be undone. */
export interface HistoryEntry {
  /** The catalogue's revision that the change made; staff name the change by it. */
  revision: number;
  /** In ISO 8601. */
  changedAt: string;
  /** What made the change, such as "import carts.csv" or "undo 7". */
  source: string;
  added: number;
  changed: number;
  removed: number;
}

/** Newest first. */
export async function listHistory({ kysely }: Pick<Database, "kysely">): Promise<HistoryEntry[]> {
  const rows = await kysely
    .selectFrom("import_history")
    .select(["revision", "changed_at", "source", "added", "changed", "removed"])
    .orderBy("revision", "desc")
    .execute();
  return rows.map(({ changed_at: changedAt, ...counts }) => ({ ...counts, changedAt }));
}

/** The whole list of vehicles before a change; null when the history has no such change. */
export async function findVehiclesBefore(
  { kysely }: Pick<Database, "kysely">,
  revision: number,
): Promise<Vehicle[] | null> {
  const row = await kysely
    .selectFrom("import_history")
    .select("vehicles_before")
    .where("revision", "=", revision)
    .executeTakeFirst();
  if (row === undefined) return null;
  // Only lists of checked vehicles are stored. Those of before the field's migration lack it.
  const vehicles = JSON.parse(row.vehicles_before) as Vehicle[];
  return vehicles.map((vehicle) => ({
    ...vehicle,
    streetLegal: vehicle.streetLegal ?? "unconfirmed",
  }));
}

/** Stores a change with the list before it, and drops the oldest ones beyond the limits. */
export async function recordChange(
  transaction: Transaction<Schema>,
  { revision, changedAt, source }: Pick<HistoryEntry, "revision" | "changedAt" | "source">,
  { vehiclesBefore, changes }: { vehiclesBefore: readonly Vehicle[]; changes: CatalogueChanges },
): Promise<void> {
  await transaction
    .insertInto("import_history")
    .values({
      revision,
      changed_at: changedAt,
      source,
      added: changes.added.length,
      changed: changes.changed.length,
      removed: changes.removed.length,
      vehicles_before: JSON.stringify(vehiclesBefore),
    })
    .execute();
  const entries = await transaction
    .selectFrom("import_history")
    .select((row) => ["revision", row.fn<number>("length", ["vehicles_before"]).as("characters")])
    .orderBy("revision", "desc")
    .execute();
  let characters = 0;
  const isKept = entries.map((entry, index) => {
    characters += entry.characters;
    // The newest one is kept however large it is.
    return index === 0 || (index < historyEntriesMax && characters <= historyCharactersMax);
  });
  const oldest = entries.find((_, index) => !isKept[index]);
  if (oldest === undefined) return;
  await transaction.deleteFrom("import_history").where("revision", "<=", oldest.revision).execute();
}
