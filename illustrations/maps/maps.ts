import { geoBounds } from "d3-geo";
import type { SiteMaps } from "#domain/geography/map.ts";
import { placePath, statePath, townPath } from "#content/pages/paths.ts";
import type { Coordinates, Municipality, State } from "#domain/geography/place.ts";
import type { LandRing } from "#domain/geography/shore.ts";
import { keepPicture, pagePathOf, type Picture, pictureUrl } from "#illustrations/picture.ts";
import { type Atlas, loadAtlas, ringsOf, stateParts } from "./atlas.ts";
import { drawCoastlineMap } from "./coastline-map.ts";
import { createGroundLayers } from "./ground.ts";
import { drawPlaceMap, type LinkedPlace } from "./place-map.ts";
import { paintPlaceMap } from "./place-picture.ts";
import { drawStateMap } from "./state-map.ts";
import { paintStateMap } from "./state-picture.ts";

interface MapsOptions {
  states: readonly State[];
  municipalities: readonly Municipality[];
  showroom: Coordinates;
}

/** The maps as pages see them, and the pictures behind the addresses that these name. */
export interface PicturedMaps extends SiteMaps {
  /** The picture at a path; undefined: there is none. */
  picture(path: string): Picture | undefined;
}

/**
 * The site's maps. Nothing is read or drawn before it is asked for, and nothing twice: the atlas stays
 * in memory with the drawings, about 16 MB once every page was shown.
 */
export function createMaps({ states, municipalities, showroom }: MapsOptions): PicturedMaps {
  const atlas = once(loadAtlas);
  const layers = once(() => createGroundLayers(atlas()));
  const rings = once(() => boundedRings(atlas()));
  const landNear = (place: Coordinates) => ringsNear(rings(), place, { lat: 0.35, lng: 0.45 });
  const places = states.flatMap((state) =>
    state.places.map((place) => linkPlace(place, placePath(state, place))),
  );
  const towns = municipalities.map((town) => linkPlace(town, townPath(town)));

  /** Every map that has a picture, by the path of its page. */
  const draw = onceEach((pagePath) => {
    const state = states.find((candidate) => statePath(candidate) === pagePath);
    if (state) {
      const hrefOf = (place: State["places"][number]) => placePath(state, place);
      const home = stateParts(atlas(), state.slug);
      const map = drawStateMap({ state, hrefOf, showroom, layers: layers(), home, landNear });
      return { state: map, picture: keepPicture(paintStateMap(map)) };
    }
    const here = [...places, ...towns].find(({ href }) => href === pagePath);
    if (!here) return undefined;
    // Six towns are coastal places too: the town is named, the place at the same point is not.
    const others = towns.includes(here) ? [...towns, ...without(places, ...towns)] : places;
    const map = drawPlaceMap(here, without(others, here), layers());
    return { place: map, picture: keepPicture(paintPlaceMap(map)) };
  });
  const readPlaceMap = (pagePath: string) => {
    const drawn = draw(pagePath);
    return (
      drawn?.place && {
        ...drawn.place,
        pictureUrl: pictureUrl("maps", pagePath, drawn.picture),
      }
    );
  };
  return {
    landNear,
    coastline: once(() => drawCoastlineMap({ states, hrefOf: statePath, atlas: atlas() })),
    state: onceEach((slug) => {
      const pagePath = statePath({ slug });
      const drawn = draw(pagePath);
      return (
        drawn?.state && {
          ...drawn.state,
          pictureUrl: pictureUrl("maps", pagePath, drawn.picture),
        }
      );
    }),
    place: onceEach((stateSlug, slug) => readPlaceMap(placePath({ slug: stateSlug }, { slug }))),
    town: onceEach((slug) => readPlaceMap(townPath({ slug }))),
    picture: (path) => draw(pagePathOf("maps", path))?.picture,
  };
}

function linkPlace(place: Omit<LinkedPlace, "href">, href: string): LinkedPlace {
  return { name: place.name, slug: place.slug, href, coordinates: place.coordinates };
}

function without(places: readonly LinkedPlace[], ...left: readonly LinkedPlace[]): LinkedPlace[] {
  const points = new Set(left.map(({ coordinates: { lat, lng } }) => `${lat} ${lng}`));
  return places.filter(({ coordinates: { lat, lng } }) => !points.has(`${lat} ${lng}`));
}

interface BoundedRing {
  ring: LandRing;
  bounds: ReturnType<typeof geoBounds>;
}

function boundedRings(atlas: Atlas): BoundedRing[] {
  return atlas.states
    .flatMap(({ geometry }) => ringsOf(geometry))
    .map((ring) => ({ ring, bounds: geoBounds({ type: "LineString", coordinates: ring }) }));
}

function ringsNear(rings: readonly BoundedRing[], place: Coordinates, reach: Coordinates) {
  return rings
    .filter(
      ({ bounds: [[west, south], [east, north]] }) =>
        west < place.lng + reach.lng &&
        east > place.lng - reach.lng &&
        south < place.lat + reach.lat &&
        north > place.lat - reach.lat,
    )
    .map(({ ring }) => ring);
}

function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => (kept ??= { value: compute() }).value;
}

/** One result for each argument; only what exists is kept, so that unknown addresses cost no memory. */
function onceEach<Args extends string[], Value>(
  compute: (...args: Args) => Value | undefined,
): (...args: Args) => Value | undefined {
  const kept = new Map<string, Value>();
  return (...args) => {
    const key = args.join("/");
    const found = kept.get(key) ?? compute(...args);
    if (found !== undefined) kept.set(key, found);
    return found;
  };
}
