import { expect, test } from "vitest";
import { coastalPlaces, states } from "#content/places/states.ts";
import { loadAtlas, ringsOf } from "./atlas.ts";
import { readLines } from "./drawn-lines.ts";
import { drawMaps } from "./maps.ts";
import type { PlanePoint } from "./rolling-ball.ts";
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

test("the dot of every place is on the land of its map or touches it", () => {
  const maps = drawMaps({ states, municipalities: [] }).places;
  expect(maps.length).toBe(coastalPlaces.length);
  const away = maps.flatMap(({ drawing }) => {
    const { x, y, radius } = drawing.marker;
    const rings = readLines(drawing.land + drawing.foreignLand);
    const gap = isInside([x, y], rings) ? 0 : distanceTo([x, y], rings);
    return gap > radius + 3 ? [`${drawing.name}: ${gap.toFixed(1)} px`] : [];
  });
  expect(away).toEqual([]);
});

function isInside([x, y]: PlanePoint, rings: readonly PlanePoint[][]): boolean {
  return rings.reduce((isIn, ring) => {
    for (const [index, [endX, endY]] of ring.entries()) {
      const [startX, startY] = ring.at(index - 1)!;
      if (startY > y === endY > y) continue;
      if (startX + ((y - startY) / (endY - startY)) * (endX - startX) > x) isIn = !isIn;
    }
    return isIn;
  }, false);
}

/** From a point to the nearest side, in pixels. */
function distanceTo([x, y]: PlanePoint, rings: readonly PlanePoint[][]): number {
  const gaps = rings.flatMap((ring) =>
    ring.slice(1).map(([endX, endY], index) => {
      const [startX, startY] = ring[index]!;
      const [width, height] = [endX - startX, endY - startY];
      const along =
        ((x - startX) * width + (y - startY) * height) / (width ** 2 + height ** 2 || 1);
      const share = Math.min(1, Math.max(0, along));
      return Math.hypot(startX + width * share - x, startY + height * share - y);
    }),
  );
  return Math.min(...gaps);
}
