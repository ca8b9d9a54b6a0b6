import { expect, test } from "vitest";
import { coastalPlaces, states } from "#content/places/states.ts";
import { loadAtlas, ringsOf } from "./atlas.ts";
import { readLines } from "./drawn-lines.ts";
import { drawMaps } from "./maps.ts";
import { distanceTo } from "./name-leader.ts";
import { createGroundTest } from "./on-ground.ts";
import { isOnLand } from "./shore-facing.ts";
import { loadShoreline } from "./shoreline.ts";

const { land, foreignLand } = loadShoreline();

test("Barnegat Bay is water and the island before it land; the atlas joins both to New Jersey", () => {
  const rings = ringsOf(land);
  const bay = { lat: 39.9, lng: -74.11 };
  expect(isOnLand(bay, rings)).toBe(false);
  expect(isOnLand({ lat: 39.9, lng: -74.08 }, rings)).toBe(true);
  expect(isOnLand({ lat: 40.2, lng: -74.5 }, rings)).toBe(true);
  expect(loadAtlas().states.some(({ geometry }) => isOnLand(bay, ringsOf(geometry)))).toBe(true);
});

test("the neighbors' land is not ours", () => {
  const halifax = { lat: 44.75, lng: -63.7 };
  expect(isOnLand(halifax, ringsOf(foreignLand))).toBe(true);
  expect(isOnLand(halifax, ringsOf(land))).toBe(false);
});

/** From the middle of a dot to the outer edge of the ring round it. */
const ringEdge = (radius: number) => radius + 1.75;

test("the dot of every place is on the land of its map or at most three pixels from it", () => {
  const maps = drawMaps({ states, municipalities: [] }).places;
  expect(maps.length).toBe(coastalPlaces.length);
  const away = maps.flatMap(({ drawing }) => {
    const { x, y, radius } = drawing.marker;
    const rings = readLines(drawing.land + drawing.foreignLand);
    if (createGroundTest(rings)([x, y])) return [];
    const gap = Math.min(
      ...rings.flatMap((ring) =>
        ring.slice(1).map((end, index) => distanceTo([x, y], ring[index]!, end)),
      ),
    );
    return gap > ringEdge(radius) + 3 ? [`${drawing.name}: ${gap.toFixed(1)} px`] : [];
  });
  expect(away).toEqual([]);
}, 300_000);
