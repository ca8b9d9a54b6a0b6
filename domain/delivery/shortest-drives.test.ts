import { expect, test } from "vitest";
import type { RoadDistance } from "./delivery.ts";
import { findShortestDrives } from "./shortest-drives.ts";

test("the shortest drives come nearest first, without what lies across the water", () => {
  const distances: Record<string, RoadDistance> = {
    far: { miles: 90 },
    near: { miles: 3 },
    island: { ferryFrom: "Hyannis", milesToFerry: 1 },
    between: { miles: 40 },
  };
  const found = findShortestDrives(Object.keys(distances), (key) => distances[key]!, 2);
  expect(found).toEqual([
    { place: "near", miles: 3 },
    { place: "between", miles: 40 },
  ]);
});
