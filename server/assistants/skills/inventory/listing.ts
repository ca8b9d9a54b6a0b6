import { z } from "zod";
import { isPictureThere } from "#content/vehicles/pictures.ts";
import { assistantTexts, isShownPriceFinal } from "#content/dealership/assistants.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { business } from "#content/dealership/business.ts";
import { publicRoads } from "#content/vehicles/public-roads.ts";
import { findModel } from "#content/vehicles/models.ts";
import { formatDrive, formatModelName } from "#domain/catalogue/model.ts";
import { toAbsoluteUrl, vehiclePath } from "#content/pages/paths.ts";
import { isStated } from "#domain/catalogue/stated-value.ts";
import { streetLegalStatuses } from "#domain/catalogue/street-legal.ts";
import { parseRangeMiles } from "#domain/catalogue/range.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** The `Vehicle` of the Auto Agent Protocol 1.1, as far as the catalogue can fill it. */
export const listingOutput = z.object({
  vehicle_id: z.string(),
  make: z.string(),
  model: z.string(),
  condition: z.enum(["new", "used"]),
  status: z.literal("available"),
  rooftop: z.string(),
  list_price: z.number().describe("In US dollars."),
  price: z.number().optional(),
  body: z.string(),
  fuel: z.string(),
  driveline: z.string().optional(),
  electric_range_mi: z.number().optional(),
  features: z.array(z.string()),
  photos: z.array(z.string()),
  vdp_url: z.string().describe("The page of this cart."),
  description: z.string(),
  notes: z.string(),
  updated_at: z.string().optional(),
  // The protocol lets a dealer add fields; these are our pages' own words.
  title: z.string(),
  series: z.string(),
  specifications: z.object({
    top_speed: z.string(),
    seating_capacity: z.number(),
    battery_type: z.string(),
    range: z.string().optional(),
    charging_time: z.string().optional(),
    payload: z.string().optional(),
  }),
  street_legal: z
    .enum(streetLegalStatuses)
    .describe("What is known of this cart on public roads. street_legal_note says it in words."),
  street_legal_note: z.string(),
});

export type VehicleListing = z.infer<typeof listingOutput>;

/**
 * A cart of the catalogue as assistants get it. What the catalogue does not know (VIN, stock
 * number, model year, mileage, colors) is left out and never made up.
 * @param updatedAt when the catalogue last changed, in ISO 8601; null when that is not known.
 */
export function toListing(
  siteUrl: string,
  vehicle: Vehicle,
  updatedAt: string | null,
): VehicleListing {
  const { specifications } = vehicle;
  const model = findModel(vehicle.id);
  const rangeMiles = parseRangeMiles(specifications.range);
  return {
    vehicle_id: vehicle.id,
    make: brandTexts[vehicle.brand].name,
    model: formatModelName(vehicle),
    condition: vehicle.isNew ? "new" : "used",
    status: "available",
    rooftop: business.showroom.name,
    list_price: vehicle.price,
    ...(isShownPriceFinal ? { price: vehicle.price } : {}),
    body: assistantTexts.body,
    fuel: assistantTexts.fuel,
    ...(model === undefined ? {} : { driveline: formatDrive(model.driveType) }),
    ...(rangeMiles === null ? {} : { electric_range_mi: rangeMiles }),
    features: vehicle.features,
    photos: vehicle.images.filter(isPictureThere).map((image) => toAbsoluteUrl(siteUrl, image)),
    vdp_url: siteUrl + vehiclePath(vehicle),
    description: vehicle.description,
    notes: assistantTexts.listingNote,
    ...(updatedAt === null ? {} : { updated_at: updatedAt }),
    title: vehicle.name,
    series: vehicle.category,
    specifications: {
      top_speed: specifications.topSpeed,
      seating_capacity: specifications.seatingCapacity,
      battery_type: specifications.batteryType,
      ...(isStated(specifications.range) ? { range: specifications.range } : {}),
      ...(isStated(specifications.chargingTime)
        ? { charging_time: specifications.chargingTime }
        : {}),
      ...(isStated(specifications.payload) ? { payload: specifications.payload } : {}),
    },
    street_legal: vehicle.streetLegal,
    street_legal_note: publicRoads.answers[vehicle.streetLegal],
  };
}
