import { cartServices } from "#content/vehicles/cart-services.ts";
import { modelFeaturesMax, type Model } from "#domain/catalogue/model.ts";
import { listOwnFeatures } from "#domain/catalogue/own-features.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/**
 * As many features as the page of a model lists: first its own that the specification table does not
 * state, then what we do for every cart.
 */
export function listModelFeatures(vehicle: Vehicle, { driveType }: Model): string[] {
  const own = listOwnFeatures(vehicle, driveType);
  const services = cartServices
    .filter(({ about }) => !own.some((feature) => feature.toLowerCase().includes(about)))
    .map(({ text }) => text);
  return [...own, ...services].slice(0, modelFeaturesMax);
}
