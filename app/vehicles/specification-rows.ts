import { streetLegalLabel, streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { formatBrandInProse, formatDrive, type DriveType } from "#domain/catalogue/model.ts";
import { isStated } from "#domain/catalogue/stated-value.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { vehicleWords } from "./vehicle-words.ts";

export type SpecificationRow = readonly [label: string, value: string];

/**
 * What a buyer asks of a vehicle, in that order; where it is not known the value invites to ask.
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

/**
 * The known ones of a vehicle's rows, and a last row that names the others. Its status on public roads
 * keeps a row of its own.
 */
export function gatherQuestions(rows: readonly SpecificationRow[]): SpecificationRow[] {
  const isKnown = ([label, value]: SpecificationRow) =>
    label === streetLegalLabel || isStated(value);
  const questions = rows
    .filter((row) => !isKnown(row))
    .map(([label], index) => (index === 0 ? label : label.toLowerCase()));
  const known = rows.filter(isKnown);
  return questions.length === 0
    ? known
    : [...known, [vehicleWords.questionsLabel, questions.join(", ")]];
}
