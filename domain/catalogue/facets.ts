import {
  isInPriceBand,
  priceBandIds,
  type InventoryFilter,
  type PriceBand,
} from "./inventory-search.ts";
import type { Brand, Vehicle } from "./vehicle.ts";
import { readTraits } from "./vehicle-traits.ts";

/** The filters whose choices are counted. */
export type FacetName = Exclude<keyof InventoryFilter, "search" | "sort">;

export interface Series {
  /** What the URL says: the label in lower case. */
  value: string;
  label: string;
  /** Every brand that has a vehicle of it. */
  brands: Brand[];
  /** How many vehicles choosing it would leave, with the other filters as they are. */
  count: number;
}

/**
 * What can be chosen in a catalogue, and how many vehicles each choice would leave with the other
 * filters as they are. A choice that no vehicle of the catalogue has is not listed.
 */
export interface FilterOptions {
  /** Every series once, in alphabetical order. */
  series: Series[];
  counts: Record<Exclude<FacetName, "series">, Readonly<Record<string, number>>>;
}

/** Vehicles by what they lack, which is all that counts need. */
export interface SiftedVehicles {
  /** Those that match every filter, in the order of the catalogue. */
  matching: Vehicle[];
  /** By filter, those that match every other one. */
  missedBy: ReadonlyMap<keyof InventoryFilter, readonly Vehicle[]>;
}

interface Facet {
  name: Exclude<FacetName, "series">;
  /** The choices by which this vehicle is found. */
  read: (vehicle: Vehicle) => readonly string[];
}

const listKnown = (value: string | null) => (value === null ? [] : [value]);

const facets: readonly Facet[] = [
  { name: "brand", read: ({ brand }) => [brand] },
  { name: "price", read: ({ price }) => findPriceBands(price) },
  { name: "seats", read: (vehicle) => [readTraits(vehicle).seats] },
  { name: "range", read: (vehicle) => readTraits(vehicle).ranges },
  { name: "drive", read: (vehicle) => listKnown(readTraits(vehicle).drive) },
  { name: "battery", read: (vehicle) => listKnown(readTraits(vehicle).battery) },
  { name: "legal", read: (vehicle) => [readTraits(vehicle).legal] },
  { name: "stock", read: ({ inStock }) => (inStock ? ["in"] : []) },
];

/**
 * Divides vehicles by how many filters they miss.
 * @param isFound whether the search finds a vehicle; null when nothing is searched for.
 */
export function siftVehicles(
  vehicles: readonly Vehicle[],
  filter: InventoryFilter,
  isFound: ((vehicle: Vehicle) => boolean) | null,
): SiftedVehicles {
  const tests = listTests(filter, isFound);
  const matching: Vehicle[] = [];
  const missedBy = new Map<keyof InventoryFilter, Vehicle[]>(tests.map(({ name }) => [name, []]));
  for (const vehicle of vehicles) {
    const missed = tests.filter(({ matches }) => !matches(vehicle));
    if (missed.length === 0) matching.push(vehicle);
    else if (missed.length === 1 && missed[0]) missedBy.get(missed[0].name)?.push(vehicle);
  }
  return { matching, missedBy };
}

/** What can be chosen in these vehicles, counted for those that were sifted. */
export function countOptions(vehicles: readonly Vehicle[], sifted: SiftedVehicles): FilterOptions {
  const choices = readChoices(vehicles);
  const counts = facets.map(({ name, read }) => {
    const countOf = new Map(choices.values.get(name)?.map((value) => [value, 0]));
    for (const [value, count] of countValues(listCounted(sifted, name), read)) {
      countOf.set(value, count);
    }
    return [name, Object.fromEntries(countOf)] as const;
  });
  return {
    series: countSeries(choices.series, listCounted(sifted, "series")),
    counts: Object.fromEntries(counts) as FilterOptions["counts"],
  };
}

/** What can be chosen in a catalogue, whatever is filtered. */
interface Choices {
  values: ReadonlyMap<FacetName, readonly string[]>;
  series: readonly Omit<Series, "count">[];
}

/** The same for each page and search of a catalogue, so a list of 10,000 is read once. */
const knownChoices = new WeakMap<readonly Vehicle[], Choices>();

function readChoices(vehicles: readonly Vehicle[]): Choices {
  const before = knownChoices.get(vehicles);
  if (before !== undefined) return before;
  const values = facets.map(
    ({ name, read }) => [name, [...countValues(vehicles, read).keys()]] as const,
  );
  const choices = { values: new Map(values), series: listSeries(vehicles) };
  knownChoices.set(vehicles, choices);
  return choices;
}

/** Whether a chosen series can be found in a brand; every brand is "". */
export function isSeriesOfBrand(
  series: readonly Series[],
  chosen: string,
  brand: InventoryFilter["brand"],
): boolean {
  return (
    brand === "" ||
    series.some(({ value, brands: having }) => value.includes(chosen) && having.includes(brand))
  );
}

interface FilterTest {
  name: keyof InventoryFilter;
  matches: (vehicle: Vehicle) => boolean;
}

/** One test for each filter that is set. */
function listTests(
  filter: InventoryFilter,
  isFound: ((vehicle: Vehicle) => boolean) | null,
): FilterTest[] {
  const tests: FilterTest[] = facets.flatMap(({ name, read }) => {
    const chosen: readonly string[] = [filter[name]].flat().filter((value) => value !== "");
    const matches = (vehicle: Vehicle) => read(vehicle).some((value) => chosen.includes(value));
    return chosen.length === 0 ? [] : [{ name, matches }];
  });
  if (filter.series.length > 0) {
    const matches = (vehicle: Vehicle) => {
      const { series } = readTraits(vehicle);
      return filter.series.some((chosen) => series.includes(chosen));
    };
    tests.push({ name: "series", matches });
  }
  if (isFound !== null) tests.push({ name: "search", matches: isFound });
  return tests;
}

/** The vehicles that a choice of this filter is counted in: those that match all the others. */
function listCounted({ matching, missedBy }: SiftedVehicles, name: FacetName): readonly Vehicle[] {
  const missing = missedBy.get(name) ?? [];
  return missing.length === 0 ? matching : [...matching, ...missing];
}

function countValues(vehicles: readonly Vehicle[], read: Facet["read"]): Map<string, number> {
  const countOf = new Map<string, number>();
  for (const vehicle of vehicles) {
    for (const value of read(vehicle)) countOf.set(value, (countOf.get(value) ?? 0) + 1);
  }
  return countOf;
}

function listSeries(vehicles: readonly Vehicle[]): Choices["series"] {
  const found = new Map<string, Choices["series"][number]>();
  for (const vehicle of vehicles) {
    const value = readTraits(vehicle).series;
    const series = found.get(value) ?? { value, label: vehicle.category, brands: [] };
    if (!series.brands.includes(vehicle.brand)) series.brands.push(vehicle.brand);
    found.set(value, series);
  }
  return [...found.values()].toSorted((one, other) => (one.value < other.value ? -1 : 1));
}

/** A series is found by every text that its name contains, so it counts for each of those. */
function countSeries(series: Choices["series"], counted: readonly Vehicle[]): Series[] {
  const all = series.map((one) => ({ ...one, count: 0 }));
  const countOf = countValues(counted, (vehicle) => [readTraits(vehicle).series]);
  for (const [name, count] of countOf) {
    for (const one of all) if (name.includes(one.value)) one.count += count;
  }
  return all;
}

function findPriceBands(price: number): PriceBand[] {
  return priceBandIds.filter((band) => isInPriceBand(price, band));
}
