import { z } from "zod";
import { vin } from "./filters.ts";
import type { VehicleListing } from "./listing.ts";
import type { Listings } from "./listings.ts";
import { formatPriceNote } from "./price-note.ts";
import type { Refusal } from "#server/assistants/skills/refusal.ts";
import type { SkillOutcome } from "#server/assistants/skills/skill.ts";

export const vehicleInput = z
  .strictObject({
    vin: vin.optional(),
    stock: z.string().optional(),
    vehicle_id: z
      .string()
      .describe("As returned by the search, such as denago-ev-nomad.")
      .optional(),
  })
  .refine((named) => named.vin ?? named.stock ?? named.vehicle_id, {
    error: "one of vin, stock and vehicle_id is needed; here it is vehicle_id",
    path: ["vehicle_id"],
  });

/** One vehicle in stock by its `vehicle_id`; nothing of ours has a VIN or a stock number. */
export async function getVehicle(
  { vehicle_id: vehicleId = "" }: z.infer<typeof vehicleInput>,
  listings: Listings,
): Promise<SkillOutcome<VehicleListing>> {
  const found = await listings.get(vehicleId);
  if (found === null) return { ok: false, refusal: notFound };
  if (!found.isInStock) return { ok: false, refusal: soldOut };
  return { ok: true, data: found.listing, message: formatPriceNote() };
}

const notFound: Refusal = {
  code: "VEHICLE_NOT_FOUND",
  message: "We have no cart with this vehicle_id. We publish no VIN or stock number.",
};

const soldOut: Refusal = {
  code: "VEHICLE_UNAVAILABLE",
  message: "This cart is not in stock right now.",
};
