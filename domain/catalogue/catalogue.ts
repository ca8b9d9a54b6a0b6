import type { RemovedVehicle } from "./availability.ts";
import type { Vehicle } from "./vehicle.ts";

/** The whole catalogue as it stands at one revision. */
export interface Catalogue {
  revision: number;
  vehicles: readonly Vehicle[];
  byId: ReadonlyMap<string, Vehicle>;
  /** By id, what was in the catalogue once and is not any more. */
  removed: ReadonlyMap<string, RemovedVehicle>;
}
