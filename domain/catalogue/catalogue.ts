import type { Vehicle } from "./vehicle.ts";

/** The whole catalogue as it stands at one revision. */
export interface Catalogue {
  revision: number;
  vehicles: readonly Vehicle[];
  byId: ReadonlyMap<string, Vehicle>;
}
