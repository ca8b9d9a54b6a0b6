import type { BodyColor, RoofColor, SeatColor } from "#content/vehicles/cart-colors.ts";

export type FrontStyle = "city" | "rover" | "ranger" | "classic" | "carrier" | "utility" | "max";
export type RearStyle = "rounded" | "kicked" | "upright";
type WheelStyle = "blade" | "mesh" | "spoked" | "offroad" | "disc" | "steel";
/** What is behind the last bench that faces forward. */
type RearDeck = "rear-seat" | "bag-well" | "cargo-bed" | "cargo-rack" | "trunk";
export type RoofStyle = "dome" | "crowned" | "visor" | "rack" | "swept" | "slab" | "pod";
/** Buckets with head restraints, one-piece high backs, or a low bench of two cushions. */
export type SeatStyle = "captain" | "sport" | "bench";

/** Colors of the materials, `#rrggbb`. */
export interface CartColors {
  body: string;
  seat: string;
  roof: string;
}

/** What makes one model's cart differ from another; lengths are in meters. */
export interface CartSpecification {
  id: string;
  seats: 2 | 4 | 6 | 8;
  rearDeck: RearDeck;
  front: FrontStyle;
  rear: RearStyle;
  wheel: WheelStyle;
  roof: RoofStyle;
  seatStyle: SeatStyle;
  isLifted: boolean;
  /** How far the body stands above that of a street cart. */
  liftMeters: number;
  /** Added between the last bench and the rear axle. */
  wheelbaseStretch: number;
  tireRadius: number;
  /** Width of a tire. */
  tireWidth: number;
  hasBrushGuard: boolean;
  hasRoofLightBar: boolean;
  hasSideSteps: boolean;
  /** Body color below the bumper line instead of black plastic. */
  hasPaintedBumper: boolean;
  /** The model's own colors, ids of the palette. */
  colors: { body: BodyColor; seat: SeatColor; roof: RoofColor };
}
