export interface VehicleTable {
  id: string;
  /** Where the vehicle stands in the list, from 0. */
  position: number;
  name: string;
  brand: string;
  category: string;
  description: string;
  /** Whole United States dollars. */
  price: number;
  images: string;
  in_stock: number;
  is_new: number;
  /** One of `streetLegalStatuses` of domain/catalogue/street-legal.ts. */
  street_legal: string;
  features: string;
  specifications: string;
  external_url: string | null;
  /** What pictures show, as a JSON record by their entries in `images`. */
  image_texts: string;
  is_hidden: number;
}

/** A photograph of a vehicle in one of the sizes and formats that the site uses. */
export interface PhotographFileTable {
  /** The end of its path, such as `0123…-960.webp`; it begins with a hash of all files of the set. */
  name: string;
  bytes: Uint8Array;
  /** When it was first seen that nothing names the photograph; null while something does. */
  unused_since: string | null;
}

/** What the page of a vehicle says that the catalogue had once. Never also in `vehicles`. */
export interface RemovedVehicleTable {
  id: string;
  name: string;
  brand: string;
  /** Whole United States dollars. */
  price: number;
  seating_capacity: number;
  removed_at: string;
}

/** One row: every change of a vehicle raises its revision in the same transaction. */
export interface CatalogueTable {
  id: number;
  revision: number;
  updated_at: string;
}

/** What one change of the catalogue touched, where every other vehicle stayed as it was. */
export interface TouchedVehicleTable {
  /** The catalogue's revision that the change made. */
  revision: number;
  /** The ids of the vehicles that it added or changed, as a JSON list; empty for one of facts alone. */
  ids: string;
}

/** One change of the catalogue by staff, with what is needed to undo it. */
export interface ImportHistoryTable {
  /** The catalogue's revision that the change made. */
  revision: number;
  changed_at: string;
  source: string;
  added: number;
  changed: number;
  removed: number;
  /** Every vehicle before the change, in order, as JSON. */
  vehicles_before: string;
}
