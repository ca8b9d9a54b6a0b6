import { business } from "#content/dealership/business.ts";
import { drive, showroomVehicleIds, sussexTowns } from "#content/pages/words/showroom.ts";
import { placePath, townPath } from "#content/pages/paths.ts";
import { roadDistanceToPlace, roadDistanceToTown } from "#content/places/road-miles.ts";
import { coastalPlaces } from "#content/places/states.ts";
import { chooseFeatured, isNewDistinctive } from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { roundRoadMiles } from "#domain/delivery/delivery.ts";
import { findShortestDrives } from "#domain/delivery/shortest-drives.ts";

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
  const drives = findShortestDrives(
    coastalPlaces,
    ({ state, place }) => roadDistanceToPlace(state.slug, place.slug),
    drive.placesMax,
  );
  return drives.map(({ place: { state, place }, miles }) => ({
    name:
      state.name === business.showroom.state ? place.name : `${place.name}, ${state.abbreviation}`,
    href: placePath(state, place),
    exactMiles: miles,
    roadMiles: roundRoadMiles(miles),
  }));
}

/** The towns of the county of Delaware that has a page for each, the shortest drive first. */
export function listTownDrives() {
  const drives = findShortestDrives(
    sussexTowns,
    ({ slug }) => roadDistanceToTown(slug),
    sussexTowns.length,
  );
  return drives.map(({ place, miles }) => ({
    name: place.name,
    href: townPath(place),
    roadMiles: roundRoadMiles(miles),
  }));
}
