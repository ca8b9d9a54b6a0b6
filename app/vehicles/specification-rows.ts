import { streetLegalLabel, streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { formatBrand, formatDrive, type Model } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

export type SpecificationRow = readonly [label: string, value: string];

/** The rows of the detail screen: everything the catalogue measures. */
export function listVehicleSpecifications({
  specifications,
  streetLegal,
}: Vehicle): SpecificationRow[] {
  return [
    ["Seating capacity", String(specifications.seatingCapacity)],
    ["Range", specifications.range],
    ["Top speed", specifications.topSpeed],
    ["Battery type", specifications.batteryType],
    ["Charging time", specifications.chargingTime],
    ["Payload", specifications.payload],
    [streetLegalLabel, streetLegalTexts[streetLegal].value],
  ];
}

/** The nine rows of a model's page, from its record in the catalogue and its editorial text. */
export function listModelSpecifications(model: Model, vehicle: Vehicle): SpecificationRow[] {
  const { seatingCapacity, range, topSpeed, batteryType } = vehicle.specifications;
  return [
    ["Seating Capacity", String(seatingCapacity)],
    ["Range", range],
    ["Top Speed", topSpeed],
    ["Drive Type", formatDrive(model.driveType)],
    ["Brand", formatBrand(vehicle.brand)],
    ["Series", vehicle.category],
    ["Motor Type", "Electric Motor"],
    ["Battery Type", batteryType],
    [streetLegalLabel, streetLegalTexts[vehicle.streetLegal].value],
  ];
}
