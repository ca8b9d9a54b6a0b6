import { comparison } from "#content/pages/words/model.ts";
import { findModel } from "#content/vehicles/models.ts";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { compareModels, type ModelComparison } from "#domain/catalogue/model-comparison.ts";
import type { Model } from "#domain/catalogue/model.ts";
import {
  readRemovedVehicle,
  type RemovedVehicleView,
} from "#app/vehicles/removed/removed-vehicle-view-model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

export interface ModelPageData {
  slug: string;
  /** The editorial text; null for a vehicle that has none. */
  model: Model | null;
  /** Null where the catalogue has no such vehicle, or could not be read. */
  vehicle: Vehicle | null;
  /** Set where the catalogue had such a vehicle once. */
  removed: RemovedVehicleView | null;
  comparisons: ModelComparison[];
  /** Whether NEW tells this vehicle from others. */
  isNewNoted: boolean;
  /** The catalogue could not be read in time: the browser fetches the vehicle. */
  isLate: boolean;
}

export function readModelPage(catalogue: Catalogue | null, slug: string): ModelPageData {
  const model = findModel(slug) ?? null;
  const vehicle = catalogue?.byId.get(slug) ?? null;
  const comparisons =
    catalogue && vehicle ? compareModels(vehicle, catalogue.vehicles, comparison.vehiclesMax) : [];
  const removed = catalogue && readRemovedVehicle(catalogue, slug);
  return {
    slug,
    model,
    vehicle,
    removed,
    comparisons,
    isNewNoted: isNewDistinctive(catalogue?.vehicles ?? []),
    isLate: catalogue === null,
  };
}
