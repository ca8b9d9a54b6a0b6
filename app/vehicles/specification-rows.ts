import { streetLegalLabel, streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { formatBrandInProse, formatDrive, type DriveType } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

export type SpecificationRow = readonly [label: string, value: string];

/**
 * Everything that is known of a vehicle, in the order in which a buyer asks.
 * @param drive of a model with an editorial text; the catalogue does not say it of others.
 */
export function listSpecifications(vehicle: Vehicle, drive: DriveType | null): SpecificationRow[] {
  const { specifications } = vehicle;
  return [
    ["Seating capacity", String(specifications.seatingCapacity)],
    ["Range", specifications.range],
    ["Top speed", specifications.topSpeed],
    [streetLegalLabel, streetLegalTexts[vehicle.streetLegal].value],
    ["Battery type", specifications.batteryType],
    ["Charging time", specifications.chargingTime],
    ["Payload", specifications.payload],
    ...(drive ? ([["Drive type", formatDrive(drive)]] as const) : []),
    ["Motor type", "Electric motor"],
    ["Brand", formatBrandInProse(vehicle.brand)],
    ["Series", vehicle.category],
  ];
}
