import { formatDollars } from "#domain/money/money.ts";
import { sortInStockFirst } from "./availability.ts";
import type { Brand, Vehicle } from "./vehicle.ts";

export type PriceBand = "under-15000" | "15000-to-25000" | "over-25000";

/** What a visitor chose; an empty text means "all". */
export interface InventoryFilter {
  search: string;
  brand: "" | Brand;
  /** Lower case, such as "ranger" or "d5 ranger". */
  series: string;
  price: "" | PriceBand;
}

export interface Series {
  /** What the URL says: the label in lower case. */
  value: string;
  label: string;
  /** Every brand that has a vehicle of it. */
  brands: Brand[];
}

/** What can be chosen in a catalogue. */
export interface FilterOptions {
  /** Every series once, in alphabetical order. */
  series: Series[];
  /** The price bands that no vehicle is in. */
  emptyPriceBands: PriceBand[];
}

export interface Page<Item> {
  items: Item[];
  /** From 1 to `pageCount`. */
  page: number;
  /** At least 1, also when there is nothing to show. */
  pageCount: number;
}

export const noFilter: InventoryFilter = { search: "", brand: "", series: "", price: "" };

export const brands: readonly Brand[] = ["denago", "evolution"];

/** Where the middle price band begins and ends, in whole dollars; both ends belong to it. */
const middleBand = { from: 15_000, to: 25_000 };

/** Every price band and which prices, in whole dollars, are in it. */
const priceBands: Record<PriceBand, (price: number) => boolean> = {
  "under-15000": (price) => price < middleBand.from,
  "15000-to-25000": (price) => price >= middleBand.from && price <= middleBand.to,
  "over-25000": (price) => price > middleBand.to,
};

export const priceBandIds = Object.keys(priceBands) as readonly PriceBand[];

/** A longer list is divided into pages of this many vehicles. */
export const vehiclesPerPage = 24;
/** A longer search or series is cut. */
export const searchLengthMax = 100;
export const pageMax = 100_000;

/** Reads a filter from a query; an unknown choice counts as none, and a long text is cut. */
export function parseInventoryFilter(parameters: URLSearchParams): {
  filter: InventoryFilter;
  page: number;
} {
  const brand = readText(parameters, "brand").toLowerCase();
  const price = readText(parameters, "price");
  return {
    filter: {
      search: readText(parameters, "search"),
      brand: isBrand(brand) ? brand : "",
      series: readText(parameters, "series").toLowerCase(),
      price: isPriceBand(price) ? price : "",
    },
    page: readPage(readText(parameters, "page")),
  };
}

/** Writes a filter as a query, always in the same order and without what says "all". */
export function formatInventoryFilter(filter: InventoryFilter, page = 1): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of ["search", "brand", "series", "price"] as const) {
    if (filter[name] !== "") parameters.set(name, filter[name]);
  }
  if (page > 1) parameters.set("page", String(page));
  return parameters;
}

/** The path of the inventory that shows this page of a filter. */
export function inventoryPath(filter: InventoryFilter, page = 1): string {
  const query = formatInventoryFilter(filter, page).toString();
  return query === "" ? "/inventory" : `/inventory?${query}`;
}

/** "Under $15,000", "$15,000 to $25,000" or "Over $25,000". */
export function formatPriceBand(band: PriceBand): string {
  const [from, to] = [formatDollars(middleBand.from), formatDollars(middleBand.to)];
  if (band === "under-15000") return `Under ${from}`;
  return band === "over-25000" ? `Over ${to}` : `${from} to ${to}`;
}

/** The vehicles that match every choice of the filter: those in stock first, each in its own order. */
export function searchVehicles(vehicles: readonly Vehicle[], filter: InventoryFilter): Vehicle[] {
  const search = filter.search.toLowerCase();
  const series = filter.series.toLowerCase();
  const isInBand = filter.price === "" ? undefined : priceBands[filter.price];
  const matching = vehicles.filter((vehicle) => {
    if (filter.brand !== "" && vehicle.brand !== filter.brand) return false;
    if (isInBand !== undefined && !isInBand(vehicle.price)) return false;
    const texts = lowerCaseTexts(vehicle);
    if (series !== "" && !texts.category.includes(series)) return false;
    return search === "" || texts.searched.includes(search);
  });
  return sortInStockFirst(matching);
}

/** One page of a list; a page past the end is the last one. */
export function paginate<Item>(
  items: readonly Item[],
  page: number,
  itemsPerPage = vehiclesPerPage,
): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / itemsPerPage));
  const current = Math.min(Math.max(1, Math.trunc(page)), pageCount);
  const first = (current - 1) * itemsPerPage;
  return { items: items.slice(first, first + itemsPerPage), page: current, pageCount };
}

/** The series and price bands that a filter of these vehicles can choose. */
export function listFilterOptions(vehicles: readonly Vehicle[]): FilterOptions {
  const found = new Map<string, Series>();
  for (const { category, brand } of vehicles) {
    const value = category.toLowerCase();
    const series = found.get(value) ?? { value, label: category, brands: [] };
    if (!series.brands.includes(brand)) series.brands.push(brand);
    found.set(value, series);
  }
  return {
    series: [...found.values()].toSorted((one, other) => (one.value < other.value ? -1 : 1)),
    emptyPriceBands: priceBandIds.filter(
      (band) => !vehicles.some(({ price }) => priceBands[band](price)),
    ),
  };
}

/** Whether a chosen series can be found in a brand; no choice can, and every brand is "". */
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

interface LowerCaseTexts {
  /** Name and description, with a line break between them that no search holds. */
  searched: string;
  category: string;
}

/** Lowering 10,000 descriptions at each keystroke would block a frame, so each is lowered once. */
const lowered = new WeakMap<Vehicle, LowerCaseTexts>();

function lowerCaseTexts(vehicle: Vehicle): LowerCaseTexts {
  const known = lowered.get(vehicle);
  if (known !== undefined) return known;
  const texts = {
    searched: `${vehicle.name}\n${vehicle.description}`.toLowerCase(),
    category: vehicle.category.toLowerCase(),
  };
  lowered.set(vehicle, texts);
  return texts;
}

function readText(parameters: URLSearchParams, name: string): string {
  const text = (parameters.get(name) ?? "").toWellFormed().trim().replaceAll(/\s+/g, " ");
  return text.slice(0, searchLengthMax).toWellFormed();
}

function readPage(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) return 1;
  return Math.min(Number(text), pageMax);
}

function isBrand(text: string): text is Brand {
  return (brands as readonly string[]).includes(text);
}

function isPriceBand(text: string): text is PriceBand {
  return Object.hasOwn(priceBands, text);
}
