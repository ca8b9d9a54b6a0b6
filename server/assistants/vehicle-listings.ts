import { isPictureThere } from "#content/vehicles/pictures.ts";
import { agentWords, isShownPriceFinal } from "#content/dealership/assistants.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { business } from "#content/dealership/business.ts";
import { findModel } from "#content/vehicles/models.ts";
import { formatDrive, formatModelName } from "#domain/catalogue/model.ts";
import { toAbsoluteUrl, vehiclePath } from "#content/pages/paths.ts";
import { parseRangeMiles } from "#domain/catalogue/range.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

export type VehicleListing = ReturnType<typeof toListing>;

/**
 * A cart in stock as the protocol's `Vehicle`. What the catalogue does not know (VIN, stock
 * number, model year, mileage, colors) is left out and never made up.
 * @param updatedAt when the catalogue last changed, in ISO 8601; null when that is not known.
 */
export function toListing(siteUrl: string, vehicle: Vehicle, updatedAt: string | null) {
  const { specifications } = vehicle;
  const model = findModel(vehicle.id);
  const rangeMiles = parseRangeMiles(specifications.range);
  return {
    vehicle_id: vehicle.id,
    make: brandTexts[vehicle.brand].name,
    model: formatModelName(vehicle),
    condition: vehicle.isNew ? ("new" as const) : ("used" as const),
    status: "available" as const,
    rooftop: business.showroom.name,
    list_price: vehicle.price,
    ...(isShownPriceFinal ? { price: vehicle.price } : {}),
    body: agentWords.body,
    fuel: agentWords.fuel,
    ...(model === undefined ? {} : { driveline: formatDrive(model.driveType) }),
    ...(rangeMiles === null ? {} : { electric_range_mi: rangeMiles }),
    features: vehicle.features,
    photos: vehicle.images.filter(isPictureThere).map((image) => toAbsoluteUrl(siteUrl, image)),
    vdp_url: siteUrl + vehiclePath(vehicle),
    description: vehicle.description,
    notes: agentWords.listingNote,
    ...(updatedAt === null ? {} : { updated_at: updatedAt }),
    // The protocol lets a dealer add fields; these are our pages' own words.
    title: vehicle.name,
    series: vehicle.category,
    specifications: {
      top_speed: specifications.topSpeed,
      range: specifications.range,
      seating_capacity: specifications.seatingCapacity,
      battery_type: specifications.batteryType,
      charging_time: specifications.chargingTime,
      payload: specifications.payload,
    },
  };
}
