import type { Filters, SortField } from "./requests.ts";
import type { VehicleListing } from "./vehicle-listings.ts";

/**
 * Whether a listing meets every filter. Texts are compared whole and without case. What a listing
 * does not say, such as its model year, no filter can find in it.
 */
export function matchesFilters(listing: VehicleListing, filters: Filters): boolean {
  const { make, model, series, title, condition, fuel, body, rooftop, driveline } = listing;
  return (
    isOneOf(filters.make, make) &&
    isOneOf(filters.model, model, series, title) &&
    isOneOf(filters.condition, condition) &&
    isOneOf(filters.fuel, fuel) &&
    isOneOf(filters.body, body) &&
    isOneOf(filters.driveline, driveline) &&
    isOneOf(filters.rooftops, rooftop) &&
    listing.list_price >= (filters.price_min ?? 0) &&
    listing.list_price <= (filters.price_max ?? Number.POSITIVE_INFINITY) &&
    unknownFields.every((name) => isNotAsked(filters[name]))
  );
}

/** Filters on what no listing of ours says. */
const unknownFields = [
  "trim",
  "transmission",
  "exterior_color",
  "interior_color",
  "year_min",
  "year_max",
  "mileage_max",
  "vin",
  "stock",
] as const;

/** In the order asked for; the catalogue's own where nothing is asked or nothing tells them apart. */
export function sortListings(
  listings: readonly VehicleListing[],
  sort: { field: SortField; order: "asc" | "desc" } | undefined,
): VehicleListing[] {
  if (sort === undefined) return [...listings];
  const direction = sort.order === "asc" ? 1 : -1;
  return listings.toSorted((one, other) => direction * compare(sort.field, one, other));
}

function compare(field: SortField, one: VehicleListing, other: VehicleListing): number {
  if (field === "price" || field === "list_price") return one.list_price - other.list_price;
  if (field === "make" || field === "model") return one[field].localeCompare(other[field], "en");
  return 0;
}

/** Counts of the listings by what they say, in the order of the catalogue, and their prices. */
export function findFacets(listings: readonly VehicleListing[]) {
  const count = (read: (listing: VehicleListing) => string | undefined) => {
    const counts = new Map<string, number>();
    for (const value of listings.map(read)) {
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return Array.from(counts, ([value, counted]) => ({ value, count: counted }));
  };
  const prices = listings.map((listing) => listing.list_price);
  return {
    makes: count(({ make }) => make),
    models: count(({ model }) => model),
    conditions: count(({ condition }) => condition),
    fuels: count(({ fuel }) => fuel),
    drivelines: count(({ driveline }) => driveline),
    bodies: count(({ body }) => body),
    rooftops: count(({ rooftop }) => rooftop),
    statuses: count(({ status }) => status),
    ...(prices.length > 0
      ? { price_range: { min: Math.min(...prices), max: Math.max(...prices) } }
      : {}),
  };
}

function isOneOf(wanted: readonly string[] | undefined, ...said: (string | undefined)[]): boolean {
  if (wanted === undefined || isNotAsked(wanted)) return true;
  const words = said.map((text) => text?.toLowerCase());
  return wanted.some((text) => words.includes(text.trim().toLowerCase()));
}

/** An empty list asks for nothing, as a filter that is not there. */
function isNotAsked(wanted: unknown): boolean {
  return wanted === undefined || (Array.isArray(wanted) && wanted.length === 0);
}
