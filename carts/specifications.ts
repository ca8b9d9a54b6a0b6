import type { CartSpecification } from "./specification.ts";

const street = {
  isLifted: false,
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
  tireRadius: 0.292,
  tireWidth: 0.235,
  hasSideSteps: true,
} as const;

const black = "#101113";
const rover = {
  ...lifted,
  front: "rover",
  rear: "kicked",
  wheel: "spoked",
  stern: "rear-seat",
} as const;
const ranger = {
  ...lifted,
  front: "ranger",
  rear: "rounded",
  wheel: "mesh",
  stern: "rear-seat",
} as const;
const maverick = {
  ...lifted,
  front: "ranger",
  rear: "kicked",
  wheel: "offroad",
  stern: "rear-seat",
  hasBrushGuard: true,
  hasRoofLightBar: true,
} as const;
const classic = {
  ...street,
  front: "classic",
  rear: "rounded",
  wheel: "mesh",
  hasPaintedBumper: true,
} as const;
const max = { ...lifted, front: "max", rear: "kicked", stern: "rear-seat" } as const;

/**
 * One record for each model of the catalogue, in its order. Seats follow the catalogue; the rest
 * is how we illustrate the series, not a measurement of the maker's cart.
 */
export const cartSpecifications: readonly CartSpecification[] = [
  {
    ...street,
    id: "denago-ev-city",
    seats: 2,
    stern: "bag-well",
    front: "city",
    rear: "rounded",
    wheel: "blade",
    colors: { body: "#0f5f8a", seat: "#c9b79c", roof: black },
  },
  {
    ...rover,
    id: "denago-ev-nomad",
    seats: 4,
    colors: { body: "#4f5f2f", seat: "#94704e", roof: black },
  },
  {
    ...rover,
    id: "denago-ev-nomad-xl",
    seats: 4,
    stern: "bag-well",
    hasRoofLightBar: true,
    wheel: "offroad",
    wheelbaseStretch: 0.06,
    colors: { body: "#a1481f", seat: "#2f3133", roof: black },
  },
  {
    ...rover,
    id: "denago-ev-rover-xl",
    seats: 6,
    colors: { body: "#0d3b66", seat: "#c9b79c", roof: black },
  },
  {
    ...rover,
    id: "denago-ev-rover-xl6",
    seats: 6,
    stern: "bag-well",
    colors: { body: "#caced1", seat: "#8a4b2d", roof: black },
  },
  {
    ...rover,
    id: "denago-ev-rover-xxl",
    seats: 8,
    colors: { body: "#2f3437", seat: "#d8d2c6", roof: black },
  },
  {
    ...ranger,
    id: "evolution-d5-ranger-4-plus",
    seats: 4,
    colors: { body: "#7d0c12", seat: "#94704e", roof: black },
  },
  {
    ...ranger,
    id: "evolution-d5-ranger-6-plus",
    seats: 6,
    colors: { body: "#123f73", seat: "#c9b79c", roof: black },
  },
  {
    ...maverick,
    id: "evolution-d5-maverick-4-plus",
    seats: 4,
    colors: { body: "#c0571a", seat: "#2f3133", roof: black },
  },
  {
    ...classic,
    id: "evolution-classic-4-plus",
    seats: 4,
    stern: "rear-seat",
    colors: { body: "#d3cfc2", seat: "#c9b08a", roof: "#c9c5b8" },
  },
  {
    ...street,
    id: "evolution-carrier-6-plus",
    seats: 6,
    stern: "bag-well",
    front: "carrier",
    rear: "upright",
    wheel: "blade",
    hasPaintedBumper: true,
    colors: { body: "#c3c8cb", seat: "#54585c", roof: "#b9bec1" },
  },
  {
    ...max,
    id: "evolution-d6-max-xt4",
    seats: 4,
    wheel: "offroad",
    hasRoofLightBar: true,
    colors: { body: "#1e4d45", seat: "#8a4b2d", roof: black },
  },
  {
    ...ranger,
    id: "evolution-d5-ranger-2-plus",
    seats: 2,
    stern: "bag-well",
    colors: { body: "#c3c8cb", seat: "#2f3133", roof: black },
  },
  {
    ...maverick,
    id: "evolution-d5-maverick-2-plus",
    seats: 2,
    stern: "bag-well",
    colors: { body: "#25282b", seat: "#a3241c", roof: black },
  },
  {
    ...classic,
    id: "evolution-classic-2-plus",
    seats: 2,
    stern: "bag-well",
    colors: { body: "#5f9aa6", seat: "#d8d2c6", roof: "#c9c5b8" },
  },
  {
    ...classic,
    ...lifted,
    id: "evolution-forester-4-plus",
    seats: 4,
    stern: "rear-seat",
    wheel: "offroad",
    colors: { body: "#2f4f33", seat: "#94704e", roof: black },
  },
  {
    ...lifted,
    id: "evolution-turfman-200",
    seats: 2,
    stern: "cargo-bed",
    front: "utility",
    rear: "upright",
    wheel: "offroad",
    wheelbaseStretch: 0.12,
    hasBrushGuard: true,
    colors: { body: "#3f5b3a", seat: "#4a4c4e", roof: black },
  },
  {
    ...max,
    isLifted: false,
    tireRadius: 0.275,
    tireWidth: 0.215,
    hasSideSteps: false,
    id: "evolution-d6-max-gt4",
    seats: 4,
    wheel: "blade",
    colors: { body: "#6d0f24", seat: "#d8d2c6", roof: black },
  },
];

export function cartSpecificationOf(id: string): CartSpecification | undefined {
  return cartSpecifications.find((specification) => specification.id === id);
}
