import { sortInStockFirst } from "./availability.ts";
import { countOptions, siftVehicles, type FilterOptions, type SiftedVehicles } from "./facets.ts";
import { formatInventoryFilter, type InventoryFilter, type SortOrder } from "./inventory-search.ts";
import { rankBySearch, type FindSimilar } from "./search-words.ts";
import type { Vehicle } from "./vehicle.ts";
import { readTraits } from "./vehicle-traits.ts";

/** The filter to drop where nothing matches, and how many vehicles then do. */
export interface DroppedFilter {
  name: keyof InventoryFilter;
  count: number;
}

/** What can be chosen beside a list, and what to drop when the list is empty. */
export interface InventoryFacets {
  options: FilterOptions;
  /** Null when something matches, and when dropping one filter is not enough. */
  drop: DroppedFilter | null;
}

interface Found extends SiftedVehicles {
  sorted: Vehicle[];
  /** Null until they are read for the first time. */
  facets: InventoryFacets | null;
}

/**
 * The vehicles that match every filter, those in stock first, in the order that the filter names; a
 * search without one puts what it finds best first.
 */
export function searchVehicles(
  vehicles: readonly Vehicle[],
  filter: InventoryFilter,
  findSimilar: FindSimilar,
): Vehicle[] {
  return find(vehicles, filter, findSimilar).sorted;
}

/** Counts of every choice with the other filters as they are, and the filter to drop. */
export function findFacets(
  vehicles: readonly Vehicle[],
  filter: InventoryFilter,
  findSimilar: FindSimilar,
): InventoryFacets {
  const found = find(vehicles, filter, findSimilar);
  found.facets ??= { options: countOptions(vehicles, found), drop: findDrop(found) };
  return found.facets;
}

/** A page, its counts and the next page ask for the same list, so the last ones are remembered. */
const rememberedMax = 8;
const remembered = new WeakMap<readonly Vehicle[], Map<string, Found>>();

function find(
  vehicles: readonly Vehicle[],
  filter: InventoryFilter,
  findSimilar: FindSimilar,
): Found {
  const lists = remembered.get(vehicles) ?? new Map<string, Found>();
  remembered.set(vehicles, lists);
  const key = formatInventoryFilter(filter).toString();
  const before = lists.get(key);
  if (before !== undefined) return before;
  const ranks = filter.search === "" ? null : rankBySearch(vehicles, filter.search, findSimilar);
  const sifted = siftVehicles(vehicles, filter, ranks && ((vehicle) => ranks.has(vehicle)));
  const sorted = sortVehicles(sifted.matching, filter.sort, ranks);
  const found: Found = { ...sifted, sorted, facets: null };
  const [oldest] = lists.keys();
  if (lists.size >= rememberedMax && oldest !== undefined) lists.delete(oldest);
  lists.set(key, found);
  return found;
}

const rangeOf = (vehicle: Vehicle) => readTraits(vehicle).rangeMiles ?? 0;
const seatsOf = (vehicle: Vehicle) => vehicle.specifications.seatingCapacity;
const names = new Intl.Collator("en-US", { numeric: true });

/** What has no range in miles comes after what has one. */
const comparers: Record<SortOrder, (one: Vehicle, other: Vehicle) => number> = {
  price: (one, other) => one.price - other.price,
  "price-high": (one, other) => other.price - one.price,
  range: (one, other) => rangeOf(other) - rangeOf(one),
  seats: (one, other) => seatsOf(other) - seatsOf(one),
  name: (one, other) => names.compare(one.name, other.name),
};

function sortVehicles(
  vehicles: readonly Vehicle[],
  order: InventoryFilter["sort"],
  ranks: ReadonlyMap<Vehicle, number> | null,
): Vehicle[] {
  if (order !== "") return sortInStockFirst(vehicles.toSorted(comparers[order]));
  if (ranks === null) return sortInStockFirst(vehicles);
  const rankOf = (vehicle: Vehicle) => ranks.get(vehicle) ?? 0;
  return sortInStockFirst(vehicles.toSorted((one, other) => rankOf(one) - rankOf(other)));
}

function findDrop({ matching, missedBy }: SiftedVehicles): DroppedFilter | null {
  if (matching.length > 0) return null;
  const best = Array.from(missedBy, ([name, missed]) => ({ name, count: missed.length }))
    .toSorted((one, other) => other.count - one.count)
    .at(0);
  return best === undefined || best.count === 0 ? null : best;
}
