import { formatDrive, type DriveType } from "./model.ts";
import type { Vehicle } from "./vehicle.ts";

const seatWords: Readonly<Record<number, string>> = { 2: "two", 4: "four", 6: "six", 8: "eight" };

/**
 * The features that a vehicle's specification table does not state: "Four seats" beside a row of four
 * seats, or "Top speed of 25 mph" beside that of 25 mph, would say the same twice. A feature that says
 * more than its row stays.
 * @param drive null where it is not known, and so has no row.
 */
export function listOwnFeatures(
  { features, specifications }: Pick<Vehicle, "features" | "specifications">,
  drive: DriveType | null,
): string[] {
  const { seatingCapacity, range, topSpeed, batteryType } = specifications;
  const rows = [
    `${seatingCapacity} seats`,
    `${seatWords[seatingCapacity] ?? seatingCapacity} seats`,
    `quoted driving range of ${range}`,
    `top speed of ${topSpeed}`,
    `${batteryType} battery`,
    "electric motor",
    ...(drive ? [formatDrive(drive)] : []),
  ];
  const stated = new Set(rows.map(normalize));
  return features.filter((feature) => !stated.has(normalize(feature)));
}

/** "Lithium-ion" and "Lithium Ion" are the same battery. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll("-", " ");
}
