import { business } from "#content/dealership/business.ts";
import { drive, showroomVehicleIds } from "#content/pages/words/showroom.ts";
import { placePath } from "#content/pages/paths.ts";
import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import { coastalPlaces } from "#content/places/states.ts";
import { chooseFeatured, isNewDistinctive } from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { toRoadMiles } from "#domain/delivery/delivery.ts";

/** The carts of the showroom's page; none while the catalogue cannot be read. */
export function chooseShowroomCarts(catalogue: Catalogue | null) {
  const vehicles = catalogue?.vehicles ?? [];
  return {
    vehicles: chooseFeatured(vehicles, showroomVehicleIds),
    inStockCount: vehicles.filter(({ inStock }) => inStock).length,
    isNewNoted: isNewDistinctive(vehicles),
  };
}

/** The places from which the drive to the showroom is shortest, nearest first; none across the water. */
export function listDrives() {
  return coastalPlaces
    .flatMap(({ state, place }) => {
      const distance = roadDistanceToPlace(state.slug, place.slug);
      return "miles" in distance
        ? [
            {
              name:
                state.name === business.showroom.state
                  ? place.name
                  : `${place.name}, ${state.abbreviation}`,
              href: placePath(state, place),
              exactMiles: distance.miles,
              roadMiles: toRoadMiles(distance),
            },
          ]
        : [];
    })
    .toSorted((one, other) => one.exactMiles - other.exactMiles)
    .slice(0, drive.placesMax);
}
