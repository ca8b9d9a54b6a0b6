import type { CartSpecification, RoofStyle } from "./specification.ts";

/** Distances every part agrees on, in meters; "body" heights are before the lift. */
export interface CartLayout {
  /** Benches that look forward. */
  forwardRows: number;
  hasRearSeat: boolean;
  wheelbase: number;
  /** How far the rear body stands back from where it is on the shortest cart (0 or less). */
  rearShift: number;
  lift: number;
  tireRadius: number;
  halfTrack: number;
  archRadius: number;
  /** Height of the axles above the body's own zero. */
  axleHeight: number;
  /** Front edge of the first bench. */
  firstBenchX: number;
  rowPitch: number;
  lastBenchX: number;
  floorY: number;
  seatY: number;
  roofY: number;
  roofFrontX: number;
  roofRearX: number;
}

/** How far each roof goes beyond the plain one, forward, backward and upward, in meters. */
const roofReach: Record<RoofStyle, { front: number; rear: number; rise: number }> = {
  dome: { front: -0.04, rear: -0.06, rise: -0.03 },
  crowned: { front: 0, rear: 0, rise: 0 },
  visor: { front: 0.13, rear: 0.02, rise: 0 },
  rack: { front: 0, rear: 0.04, rise: -0.02 },
  swept: { front: 0, rear: 0.14, rise: -0.03 },
  slab: { front: 0.03, rear: 0.06, rise: 0.05 },
  pod: { front: 0.05, rear: 0, rise: 0 },
};
const shortestWheelbase = 1.68;
const rowPitch = 0.8;

export function layoutOf(specification: CartSpecification): CartLayout {
  const { seats, rearDeck, isLifted, tireRadius, roof } = specification;
  const hasRearSeat = rearDeck === "rear-seat";
  const forwardRows = seats / 2 - (hasRearSeat ? 1 : 0);
  const wheelbase =
    shortestWheelbase + (forwardRows - 1) * rowPitch + specification.wheelbaseStretch;
  const rearShift = shortestWheelbase - wheelbase;
  const lift = specification.liftMeters;
  const firstBenchX = -0.88;
  const lastBenchX = firstBenchX - (forwardRows - 1) * rowPitch;
  const roofLength = hasRearSeat
    ? 1.98 - rearShift
    : rearDeck === "cargo-bed"
      ? 1.14
      : 1.42 - rearShift;
  const roofFrontX = -0.3 + roofReach[roof].front;
  return {
    forwardRows,
    hasRearSeat,
    wheelbase,
    rearShift,
    lift,
    tireRadius,
    halfTrack: 0.525,
    archRadius: tireRadius + (isLifted ? 0.085 : 0.062),
    axleHeight: tireRadius - lift,
    firstBenchX,
    rowPitch,
    lastBenchX,
    floorY: 0.365,
    seatY: 0.715,
    roofY: 1.875 + roofReach[roof].rise,
    roofFrontX,
    roofRearX: -0.3 - roofLength - roofReach[roof].rear,
  };
}
