import type { BodyColor } from "./cart-colors.ts";

/**
 * Colors beside its own in which a vehicle has pictures for scenes, by id: where it is the only one that
 * can be shown, neighbors differ by them. Red would be too near to the color of an action.
 */
const sceneColors: Readonly<Record<string, readonly BodyColor[]>> = {
  "denago-ev-city": ["sea-glass", "pearl-white"],
};

/** Those beside a vehicle's own color; none for most. */
export function sceneColorsOf(id: string): readonly BodyColor[] {
  return sceneColors[id] ?? [];
}
