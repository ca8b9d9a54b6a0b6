import { business } from "#content/dealership/business.ts";
import { placePath, statePath, townPath } from "#content/pages/paths.ts";
import { greatCircleMiles, nearest } from "#domain/geography/geography.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import type { Coordinates, Municipality, Place, State } from "#domain/geography/place.ts";
import { loadAtlas, stateParts } from "./atlas.ts";
import { drawCoastlineMap } from "./coastline-map.ts";
import type { CoastlineDrawing, PlaceDrawing } from "./drawings.ts";
import { createGroundLayers } from "./ground.ts";
import { createLandSearch } from "./land-near.ts";
import { drawPlaceMap, type LinkedPlace } from "./place-map.ts";
import { facingOfShore } from "./shore-facing.ts";
import { paintStateShape } from "./state-shape.ts";

/** From New York's harbor to Seaside Heights: where most who drive to the showroom come from. */
const showroomKilometersPerPixel = 0.21;
/** Its neighbors in town would crowd its name; the list of drives has them. */
const showroomClearMiles = 5;

/** A town's map reaches to as many places of the coast as its page lists, and is lower than that of a shore. */
export const nearestCoastCount = 3;
const townMapHeight = 280;

export interface MapsOptions {
  states: readonly State[];
  municipalities: readonly Municipality[];
}

export interface Maps {
  coastline: CoastlineDrawing;
  /** The country round the showroom. */
  showroom: PlaceDrawing;
  /** The chart of each state, painted. */
  states: { state: State; shape: string }[];
  places: { state: State; place: Place; drawing: PlaceDrawing; facing: ShoreFacing }[];
  towns: { town: Municipality; drawing: PlaceDrawing; facing: ShoreFacing }[];
}

/** Draws the map of the coast and of every state, place and town, and computes where its water is. */
export function drawMaps({ states, municipalities }: MapsOptions): Maps {
  const atlas = loadAtlas();
  const layers = createGroundLayers(atlas);
  const findLandNear = createLandSearch(atlas);
  const facingOf = ({ coordinates }: { coordinates: Coordinates }) =>
    facingOfShore(coordinates, findLandNear(coordinates));
  const linkedPlaces = states.flatMap((state) =>
    state.places.map((place) => linkPlace(place, placePath(state, place))),
  );
  const draw = (here: LinkedPlace, others: readonly LinkedPlace[]) =>
    drawPlaceMap(here, without(others, here), layers);
  const drawTownMap = (here: LinkedPlace) => {
    // Six towns are coastal places too: a town's map names the town, not the place at the same point.
    const others = without(linkedPlaces, here);
    const coast = nearest(here.coordinates, others, nearestCoastCount).map(({ item }) => item);
    return drawPlaceMap(here, others, layers, { filledBy: coast, height: townMapHeight });
  };
  return {
    coastline: drawCoastlineMap({ states, hrefOf: statePath, atlas }),
    showroom: drawPlaceMap(
      linkPlace({ ...business.showroom, name: business.showroom.city }, "/showroom"),
      linkedPlaces.filter(
        ({ coordinates }) =>
          greatCircleMiles(business.showroom.coordinates, coordinates) > showroomClearMiles,
      ),
      layers,
      { fixedKilometersPerPixel: showroomKilometersPerPixel },
    ),
    states: states.map((state) => ({
      state,
      shape: paintStateShape({ state, home: stateParts(atlas, state.slug), layers }),
    })),
    places: states.flatMap((state) =>
      state.places.map((place) => ({
        state,
        place,
        drawing: draw(linkPlace(place, placePath(state, place)), linkedPlaces),
        facing: facingOf(place),
      })),
    ),
    towns: municipalities.map((town) => ({
      town,
      drawing: drawTownMap(linkPlace(town, townPath(town))),
      facing: facingOf(town),
    })),
  };
}

function linkPlace({ name, coordinates }: Omit<LinkedPlace, "href">, href: string): LinkedPlace {
  return { name, href, coordinates };
}

function without(places: readonly LinkedPlace[], ...left: readonly LinkedPlace[]): LinkedPlace[] {
  const points = new Set(left.map(({ coordinates: { lat, lng } }) => `${lat} ${lng}`));
  return places.filter(({ coordinates: { lat, lng } }) => !points.has(`${lat} ${lng}`));
}
