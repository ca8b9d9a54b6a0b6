import { expect, test } from "vitest";
import { findState } from "#content/places/states.ts";
import { loadAtlas, stateParts } from "./atlas.ts";
import { createGroundLayers } from "./ground.ts";
import { drawStateMap } from "./state-map.ts";
import { paintStateMap } from "./state-picture.ts";
import { paintStateShape } from "./state-shape.ts";

const placeCount = 160;
const jersey = findState("new-jersey")!;
/** Along the shore from Sandy Hook to Cape May. */
const crowded = {
  ...jersey,
  places: Array.from({ length: placeCount }, (_, index) => {
    const share = index / (placeCount - 1);
    return {
      ...jersey.places[0]!,
      name: `Generated Place ${index}`,
      slug: `generated-${index}`,
      coordinates: { lat: 40.4 - share * 1.45, lng: -73.98 - share ** 2 * 0.93 },
    };
  }),
};

test("a state with ten times its places has its map: dots alone where numbers find no room", () => {
  const atlas = loadAtlas();
  const layers = createGroundLayers(atlas);
  const home = stateParts(atlas, jersey.slug);
  const drawing = drawStateMap({
    state: crowded,
    layers,
    home,
    facingOf: () => ({ kind: "one-side", bearingDegrees: 90, direction: "east", waterShare: 0.5 }),
  });
  for (const { dots, pins, width, height } of [drawing.wide, drawing.narrow]) {
    expect(pins).toEqual([]);
    expect(dots).toHaveLength(placeCount);
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  }
  expect(paintStateMap(drawing)).not.toContain("<text");
  const names = paintStateShape({ state: crowded, home, layers }).match(/Generated/g) ?? [];
  expect(names).toEqual([]);
});
