import { townListCounts } from "#content/places/municipalities.ts";
import { nearbyPlaces } from "#content/places/places.ts";
import { placePath, statePath, townPath } from "#content/pages/paths.ts";
import { listAroundTown } from "#domain/geography/around-town.ts";
import { northToSouth } from "#domain/geography/geography.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import { listNearby } from "#domain/geography/nearby-places.ts";
import type { Coordinates, Municipality, Place, State } from "#domain/geography/place.ts";
import { countyParts, listBordering, listStateLands, loadAtlas, stateParts } from "./atlas.ts";
import { drawCoastlineMap } from "./coastline-map.ts";
import type { CoastlineDrawing, PlaceDrawing } from "./drawings.ts";
import { chartedStates, cutBays } from "./charted-waters.ts";
import { createGroundLayers, otherLand } from "./ground.ts";
import { createLandSearch } from "./land-near.ts";
import type { LinkedPlace } from "./place-frame.ts";
import { drawPlaceMap } from "./place-map.ts";
import { facingOfShore } from "./shore-facing.ts";
import { createShorePieceSearch } from "./shore-piece.ts";
import { loadShoreline } from "./shoreline.ts";
import { drawShowroomMap, type ShowroomDrawing } from "./showroom-map.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import { traceNarrowWater } from "./state-rivers.ts";
import { paintStateShape, type StateShape } from "./state-shape.ts";

/** A town's map reaches to the towns that its page lists; of the shore there it shows what is not much farther than those. */
const shoreFartherMax = 1.25;

export interface MapsOptions {
  states: readonly State[];
  municipalities: readonly Municipality[];
}

export interface Maps {
  coastline: CoastlineDrawing;
  /** The shore within a drive of the showroom, in each of its sizes. */
  showroom: ShowroomDrawing[];
  /** The chart of each state, painted. */
  states: { state: State; shape: StateShape; shorePiece: PlanePoint[] }[];
  places: ({ state: State; place: Place } & PlaceMaps)[];
  towns: ({ town: Municipality } & PlaceMaps)[];
}

interface PlaceMaps {
  drawing: PlaceDrawing;
  facing: ShoreFacing;
  /** The shore nearest to it, laid level. */
  shorePiece: PlanePoint[];
}

/** Draws the map of the coast and of every state, place and town, and computes where its water is. */
export function drawMaps({ states, municipalities }: MapsOptions): Maps {
  const atlas = loadAtlas();
  const layers = createGroundLayers(atlas);
  const shoreLayers = { ...layers, ...loadShoreline() };
  const chartedLayers = { ...shoreLayers, land: cutBays(layers.land) };
  const findShorePiece = createShorePieceSearch(shoreLayers.land);
  const stateLands = listStateLands(atlas);
  const findLandNear = createLandSearch(atlas);
  const facingOf = ({ coordinates }: { coordinates: Coordinates }) =>
    facingOfShore(coordinates, findLandNear(coordinates));
  const linkedPlaces = states.flatMap((state) =>
    state.places.map((place) => linkPlace(place, placePath(state, place))),
  );
  const drawShoreMap = (here: LinkedPlace, state: State) => {
    const ofState = state.places.map((place) => linkPlace(place, placePath(state, place)));
    const others = listNearby(here.coordinates, without(ofState, here), nearbyPlaces);
    const ground = chartedStates.has(state.slug) ? chartedLayers : shoreLayers;
    return drawPlaceMap(here, without(linkedPlaces, here), ground, {
      listed: others.map(({ item }) => item),
      states: stateLands.toSorted(
        (one, other) => Number(other.name === state.name) - Number(one.name === state.name),
      ),
    });
  };
  const drawTownMap = (town: Municipality) => {
    const here = linkPlace(town, townPath(town));
    const listed = listOnTownMap(town, { states, municipalities });
    return drawPlaceMap(here, listed, chartedLayers, {
      filledBy: listed,
      inland: {
        home: stateParts(atlas, "delaware"),
        areas: [{ name: `${town.county} County`, land: countyParts(atlas, town.county) }],
      },
      // Its county tells its own.
      states: stateLands.filter(({ name }) => name !== "Delaware"),
    });
  };
  return {
    coastline: drawCoastlineMap({ states, hrefOf: statePath, atlas }),
    showroom: drawShowroomMap(states, shoreLayers),
    states: states.map((state) => ({
      state,
      shape: paintStateShape({
        state,
        home: stateParts(atlas, state.slug),
        others: otherLand(atlas, [state]),
        neighbors: listBordering(atlas, state.slug),
        rivers: traceNarrowWater(atlas, state),
        shore: shoreLayers.land,
      }),
      shorePiece: findShorePiece(findMiddle(state).coordinates),
    })),
    places: states.flatMap((state) =>
      state.places.map((place) => ({
        state,
        place,
        drawing: drawShoreMap(linkPlace(place, placePath(state, place)), state),
        facing: facingOf(place),
        shorePiece: findShorePiece(place.coordinates),
      })),
    ),
    towns: municipalities.map((town) => ({
      town,
      drawing: drawTownMap(town),
      facing: facingOf(town),
      shorePiece: findShorePiece(town.coordinates),
    })),
  };
}

/** The place half way down a state's shore. @throws a RangeError for a state without places. */
function findMiddle({ name, places }: State): Place {
  const middle = northToSouth(places)[Math.floor(places.length / 2)];
  if (!middle) throw new RangeError(`No places in ${name}`);
  return middle;
}

/** What the map of a town shows: the towns that its page lists, and of the shore there what is near enough. */
function listOnTownMap(town: Municipality, { states, municipalities }: MapsOptions): LinkedPlace[] {
  const { towns, shore } = listAroundTown(town, {
    shore: states.flatMap((state) => state.places.map((place) => ({ ...place, state }))),
    towns: municipalities,
    counts: townListCounts,
  });
  const milesMax = (towns.at(-1)?.miles ?? 0) * shoreFartherMax;
  return [
    ...towns.map(({ item }) => linkPlace(item, townPath(item))),
    ...shore
      .filter(({ miles }) => miles <= milesMax)
      .map(({ item }) => linkPlace(item, placePath(item.state, item))),
  ];
}

function linkPlace({ name, coordinates }: Omit<LinkedPlace, "href">, href: string): LinkedPlace {
  return { name, href, coordinates };
}

function without(places: readonly LinkedPlace[], ...left: readonly LinkedPlace[]): LinkedPlace[] {
  const points = new Set(left.map(({ coordinates: { lat, lng } }) => `${lat} ${lng}`));
  return places.filter(({ coordinates: { lat, lng } }) => !points.has(`${lat} ${lng}`));
}
