import { countDays } from "#domain/calendar/wall-time.ts";

export type StorageSpace = "indoor" | "covered";

/** A season with one price for all of it; its days are written like "October 15". */
export interface StorageSeason {
  id: "winter" | "summer";
  from: string;
  to: string;
  priceDollars: Record<StorageSpace, number>;
}

/** The figures of `content/dealership/fees.ts`. */
export interface StorageTerms {
  perMonthDollars: Record<StorageSpace, number>;
  seasons: readonly StorageSeason[];
  maintenancePerMonthDollars: number;
  preparationDollars: number;
}

/** What a visitor wants to store; days are YYYY-MM-DD, the cart is fetched on `to`. */
export interface StorageRequest {
  space: StorageSpace;
  from: string;
  to: string;
  hasMaintenance: boolean;
  hasPreparation: boolean;
}

/** A season, or months paid one by one. */
export type StoragePart =
  | { kind: "season"; season: StorageSeason; from: string; to: string; dollars: number }
  | { kind: "months"; months: number; from: string; to: string; dollars: number };

export interface StorageWay {
  parts: readonly StoragePart[];
  dollars: number;
}

export interface StorageEstimate {
  /** Months of the whole stay; a month begun counts in full. */
  months: number;
  byMonth: StorageWay;
  /** The cheapest way with at least one season; null when no season touches the stay. */
  bySeason: StorageWay | null;
  /** Of equal prices the monthly one, which can be ended with notice. */
  cheaper: "month" | "season";
  maintenanceDollars: number;
  preparationDollars: number;
  /** The cheaper way with the extras, without sales tax. */
  totalDollars: number;
}

/** Longer stays are talked about; the search below stays small. */
export const storageMonthsMax = 24;

/**
 * What storing a cart costs by the month, and with the price of a season for each season that pays,
 * months filling what is left before, between and after. A season's price is never divided.
 * @throws RangeError when the stay ends before it begins, or for a season that is no day of a year.
 */
export function estimateStorage(request: StorageRequest, terms: StorageTerms): StorageEstimate {
  const { space, from, to, hasMaintenance, hasPreparation } = request;
  if (countDays(from, to) <= 0) throw new RangeError("A stay must end after it begins");
  const months = countMonths(from, to);
  const byMonth = buildWay(request, [], terms);
  const windows = listWindows(request, terms);
  const [bySeason = null] = listSubsets(windows)
    .filter((chosen) => chosen.length > 0)
    .map((chosen) => buildWay({ space, from, to }, chosen, terms))
    .toSorted((one, other) => one.dollars - other.dollars || one.parts.length - other.parts.length);
  const cheaper = bySeason !== null && bySeason.dollars < byMonth.dollars ? "season" : "month";
  const maintenanceDollars = hasMaintenance ? months * terms.maintenancePerMonthDollars : 0;
  const preparationDollars = hasPreparation ? terms.preparationDollars : 0;
  const stay = cheaper === "season" && bySeason ? bySeason : byMonth;
  return {
    months,
    byMonth,
    bySeason,
    cheaper,
    maintenanceDollars,
    preparationDollars,
    totalDollars: stay.dollars + maintenanceDollars + preparationDollars,
  };
}

/** Months from one day to another; a month begun counts in full, and one is the least. */
export function countMonths(from: string, to: string): number {
  let months = 1;
  while (addMonths(from, months) < to) months += 1;
  return months;
}

/** One season of one year. */
type SeasonWindow = Extract<StoragePart, { kind: "season" }>;

/** The seasons that the stay touches, in order. */
function listWindows(
  { space, from, to }: StorageRequest,
  { seasons }: StorageTerms,
): SeasonWindow[] {
  const [firstYear, lastYear] = [Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4))];
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return years
    .flatMap((year) =>
      seasons.map((season): SeasonWindow => {
        const begins = toDayOfYear(season.from, year);
        const endsSameYear = toDayOfYear(season.to, year);
        const ends = endsSameYear > begins ? endsSameYear : toDayOfYear(season.to, year + 1);
        return {
          kind: "season",
          season,
          from: begins,
          to: ends,
          dollars: season.priceDollars[space],
        };
      }),
    )
    .filter((window) => window.from < to && window.to > from)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** The chosen seasons, and months for every day of the stay outside of them. */
function buildWay(
  { space, from, to }: Pick<StorageRequest, "space" | "from" | "to">,
  chosen: readonly SeasonWindow[],
  { perMonthDollars }: StorageTerms,
): StorageWay {
  const parts: StoragePart[] = [];
  const addMonthsUntil = (begins: string, ends: string) => {
    if (begins >= ends) return;
    const months = countMonths(begins, ends);
    const dollars = months * perMonthDollars[space];
    parts.push({ kind: "months", months, from: begins, to: ends, dollars });
  };
  let reached = from;
  for (const window of chosen) {
    addMonthsUntil(reached, window.from);
    parts.push(window);
    reached = window.to;
  }
  addMonthsUntil(reached, to);
  return { parts, dollars: parts.reduce((sum, { dollars }) => sum + dollars, 0) };
}

function listSubsets<Item>(items: readonly Item[]): Item[][] {
  let subsets: Item[][] = [[]];
  for (const item of items) {
    subsets = subsets.concat(subsets.map((subset) => [...subset, item]));
  }
  return subsets;
}

/** The same day so many months later, or the last day of that month when it has no such day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
    .toISOString()
    .slice(0, 10);
}

/** "October 15" in a year, as YYYY-MM-DD. */
function toDayOfYear(text: string, year: number): string {
  const instant = Date.parse(`${text}, ${year} UTC`);
  if (Number.isNaN(instant)) throw new RangeError(`${text} is no day of a year`);
  return new Date(instant).toISOString().slice(0, 10);
}
