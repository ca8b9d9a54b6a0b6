import { formatDollars } from "#domain/money/money.ts";
import type { Brand } from "./vehicle.ts";
import {
  batteryKinds,
  driveKinds,
  legalChoices,
  rangeBands,
  seatChoices,
  type BatteryKind,
  type DriveKind,
  type LegalChoice,
  type RangeBand,
} from "./vehicle-traits.ts";

export type PriceBand = "under-15000" | "15000-to-25000" | "over-25000";

/** In which order a list is shown; sold vehicles come last in each. */
export const sortOrders = ["price", "price-high", "range", "seats", "name"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What a visitor chose; an empty text or list means "all". */
export interface InventoryFilter {
  search: string;
  brand: "" | Brand;
  /** Parts of names in lower case, such as "ranger" or "d5 ranger", in alphabetical order. */
  series: readonly string[];
  price: "" | PriceBand;
  /** Of several values one must hold; they stand in the order of `multipleChoices`. */
  seats: readonly string[];
  range: "" | RangeBand;
  drive: readonly DriveKind[];
  battery: readonly BatteryKind[];
  legal: readonly LegalChoice[];
  stock: "" | "in";
  sort: "" | SortOrder;
}

/** The filters of which one value can be chosen; search and series are texts. */
export const singleChoices = {
  brand: ["denago", "evolution"],
  price: ["under-15000", "15000-to-25000", "over-25000"],
  range: rangeBands,
  stock: ["in"],
  sort: sortOrders,
} as const satisfies Partial<Record<keyof InventoryFilter, readonly string[]>>;

/** The filters of which several values can be chosen. */
export const multipleChoices = {
  seats: seatChoices,
  drive: driveKinds,
  battery: batteryKinds,
  legal: legalChoices,
} as const satisfies Partial<Record<keyof InventoryFilter, readonly string[]>>;

export type MultipleName = keyof typeof multipleChoices;

/** Every parameter of a filter, in the order in which a URL has them. */
export const filterNames = [
  "search",
  "brand",
  "series",
  "price",
  "seats",
  "range",
  "drive",
  "battery",
  "legal",
  "stock",
  "sort",
] as const satisfies readonly (keyof InventoryFilter)[];

export interface Page<Item> {
  items: Item[];
  /** From 1 to `pageCount`. */
  page: number;
  /** At least 1, also when there is nothing to show. */
  pageCount: number;
}

export const noFilter: InventoryFilter = {
  search: "",
  brand: "",
  series: [],
  price: "",
  seats: [],
  range: "",
  drive: [],
  battery: [],
  legal: [],
  stock: "",
  sort: "",
};

export const brands: readonly Brand[] = singleChoices.brand;

/** Where the middle price band begins and ends, in whole dollars; both ends belong to it. */
const middleBand = { from: 15_000, to: 25_000 };

const priceBands: Record<PriceBand, (price: number) => boolean> = {
  "under-15000": (price) => price < middleBand.from,
  "15000-to-25000": (price) => price >= middleBand.from && price <= middleBand.to,
  "over-25000": (price) => price > middleBand.to,
};

export const priceBandIds: readonly PriceBand[] = singleChoices.price;

/** Whether a price in whole dollars is in a band. */
export function isInPriceBand(price: number, band: PriceBand): boolean {
  return priceBands[band](price);
}

/** A longer list is divided into pages of this many vehicles. */
export const vehiclesPerPage = 24;
/** A longer search or series is cut. */
export const searchLengthMax = 100;
/** More series than this are not read. */
export const seriesMax = 20;
export const pageMax = 100_000;

/** Reads a filter from a query; an unknown choice counts as none, and a long text is cut. */
export function parseInventoryFilter(parameters: URLSearchParams): {
  filter: InventoryFilter;
  page: number;
} {
  return {
    filter: {
      search: readText(parameters, "search"),
      brand: readChoice(parameters, "brand"),
      series: readSeries(parameters),
      price: readChoice(parameters, "price"),
      seats: readChoices(parameters, "seats"),
      range: readChoice(parameters, "range"),
      drive: readChoices(parameters, "drive"),
      battery: readChoices(parameters, "battery"),
      legal: readChoices(parameters, "legal"),
      stock: readChoice(parameters, "stock"),
      sort: readChoice(parameters, "sort"),
    },
    page: readPage(readText(parameters, "page")),
  };
}

/** Writes a filter as a query, always in the same order and without what says "all". */
export function formatInventoryFilter(filter: InventoryFilter, page = 1): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of filterNames) {
    for (const value of [filter[name]].flat()) if (value !== "") parameters.append(name, value);
  }
  if (page > 1) parameters.set("page", String(page));
  return parameters;
}

/** The filter without the choices that one name holds. */
export function dropFilter(filter: InventoryFilter, name: keyof InventoryFilter): InventoryFilter {
  return { ...filter, [name]: noFilter[name] };
}

/** The filter with a value of a choice of several added or taken off, in the order of a URL. */
export function toggleChoice(
  filter: InventoryFilter,
  name: MultipleName | "series",
  value: string,
): InventoryFilter {
  const chosen: readonly string[] = filter[name];
  const isOff = chosen.includes(value);
  if (name === "series") {
    const others = chosen.filter((one) => one !== value);
    return { ...filter, series: isOff ? others : [...others, value].toSorted() };
  }
  const next = multipleChoices[name].filter((choice) =>
    choice === value ? !isOff : chosen.includes(choice),
  );
  return { ...filter, [name]: next };
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

function readText(parameters: URLSearchParams, name: string): string {
  return cleanText(parameters.get(name) ?? "");
}

function cleanText(text: string): string {
  const clean = text.toWellFormed().trim().replaceAll(/\s+/g, " ");
  return clean.slice(0, searchLengthMax).toWellFormed();
}

function readSeries(parameters: URLSearchParams): string[] {
  const given = parameters.getAll("series").map((text) => cleanText(text).toLowerCase());
  return [...new Set(given.filter(Boolean))].slice(0, seriesMax).toSorted();
}

function readPage(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) return 1;
  return Math.min(Number(text), pageMax);
}

/** The chosen value, in lower case; empty when it is none of those that can be chosen. */
function readChoice<Name extends keyof typeof singleChoices>(
  parameters: URLSearchParams,
  name: Name,
): "" | (typeof singleChoices)[Name][number] {
  const text = readText(parameters, name).toLowerCase();
  return singleChoices[name].find((choice) => choice === text) ?? "";
}

/** The chosen values, each once and in their own order, without those that cannot be chosen. */
function readChoices<Name extends MultipleName>(
  parameters: URLSearchParams,
  name: Name,
): (typeof multipleChoices)[Name][number][] {
  const chosen = new Set(parameters.getAll(name).map((text) => text.trim().toLowerCase()));
  return multipleChoices[name].filter((choice) => chosen.has(choice));
}
