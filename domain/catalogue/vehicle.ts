import type { StreetLegalStatus } from "./street-legal.ts";

/** The two brands of the catalogue, as the filter and the API write them. */
export type Brand = "denago" | "evolution";

export interface VehicleSpecifications {
  /** Text with its unit, such as "25 mph". */
  topSpeed: string;
  /** Text with its unit, such as "45 miles". */
  range: string;
  seatingCapacity: number;
  batteryType: string;
  chargingTime: string;
  payload: string;
}

/** A vehicle as `GET /api/vehicles` answers it; that never has one that is hidden. */
export interface Vehicle {
  /** Also the end of its path: `/vehicles/{id}`. */
  id: string;
  name: string;
  brand: Brand;
  /** The series, such as "D5 Ranger". */
  category: string;
  description: string;
  /** Whole United States dollars. */
  price: number;
  /** Paths or https URLs; the first one is shown on cards. */
  images: string[];
  /** What a picture shows in words, by its entry in `images`; for those that staff described. */
  imageTexts?: Record<string, string>;
  inStock: boolean;
  isNew: boolean;
  streetLegal: StreetLegalStatus;
  features: string[];
  specifications: VehicleSpecifications;
  /** The https URL of the manufacturer-dealer's own page. */
  externalUrl?: string;
  /** Kept for staff and left out of the site; its page answers like that of a removed vehicle. */
  isHidden?: boolean;
}
