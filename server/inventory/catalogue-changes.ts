import { isDeepStrictEqual } from "node:util";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/**
 * `update` keeps vehicles that the import does not name; `replace` removes them. Both keep what the
 * file says nothing of: whether a vehicle is hidden, and what its pictures show. `restore` makes the
 * list exactly the one that is handed in.
 */
export type ImportMode = "update" | "replace" | "restore";

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
  if (mode === "restore") return [...imported];
  const knownById = new Map(known.map((vehicle) => [vehicle.id, vehicle]));
  const merged = imported.map((vehicle) => keepUnnamed(vehicle, knownById.get(vehicle.id)));
  if (mode === "replace") return merged;
  const mergedById = new Map(merged.map((vehicle) => [vehicle.id, vehicle]));
  return [
    ...known.map((vehicle) => mergedById.get(vehicle.id) ?? vehicle),
    ...merged.filter(({ id }) => !knownById.has(id)),
  ];
}

/** An imported vehicle with what a file may leave out taken from the known one. */
function keepUnnamed({ isHidden, ...imported }: Vehicle, known: Vehicle | undefined): Vehicle {
  const imageTexts = imported.imageTexts ?? known?.imageTexts;
  const isStillHidden = isHidden ?? known?.isHidden ?? false;
  return {
    ...imported,
    ...(imageTexts === undefined ? {} : { imageTexts }),
    ...(isStillHidden ? { isHidden: true } : {}),
  };
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
