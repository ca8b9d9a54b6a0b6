import { business } from "#content/dealership/business.ts";
import { northToSouth } from "#domain/geography/geography.ts";
import type { State } from "#domain/geography/place.ts";
import type { NamedPoint } from "./name-candidates.ts";
import { moveApart } from "./place-dots.ts";
import type { Plane } from "./plane.ts";

/** A state's places in a frame, from north to south: two whose dots would be one are moved apart a little. */
export function locatePlaces(
  state: State,
  plane: Plane,
  { dotRadius }: { dotRadius: number },
): NamedPoint[] {
  const places = northToSouth(state.places).map(({ name, coordinates }) => {
    const [x, y] = plane.locate(coordinates);
    return { name, x, y };
  });
  for (const [index, place] of places.entries()) {
    for (const other of places.slice(index + 1)) moveApart(place, other, 2 * dotRadius + dotGap);
  }
  return places.map(({ name, x, y }) => ({ name, x: Math.round(x), y: Math.round(y) }));
}

/** From one dot to the next, in pixels. */
const dotGap = 1;

/** Our own shop in the state where it is. */
export function locateShop(state: State, plane: Plane): { x: number; y: number } | undefined {
  const { showroom } = business;
  if (showroom.state !== state.name) return undefined;
  const [x, y] = plane.locate(showroom.coordinates);
  return { x: Math.round(x), y: Math.round(y) };
}
