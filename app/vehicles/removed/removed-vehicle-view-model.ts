import { removedVehicle } from "#content/pages/words/model.ts";
import { findAlternatives } from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** What the page of a vehicle shows that the catalogue had once. */
export interface RemovedVehicleView {
  name: string;
  /** Carts in stock, the nearest first. */
  alternatives: Vehicle[];
}

/** Null for a vehicle that is in the catalogue, and for one that never was. */
export function readRemovedVehicle(catalogue: Catalogue, id: string): RemovedVehicleView | null {
  const removed = catalogue.removed.get(id);
  if (!removed || catalogue.byId.has(id)) return null;
  return {
    name: removed.name,
    alternatives: findAlternatives(removed, catalogue.vehicles, removedVehicle.alternativesMax),
  };
}

/** The status of a vehicle's page: it is there, it is gone, or it never was. */
export function toVehicleStatus(isFound: boolean, removed: RemovedVehicleView | null): number {
  if (isFound) return 200;
  return removed ? 410 : 404;
}
