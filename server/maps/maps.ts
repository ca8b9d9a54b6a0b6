import { geoBounds } from "d3-geo";
import type { SiteMaps } from "#app/context.ts";
import { placePath, statePath, townPath } from "#content/pages.ts";
import type { Coordinates, Municipality, State } from "#domain/place.ts";
import type { LandRing } from "#domain/shore.ts";
import { type Atlas, loadAtlas, ringsOf, stateParts } from "./atlas.ts";
import { drawCoastlineMap } from "./coastline-map.ts";
import { createGroundLayers } from "./ground.ts";
import { drawPlaceMap, type LinkedPlace } from "./place-map.ts";
import { drawStateMap } from "./state-map.ts";

interface MapsOptions {
  states: readonly State[];
  municipalities: readonly Municipality[];
  showroom: Coordinates;
}

/**
 * The site's maps. Nothing is read or drawn before it is asked for, and nothing twice: the atlas stays
 * in memory with the drawings, about 16 MB once every page was shown.
 */
export function createMaps({ states, municipalities, showroom }: MapsOptions): SiteMaps {
  const atlas = once(loadAtlas);
  const layers = once(() => createGroundLayers(atlas()));
  const rings = once(() => boundedRings(atlas()));
  const landNear = (place: Coordinates) => ringsNear(rings(), place, { lat: 0.35, lng: 0.45 });
  const places = states.flatMap((state) =>
    state.places.map((place) => linkPlace(place, placePath(state, place))),
  );
  const towns = municipalities.map((town) => linkPlace(town, townPath(town)));
  return {
    landNear,
    coastline: once(() => drawCoastlineMap({ states, hrefOf: statePath, atlas: atlas() })),
    state: onceEach((slug) => {
      const state = states.find((candidate) => candidate.slug === slug);
      if (!state) return undefined;
      const hrefOf = (place: State["places"][number]) => placePath(state, place);
      const home = stateParts(atlas(), slug);
      return drawStateMap({ state, hrefOf, showroom, layers: layers(), home, landNear });
    }),
    place: onceEach((stateSlug, placeSlug) => {
      const href = placePath({ slug: stateSlug }, { slug: placeSlug });
      const place = places.find((candidate) => candidate.href === href);
      return place && drawPlaceMap(place, without(places, place), layers());
    }),
    town: onceEach((slug) => {
      const town = towns.find((candidate) => candidate.slug === slug);
      // Six towns are coastal places too: the town is named, the place at the same point is not.
      return (
        town &&
        drawPlaceMap(town, without([...towns, ...without(places, ...towns)], town), layers())
      );
    }),
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
