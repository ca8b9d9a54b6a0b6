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

/** A vehicle exactly as `GET /api/vehicles` answers it. */
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
  inStock: boolean;
  isNew: boolean;
  streetLegal: StreetLegalStatus;
  features: string[];
  specifications: VehicleSpecifications;
  /** The https URL of the manufacturer-dealer's own page. */
  externalUrl?: string;
}
