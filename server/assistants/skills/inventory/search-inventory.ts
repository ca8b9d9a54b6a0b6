import { z } from "zod";
import { vehiclesPerPage } from "#domain/catalogue/inventory-search.ts";
import { filters } from "./filters.ts";
import { listingOutput, type VehicleListing } from "./listing.ts";
import type { Listings } from "./listings.ts";
import { formatPriceNote } from "./price-note.ts";
import type { SkillOutcome } from "#server/assistants/skills/skill.ts";
import { limits } from "#server/limits.ts";

const sortFields = [
  "price",
  "list_price",
  "msrp",
  "mileage",
  "year",
  "make",
  "model",
  "stock",
  "updated_at",
] as const;

type Sort = { field: (typeof sortFields)[number]; order: "asc" | "desc" };

export const searchInput = z.strictObject({
  filters: filters.optional(),
  pagination: z
    .strictObject({
      skip: z.int().min(0).optional(),
      limit: z.int().min(1).max(1000).optional(),
    })
    .describe(
      `How many vehicles to skip and how many to return: ${vehiclesPerPage} by default, at most ${limits.vehiclesPerAnswer}.`,
    )
    .optional(),
  sort: z.strictObject({ field: z.enum(sortFields), order: z.enum(["asc", "desc"]) }).optional(),
  privacy: z.strictObject({ anonymous: z.boolean().optional() }).optional(),
});

export const searchOutput = z.object({
  total: z.int(),
  skip: z.int(),
  limit: z.int(),
  vehicles: z.array(listingOutput),
});

/** One page of the vehicles in stock that meet every filter. */
export async function searchInventory(
  { filters: wanted = {}, pagination = {}, sort }: z.infer<typeof searchInput>,
  listings: Listings,
): Promise<SkillOutcome<z.infer<typeof searchOutput>>> {
  const { skip = 0, limit = vehiclesPerPage } = pagination;
  const effective = Math.min(limit, limits.vehiclesPerAnswer);
  const found = sortListings(await listings.find(wanted), sort);
  const vehicles = found.slice(skip, skip + effective);
  const data = { total: found.length, skip, limit: effective, vehicles };
  return { ok: true, data, message: formatPriceNote() };
}

/** In the wanted order; in the catalogue's own where none is wanted or two listings are equal. */
function sortListings(
  listings: readonly VehicleListing[],
  sort: Sort | undefined,
): VehicleListing[] {
  if (sort === undefined) return [...listings];
  const direction = sort.order === "asc" ? 1 : -1;
  return listings.toSorted((one, other) => direction * compare(sort.field, one, other));
}

function compare(field: Sort["field"], one: VehicleListing, other: VehicleListing): number {
  if (field === "price" || field === "list_price") return one.list_price - other.list_price;
  if (field === "make" || field === "model") return one[field].localeCompare(other[field], "en");
  return 0;
}
