import type { CompassDirection } from "./geography.ts";

/**
 * What pages show of the illustrations that are drawn at build time, as plain JSON. A file is named by
 * its path on this site; its name changes with what is drawn, so that browsers keep it for good.
 */
export interface Illustrations {
  coastline(): CoastlineMap;
  /** The shore within a drive of the showroom, as a picture. */
  showroomMapUrl(): string;
  /** A scene of our shop; as on that of a place, a cart's picture is laid on it. */
  shopSceneUrl(view: ShopView): string;
  /** The others throw a RangeError for what the site's content does not know. */
  state(stateSlug: string): StateMap;
  place(stateSlug: string, placeSlug: string): PlaceIllustrations;
  town(townSlug: string): PlaceIllustrations;
}

/**
 * Our shop from across the street, its service bay, its people before it, its winter storage; at a
 * customer's home a cart just delivered, and one whose owner calls us.
 */
export type ShopView = "storefront" | "workshop" | "team" | "storage" | "delivery" | "home-call";

/** Everything that a build has drawn: `illustrations/build.ts` writes it, the server reads it. */
export interface IllustrationsManifest {
  coastline: CoastlineMap;
  showroomMapUrl: string;
  shopSceneUrls: Record<ShopView, string>;
  /** By the state's slug. */
  states: Record<string, StateMap>;
  /** By the slugs of state and place, with a slash between them. */
  places: Record<string, PlaceIllustrations>;
  /** By the town's slug. */
  towns: Record<string, PlaceIllustrations>;
}

/** Of a place or a town. */
export interface PlaceIllustrations {
  map: PlaceMap;
  facing: ShoreFacing;
  /** The view from the place at sunset; a cart's picture is laid on it. */
  sceneUrl: string;
  /** The shore nearest to it as the edge of a band, the sea above. */
  shoreUrl: string;
}

export interface MapLabel {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** The map of the whole shore: a picture, and the states on it for a list beside it. */
export interface CoastlineMap {
  pictureUrl: string;
  width: number;
  height: number;
  states: CoastlineMapState[];
}

export interface CoastlineMapState {
  slug: string;
  name: string;
  href: string;
  placeCount: number;
}

/** A state's map: the whole state as a filled shape with its places as named dots. */
export interface StateMap {
  name: string;
  pictureUrl: string;
  /** The drawings in that picture: one for a phone, one for a desk. */
  views: StateMapView[];
  /** A piece of its shore as the edge of a band, the sea above. */
  shoreUrl: string;
}

/** One drawing of a state's map, in its own pixels; screens show it in the middle of the picture, as large as that. */
export interface StateMapView {
  className: "narrow" | "wide";
  width: number;
  height: number;
  /** None where it has no room for all. */
  names: MapNameBox[];
}

/** A place's name on a map, and the room a finger needs. */
export interface MapNameBox {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The map of a place or a town: a picture, and the neighbors on it as a table. */
export interface PlaceMap {
  name: string;
  pictureUrl: string;
  neighbors: PlaceMapNeighbor[];
}

export interface PlaceMapNeighbor {
  name: string;
  href: string;
  /** Straight line, in statute miles. */
  miles: number;
  direction: CompassDirection;
}

/** Where the open water is, seen from a place; `waterShare` is from 0 to 1 of the circle round it. */
export type ShoreFacing =
  /** Open water is mostly on one side. */
  | { kind: "one-side"; bearingDegrees: number; direction: CompassDirection; waterShare: number }
  /** Water on so many sides that none can be named. */
  | { kind: "all-round"; waterShare: number }
  /** No water within reach on the map. */
  | { kind: "inland" };
