import { newJersey } from "#content/places/states/new-jersey.ts";
import { pictureViewsOf } from "#content/vehicles/pictures.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { SiteContext } from "#app/context.ts";

/** What `ShoreScene` draws: a shore, and the vehicle on it. */
export interface VehicleScene {
  sceneUrl: string;
  cartId: string;
}

/**
 * A vehicle on a shore of the showroom's state, the next place for the next vehicle; null where it has
 * no front view of ours to stand there.
 */
export function findVehicleScene(
  { illustrations }: Pick<SiteContext, "illustrations">,
  { vehicles }: Pick<Catalogue, "vehicles">,
  { id }: Pick<Vehicle, "id">,
): VehicleScene | null {
  const turn = vehicles.findIndex((vehicle) => vehicle.id === id);
  const place = newJersey.places[turn % newJersey.places.length];
  if (!place || !pictureViewsOf(id).includes("front")) return null;
  return { sceneUrl: illustrations.place(newJersey.slug, place.slug).sceneUrl, cartId: id };
}
