import { sortInStockFirst } from "./availability.ts";
import type { Brand, Vehicle } from "./vehicle.ts";

/** Which wheels the motor turns, as the maker says it. */
export type DriveType = "2x4" | "rear-wheel" | "all-wheel";

/**
 * What the editorial page of a model says beyond the catalogue's record. Price, seats, range,
 * speed, battery, description and features are in the record and are never repeated here.
 */
export interface Model {
  /** Also the id of the catalogue's record and the last part of the path. */
  slug: string;
  vehicleName: string;
  brand: Brand;
  /** The series as the catalogue writes it, such as "EV Nomad". */
  series: string;
  driveType: DriveType;
  /** At most 60 characters. */
  seoTitle: string;
  /** 50 to 155 characters. */
  seoDescription: string;
  seoKeywords: readonly string[];
  /** Three short texts of our own; together 150 to 220 words. */
  goodFor: string;
  suits: string;
  check: string;
}

/** A series as the brand's page presents it. */
export interface Series {
  brand: Brand;
  /** The category of its vehicles in the catalogue, such as "D5 Ranger". */
  name: string;
  description: string;
  features: readonly string[];
}

/** What a series has in the catalogue now. */
export interface SeriesOffer {
  /** The lowest price of the series in whole US dollars; null while it has no vehicle. */
  startingPriceDollars: number | null;
  /** At most three: those in stock first, then the cheapest. */
  vehicles: Vehicle[];
  /** How many vehicles of the series are not among those. */
  moreCount: number;
}

/** How many features the page of a model lists, as the dealership specified. */
export const modelFeaturesMax = 8;

/** How many models the card of a series links to, as the dealership specified. */
const seriesModelsMax = 3;

const driveNames: Record<DriveType, string> = {
  "2x4": "Two-wheel drive",
  "rear-wheel": "Rear-wheel drive",
  "all-wheel": "All-wheel drive",
};

/** "DENAGO", as the maker writes it. */
export function formatBrand(brand: Brand): string {
  return brand.toUpperCase();
}

/** "Denago", as prose has it. */
export function formatBrandInProse(brand: Brand): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}

/** "Rear-wheel drive", or "Two-wheel drive" where the maker says "2x4" and no more than that. */
export function formatDrive(driveType: DriveType): string {
  return driveNames[driveType];
}

/** The name without its brand, for places where the brand is plain: "D5 Ranger 4 Plus". */
export function formatModelName({ name, brand }: Pick<Vehicle, "name" | "brand">): string {
  const [first = "", ...others] = name.split(" ");
  return first.toLowerCase() === brand && others.length > 0 ? others.join(" ") : name;
}

/** Starting price and first models of a series, from whatever the catalogue holds now. */
export function buildSeriesOffer(
  series: Pick<Series, "brand" | "name">,
  catalogue: readonly Vehicle[],
): SeriesOffer {
  const vehicles = catalogue
    .filter(({ brand, category }) => brand === series.brand && category === series.name)
    .toSorted((one, other) => one.price - other.price || one.name.localeCompare(other.name));
  return {
    startingPriceDollars: vehicles[0]?.price ?? null,
    vehicles: sortInStockFirst(vehicles).slice(0, seriesModelsMax),
    moreCount: Math.max(0, vehicles.length - seriesModelsMax),
  };
}
