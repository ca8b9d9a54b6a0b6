import type { Coordinates } from "./place.ts";
import type { LandRing } from "./shore.ts";
import type { CompassDirection } from "./geography.ts";
import type { PlaceType } from "./place.ts";

/**
 * A map as plain JSON. Its frame is 400 px high and as wide as the page allows: the middle `width` by
 * `height` always shows, and the ground is drawn far enough beyond it for a frame of 1200 px. One unit
 * is one pixel there. Texts of paths are SVG's.
 */
export interface MapGround {
  width: number;
  height: number;
  /** Closed: fill it as land, stroke it as shore. */
  land: string;
  /** Closed: the part of the land that the map is about; empty where it is about all. */
  homeLand: string;
  /** Open lines. */
  stateBorders: string;
  countyBorders: string;
}

/** How wide the frame must be for an item to be shown: middle always, the others from 640 and 1200 px. */
export type MapBand = "middle" | "wide" | "full";

export interface MapLabel {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export interface CoastlineMapState {
  slug: string;
  name: string;
  href: string;
  placeCount: number;
  land: string;
  label: MapLabel;
  /** From the label to the state's shore. */
  leader: { fromX: number; fromY: number; toX: number; toY: number };
}

export interface CoastlineMap {
  width: number;
  height: number;
  /** Land that is not one of ours. */
  otherLand: string;
  /** Open lines. */
  shore: string;
  states: CoastlineMapState[];
}

export interface StateMapPin {
  /** Counts from 1, in the order of `StateMap.places`. */
  number: number;
  /** The place itself. */
  x: number;
  y: number;
  /** The middle of its numbered disc. */
  discX: number;
  discY: number;
  /** Its name beside the disc; missing where no room was left. */
  label?: MapLabel;
}

export interface StateMapView {
  width: number;
  height: number;
  /** How the ground, drawn for the larger view, is laid under this one: scaled, then moved. */
  scale: number;
  shiftX: number;
  shiftY: number;
  pins: StateMapPin[];
}

export interface StateMapPlace {
  name: string;
  href: string;
  type: PlaceType;
  /** Straight line from the showroom. */
  milesFromShowroom: number;
}

export interface StateMap {
  slug: string;
  name: string;
  places: StateMapPlace[];
  ground: MapGround;
  /** For every frame, or, where there is a wide view, for frames below 640 px. */
  narrow: StateMapView;
  /** A larger scale for a shore that runs from west to east. */
  wide?: StateMapView;
}

export interface PlaceMapNeighbor {
  name: string;
  href: string;
  x: number;
  y: number;
  miles: number;
  wind: CompassDirection;
  /** Missing where no room was left: the table has the name. */
  label?: MapLabel;
  band: MapBand;
}

export interface PlaceMap extends MapGround {
  slug: string;
  name: string;
  here: { x: number; y: number; label: MapLabel };
  neighbors: PlaceMapNeighbor[];
  /** A length in pixels and the miles it stands for. */
  scaleBar: { miles: number; length: number };
}

/** A map whose drawing is a file of its own: the address changes with what is drawn. */
export type Pictured<Map> = Map & { pictureUrl: string };

/** What draws the maps; each drawing is computed once. Undefined: there is no such state, place or town. */
export interface Maps {
  coastline(): CoastlineMap;
  state(stateSlug: string): Pictured<StateMap> | undefined;
  place(stateSlug: string, placeSlug: string): Pictured<PlaceMap> | undefined;
  town(townSlug: string): Pictured<PlaceMap> | undefined;
}

/** The drawn maps, and the land that facts about a shore are computed from. */
export interface SiteMaps extends Maps {
  /** Boundaries of all land within about 15 miles. */
  landNear(place: Coordinates): LandRing[];
}

/** The views from places, each a file. */
export interface SiteScenes {
  /** Where the file is; undefined: there is no such place. */
  place(stateSlug: string, placeSlug: string): string | undefined;
}
