import { z } from "zod";
import { filters } from "./filters.ts";
import type { VehicleListing } from "./listing.ts";
import type { Listings } from "./listings.ts";
import { formatPriceNote } from "./price-note.ts";
import type { SkillOutcome } from "#server/assistants/skills/skill.ts";

export const facetsInput = z.strictObject({ filters: filters.optional() });

const counts = z.array(z.object({ value: z.string(), count: z.int() }));

export const facetsOutput = z.object({
  makes: counts,
  models: counts,
  conditions: counts,
  fuels: counts,
  drivelines: counts,
  bodies: counts,
  rooftops: counts,
  statuses: counts,
  price_range: z.object({ min: z.number(), max: z.number() }).optional(),
});

/** How many vehicles in stock have which make, model and so on, and the range of their prices. */
export async function findInventoryFacets(
  { filters: wanted = {} }: z.infer<typeof facetsInput>,
  listings: Listings,
): Promise<SkillOutcome<z.infer<typeof facetsOutput>>> {
  const found = await listings.find(wanted);
  return { ok: true, data: countFacets(found), message: formatPriceNote() };
}

/** How many of these listings have which value; values stand in the order of the catalogue. */
export function countFacets(listings: readonly VehicleListing[]): z.infer<typeof facetsOutput> {
  const count = (read: (listing: VehicleListing) => string | undefined) => {
    const countOf = new Map<string, number>();
    for (const value of listings.map(read)) {
      if (value !== undefined) countOf.set(value, (countOf.get(value) ?? 0) + 1);
    }
    return Array.from(countOf, ([value, total]) => ({ value, count: total }));
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
