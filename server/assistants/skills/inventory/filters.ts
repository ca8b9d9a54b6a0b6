import { z } from "zod";
import type { VehicleListing } from "./listing.ts";

const texts = z.array(z.string());
const year = z.int().min(1900).max(2100);
const dollars = z.int().min(0);

/** ISO 3779: I, O and Q are left out, because they look like 1 and 0. */
export const vin = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/, "must be a VIN of 17 characters");

/** The filters of the Auto Agent Protocol 1.1; it wants unknown ones to be named and refused. */
export const filters = z.strictObject({
  make: texts.optional(),
  model: texts.optional(),
  trim: texts.optional(),
  condition: z.array(z.enum(["new", "used", "cpo"])).optional(),
  transmission: texts.optional(),
  fuel: texts.optional(),
  driveline: texts.optional(),
  body: texts.optional(),
  exterior_color: texts.optional(),
  interior_color: texts.optional(),
  rooftops: texts.optional(),
  year_min: year.optional(),
  year_max: year.optional(),
  price_min: dollars.optional(),
  price_max: dollars.optional(),
  mileage_max: z.int().min(0).optional(),
  vin: vin.optional(),
  stock: z.string().optional(),
  query: z.string().max(200).optional(),
});

export type Filters = z.infer<typeof filters>;

/**
 * Whether a listing meets every filter. Texts are compared whole and without case. What a listing
 * does not say, such as its model year, no filter can find in it.
 */
export function matchesFilters(listing: VehicleListing, wanted: Filters): boolean {
  const { make, model, series, title, condition, fuel, body, rooftop, driveline } = listing;
  return (
    isOneOf(wanted.make, make) &&
    isOneOf(wanted.model, model, series, title) &&
    isOneOf(wanted.condition, condition) &&
    isOneOf(wanted.fuel, fuel) &&
    isOneOf(wanted.body, body) &&
    isOneOf(wanted.driveline, driveline) &&
    isOneOf(wanted.rooftops, rooftop) &&
    listing.list_price >= (wanted.price_min ?? 0) &&
    listing.list_price <= (wanted.price_max ?? Number.POSITIVE_INFINITY) &&
    unknownFields.every((name) => isUnset(wanted[name]))
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

function isOneOf(wanted: readonly string[] | undefined, ...values: (string | undefined)[]) {
  if (wanted === undefined || isUnset(wanted)) return true;
  const words = values.map((text) => text?.toLowerCase());
  return wanted.some((text) => words.includes(text.trim().toLowerCase()));
}

/** An empty list filters nothing, like a filter that was not sent. */
function isUnset(filter: unknown): boolean {
  return filter === undefined || (Array.isArray(filter) && filter.length === 0);
}
