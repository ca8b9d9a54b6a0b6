import type { CompassDirection } from "#domain/geography/geography.ts";
import type { CoastlineMapState, MapLabel } from "#domain/geography/illustrations.ts";
import type { Plane } from "./plane.ts";

/**
 * What a map is painted from, in pixels. Its frame is 400 px high and as wide as the page allows: the
 * middle `width` by `height` always shows, and the ground is drawn far enough beyond it for a frame of
 * 1200 px. Paths are SVG's.
 */
export interface MapGround {
  width: number;
  height: number;
  /** Closed: fill it as land, stroke it as shore. */
  land: string;
  /** Open lines: the part of that shore which is before open water; empty where a map does not tell it from the rest. */
  openShore: string;
  /** Closed: land of other countries, drawn faint and without a shore. */
  foreignLand: string;
  /** Open lines. */
  canals: string;
  /** Closed: the part of the land that the map is about; empty where it is about all. */
  homeLand: string;
  /** Open lines. */
  stateBorders: string;
  countyBorders: string;
}

/** The whole shore from Maine to Florida. */
export interface CoastlineDrawing {
  width: number;
  height: number;
  /** Land that is not one of ours. */
  otherLand: string;
  /** Open lines. */
  shore: string;
  states: DrawnState[];
  showroom: { x: number; y: number };
  /** Where the ocean's name is. */
  ocean: { x: number; y: number };
}

export interface DrawnState extends CoastlineMapState {
  land: string;
  /** Its postal abbreviation; in the sea, a line leads to it from a point on the state. */
  abbreviation: { text: string; label: MapLabel; from?: { x: number; y: number } };
}

/** How wide the frame must be for an item to be shown: middle always, the others from 520, 640 and 1184 px. */
export type MapBand = "middle" | "desk" | "wide" | "full";

/** The name of a water, a state or a county, in one line or two. */
export interface DrawnRegion {
  name: string;
  /** A corner is of a state, whose name is shortened to have room there. */
  kind: "ocean" | "water" | "state" | "county" | "corner";
  band: MapBand;
  /** From 520 px on, another name of the same region stands where there is more room. */
  isPhoneOnly?: boolean;
  lines: { text: string; label: MapLabel }[];
}

/** Where the bar of the scale is in frames of less than 520 px, of less than 640 px, and wider. */
export interface ScaleSpot {
  shownOn: "phone" | "desk" | "wide";
  corner: "left" | "right";
  /** How much higher than in the corner, in pixels. */
  raise: number;
  /** Where a shore crosses every spot, a plate in the color of the ground hides it. */
  plate?: "land" | "sea";
}

export interface DrawnNeighbor {
  name: string;
  href: string;
  x: number;
  y: number;
  /** Straight line, in statute miles. */
  miles: number;
  direction: CompassDirection;
  /** Missing where no room was left: the table has the name. */
  label?: MapLabel;
  /** Where a line to a name ends that is not beside its dot; it slants as far as its bend, then is level. */
  leader?: { x: number; y: number; bend?: number };
  /** Its name in frames of less than 520 px, where those have no room for it there. */
  onPhone?: Pick<DrawnNeighbor, "label" | "leader">;
  band: MapBand;
}

export interface PlaceDrawing extends MapGround {
  name: string;
  /** The place that the map is about. */
  marker: { x: number; y: number; radius: number; label: MapLabel };
  neighbors: DrawnNeighbor[];
  /** Names of the waters, states and counties that have room for theirs. */
  regions: DrawnRegion[];
  /** A length in pixels and the miles it stands for. */
  scaleBar: { miles: number; length: number };
  /** None where circles of miles are the scale. */
  scaleSpots: ScaleSpot[];
  /** What its pixels are on the Earth. */
  plane: Plane;
}
