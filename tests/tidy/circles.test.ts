import { expect, test } from "vitest";
import { findCircles } from "./circles.ts";

const graphOf = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([node, next]) => [node, new Set(next)]));

test("a tree has no circle", () => {
  expect(findCircles(graphOf({ app: ["ui", "domain"], ui: ["domain"] }))).toEqual([]);
});

test("files that import each other are named together", () => {
  const edges = { a: ["b"], b: ["c"], c: ["a", "d"], d: [], e: ["f"], f: ["e", "a"] };
  expect(findCircles(graphOf(edges))).toEqual([
    ["a", "b", "c"],
    ["e", "f"],
  ]);
});
