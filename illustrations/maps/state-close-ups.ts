import type { Coordinates } from "#domain/geography/place.ts";

/** The corner that a chart is fitted to, in degrees; land beyond it may leave the frame. */
interface Limits {
  north?: number;
  west?: number;
}

/** How far north and west from its shore a state is shown whose shore would be small if all of it were in the frame. */
export const closeUps: Readonly<Record<string, Limits>> = {
  maine: { north: 45.1, west: -70.9 },
  "new-hampshire": { north: 43.35, west: -71.3 },
  massachusetts: { west: -71.7 },
  "new-york": { north: 41.3, west: -74.2 },
  delaware: { north: 39.35 },
  maryland: { west: -77.2 },
  virginia: { west: -77.6 },
  "north-carolina": { west: -79 },
  "south-carolina": { west: -81, north: 34.1 },
  georgia: { west: -82.6, north: 32.5 },
};

/** Whether a point of a state is in the part that its chart is fitted to. */
export function isWithinLimits({ lat, lng }: Coordinates, limits?: Limits) {
  return lat <= (limits?.north ?? 90) && lng >= (limits?.west ?? -180);
}
