import { isDeepStrictEqual } from "node:util";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** `update` keeps vehicles that the import does not name; `replace` removes them. */
export type ImportMode = "update" | "replace";

/** What becomes different when one list of vehicles takes the place of another. */
export interface CatalogueChanges {
  added: Vehicle[];
  removed: Vehicle[];
  changed: { before: Vehicle; after: Vehicle }[];
  unchangedCount: number;
  /** Whether vehicles that stay are in another order. */
  isReordered: boolean;
}

/**
 * The whole list after an import. Known vehicles keep their place and new ones follow; with
 * `replace` the list becomes the imported one, in its order.
 */
export function mergeVehicles(
  known: readonly Vehicle[],
  imported: readonly Vehicle[],
  mode: ImportMode,
): Vehicle[] {
  if (mode === "replace") return [...imported];
  const importedById = new Map(imported.map((vehicle) => [vehicle.id, vehicle]));
  const knownIds = new Set(known.map(({ id }) => id));
  return [
    ...known.map((vehicle) => importedById.get(vehicle.id) ?? vehicle),
    ...imported.filter(({ id }) => !knownIds.has(id)),
  ];
}

/** Whether anything is different. */
export function hasChanges({ added, removed, changed, isReordered }: CatalogueChanges): boolean {
  return added.length + removed.length + changed.length > 0 || isReordered;
}

/** Compares two lists of vehicles by their ids. */
export function findChanges(
  before: readonly Vehicle[],
  after: readonly Vehicle[],
): CatalogueChanges {
  const beforeById = new Map(before.map((vehicle) => [vehicle.id, vehicle]));
  const afterIds = new Set(after.map(({ id }) => id));
  const stayedBefore = before.filter(({ id }) => afterIds.has(id));
  const stayedAfter = after.filter(({ id }) => beforeById.has(id));
  const changes: CatalogueChanges = {
    added: [],
    removed: before.filter(({ id }) => !afterIds.has(id)),
    changed: [],
    unchangedCount: 0,
    isReordered: stayedAfter.some(({ id }, index) => id !== stayedBefore[index]?.id),
  };
  for (const vehicle of after) {
    const known = beforeById.get(vehicle.id);
    if (known === undefined) changes.added.push(vehicle);
    else if (isDeepStrictEqual(known, vehicle)) changes.unchangedCount += 1;
    else changes.changed.push({ before: known, after: vehicle });
  }
  return changes;
}
