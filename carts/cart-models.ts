import type { CartSpecification } from "#carts/specification/specification.ts";

const street = {
  isLifted: false,
  liftMeters: 0,
  tireRadius: 0.262,
  tireWidth: 0.205,
  wheelbaseStretch: 0,
  hasBrushGuard: false,
  hasRoofLightBar: false,
  hasSideSteps: false,
  hasPaintedBumper: false,
} as const;

const lifted = {
  ...street,
  isLifted: true,
  liftMeters: 0.125,
  tireRadius: 0.292,
  tireWidth: 0.235,
  hasSideSteps: true,
} as const;

const rover = {
  ...lifted,
  front: "rover",
  rear: "kicked",
  wheel: "spoked",
  roof: "visor",
  seatStyle: "captain",
  rearDeck: "rear-seat",
} as const;
const ranger = {
  ...lifted,
  front: "ranger",
  rear: "rounded",
  wheel: "mesh",
  roof: "crowned",
  seatStyle: "sport",
  rearDeck: "rear-seat",
} as const;
const maverick = {
  ...lifted,
  front: "ranger",
  rear: "kicked",
  wheel: "offroad",
  roof: "pod",
  seatStyle: "sport",
  liftMeters: 0.175,
  tireRadius: 0.318,
  rearDeck: "rear-seat",
  hasBrushGuard: true,
  hasRoofLightBar: true,
} as const;
const classic = {
  ...street,
  front: "classic",
  rear: "rounded",
  wheel: "disc",
  roof: "dome",
  seatStyle: "bench",
  hasPaintedBumper: true,
} as const;
const max = {
  ...lifted,
  front: "max",
  rear: "kicked",
  roof: "swept",
  seatStyle: "captain",
  rearDeck: "rear-seat",
} as const;

/**
 * One record for each model of the catalogue, in its order. Seats follow the catalogue; the rest
 * is how we illustrate the series, not a measurement of the maker's cart.
 */
export const cartSpecifications: readonly CartSpecification[] = [
  {
    ...street,
    id: "denago-ev-city",
    seats: 2,
    rearDeck: "trunk",
    front: "city",
    rear: "rounded",
    wheel: "blade",
    roof: "dome",
    seatStyle: "captain",
    colors: { body: "harbor-blue", seat: "sand", roof: "black" },
  },
  {
    ...rover,
    id: "denago-ev-nomad",
    seats: 4,
    colors: { body: "marsh-green", seat: "driftwood", roof: "black" },
  },
  {
    ...rover,
    id: "denago-ev-nomad-xl",
    seats: 4,
    rearDeck: "cargo-rack",
    roof: "rack",
    hasRoofLightBar: true,
    wheel: "offroad",
    wheelbaseStretch: 0.06,
    colors: { body: "sunset-orange", seat: "charcoal", roof: "black" },
  },
  {
    ...rover,
    id: "denago-ev-rover-xl",
    seats: 6,
    colors: { body: "deep-navy", seat: "sand", roof: "black" },
  },
  {
    ...rover,
    id: "denago-ev-rover-xl6",
    seats: 6,
    roof: "rack",
    rearDeck: "bag-well",
    colors: { body: "pearl-white", seat: "saddle", roof: "black" },
  },
  {
    ...rover,
    id: "denago-ev-rover-xxl",
    seats: 8,
    roof: "slab",
    colors: { body: "graphite", seat: "pearl", roof: "black" },
  },
  {
    ...ranger,
    id: "evolution-d5-ranger-4-plus",
    seats: 4,
    colors: { body: "lighthouse-red", seat: "driftwood", roof: "black" },
  },
  {
    ...ranger,
    id: "evolution-d5-ranger-6-plus",
    seats: 6,
    colors: { body: "harbor-blue", seat: "sand", roof: "black" },
  },
  {
    ...maverick,
    id: "evolution-d5-maverick-4-plus",
    seats: 4,
    colors: { body: "sunset-orange", seat: "charcoal", roof: "black" },
  },
  {
    ...classic,
    id: "evolution-classic-4-plus",
    seats: 4,
    rearDeck: "rear-seat",
    colors: { body: "dune-white", seat: "sand", roof: "dune" },
  },
  {
    ...street,
    id: "evolution-carrier-6-plus",
    seats: 6,
    rearDeck: "trunk",
    front: "carrier",
    rear: "upright",
    wheel: "disc",
    roof: "slab",
    seatStyle: "bench",
    hasPaintedBumper: true,
    colors: { body: "pearl-white", seat: "slate", roof: "silver" },
  },
  {
    ...max,
    id: "evolution-d6-max-xt4",
    seats: 4,
    wheel: "offroad",
    hasRoofLightBar: true,
    colors: { body: "pine-green", seat: "saddle", roof: "black" },
  },
  {
    ...ranger,
    id: "evolution-d5-ranger-2-plus",
    seats: 2,
    rearDeck: "bag-well",
    colors: { body: "silver-mist", seat: "charcoal", roof: "black" },
  },
  {
    ...maverick,
    id: "evolution-d5-maverick-2-plus",
    seats: 2,
    rearDeck: "cargo-rack",
    colors: { body: "graphite", seat: "crimson", roof: "black" },
  },
  {
    ...classic,
    id: "evolution-classic-2-plus",
    seats: 2,
    rearDeck: "bag-well",
    colors: { body: "sea-glass", seat: "pearl", roof: "dune" },
  },
  {
    ...classic,
    ...lifted,
    id: "evolution-forester-4-plus",
    roof: "rack",
    seatStyle: "sport",
    seats: 4,
    rearDeck: "rear-seat",
    wheel: "offroad",
    colors: { body: "cranberry", seat: "driftwood", roof: "black" },
  },
  {
    ...lifted,
    id: "evolution-turfman-200",
    seats: 2,
    rearDeck: "cargo-bed",
    front: "utility",
    rear: "upright",
    wheel: "steel",
    roof: "slab",
    seatStyle: "bench",
    wheelbaseStretch: 0.12,
    hasBrushGuard: true,
    colors: { body: "marsh-green", seat: "slate", roof: "black" },
  },
  {
    ...max,
    isLifted: false,
    liftMeters: 0,
    tireRadius: 0.275,
    tireWidth: 0.215,
    hasSideSteps: false,
    id: "evolution-d6-max-gt4",
    seats: 4,
    wheel: "blade",
    colors: { body: "deep-navy", seat: "pearl", roof: "black" },
  },
];

export function cartSpecificationOf(id: string): CartSpecification | undefined {
  return cartSpecifications.find((specification) => specification.id === id);
}
