import { parseRangeMiles } from "./range.ts";
import type { StreetLegalStatus } from "./street-legal.ts";
import type { Vehicle } from "./vehicle.ts";

/** How many wheels the motor turns; the maker's "2x4" and "rear-wheel" are both two. */
export const driveKinds = ["two-wheel", "all-wheel"] as const;
export type DriveKind = (typeof driveKinds)[number];

export const batteryKinds = ["lithium", "lead-acid"] as const;
export type BatteryKind = (typeof batteryKinds)[number];

/** Least miles of a charge; a vehicle that goes 55 miles is in the first three. */
export const rangeBands = ["30", "40", "50", "60"] as const;
export type RangeBand = (typeof rangeBands)[number];

/** What a visitor may choose of street-legal status: an LSV with a VIN is street-legal. */
export const legalChoices = ["street-legal", "golf-cart", "off-road", "unconfirmed"] as const;
export type LegalChoice = (typeof legalChoices)[number];

/** Numbers of seats that can be chosen; the catalogue takes no vehicle with more. */
export const seatChoices: readonly string[] = Array.from({ length: 20 }, (_, index) =>
  String(index + 1),
);

/** What the filters read of a vehicle; null or empty where the catalogue does not say. */
export interface VehicleTraits {
  /** Lower case. */
  series: string;
  seats: string;
  rangeMiles: number | null;
  ranges: readonly RangeBand[];
  drive: DriveKind | null;
  battery: BatteryKind | null;
  legal: LegalChoice;
}

const legalChoiceOf: Record<StreetLegalStatus, LegalChoice> = {
  lsv: "street-legal",
  "street-legal": "street-legal",
  "golf-cart": "golf-cart",
  "off-road": "off-road",
  unconfirmed: "unconfirmed",
};

/** A list of 10,000 is filtered at each letter of a search, so each vehicle is read once. */
const known = new WeakMap<Vehicle, VehicleTraits>();

/** What the filters read of a vehicle. The drive is in its features and in no field of its own. */
export function readTraits(vehicle: Vehicle): VehicleTraits {
  const before = known.get(vehicle);
  if (before !== undefined) return before;
  const { category, specifications, streetLegal } = vehicle;
  const rangeMiles = parseRangeMiles(specifications.range);
  const traits: VehicleTraits = {
    series: category.toLowerCase(),
    seats: String(specifications.seatingCapacity),
    rangeMiles,
    ranges: rangeBands.filter((band) => rangeMiles !== null && rangeMiles >= Number(band)),
    drive: findDrive(vehicle.features),
    battery: findBattery(specifications.batteryType),
    legal: legalChoiceOf[streetLegal],
  };
  known.set(vehicle, traits);
  return traits;
}

function findDrive(features: readonly string[]): DriveKind | null {
  const has = (pattern: RegExp) => features.some((feature) => pattern.test(feature));
  if (has(/\b(?:(?:all|four)[- ]wheel drive|4x4|4wd|awd)\b/i)) return "all-wheel";
  return has(/\b(?:(?:rear|two)[- ]wheel drive|2x4|2wd|rwd)\b/i) ? "two-wheel" : null;
}

function findBattery(batteryType: string): BatteryKind | null {
  if (/lithium/i.test(batteryType)) return "lithium";
  return /lead/i.test(batteryType) ? "lead-acid" : null;
}
