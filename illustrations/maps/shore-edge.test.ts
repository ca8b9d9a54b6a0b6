import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { coastalPlaces } from "#content/places/states.ts";
import { readLines } from "./drawn-lines.ts";
import { paintShoreEdge } from "./shore-edge.ts";
import { createShorePieceSearch } from "./shore-piece.ts";
import { loadShoreline } from "./shoreline.ts";

const frame = { width: 1600, height: 80 };
const findShorePiece = createShorePieceSearch(loadShoreline().land);
const located = [...coastalPlaces.map(({ place }) => place), ...municipalities];
const edges = located.map(({ name, coordinates }) => {
  const svg = paintShoreEdge(findShorePiece(coordinates));
  const [, path = ""] = /d="([^"]+)" class="shore"/.exec(svg) ?? [];
  return { name, svg, line: readLines(path)[0] ?? [] };
});

test("a shore goes from side to side and leaves water above it and land below it", () => {
  for (const { name, line } of edges) {
    expect(line[0]![0], name).toBeLessThanOrEqual(0);
    expect(line.at(-1)![0], name).toBeGreaterThanOrEqual(frame.width);
    for (const [, y] of line) {
      expect(y, name).toBeGreaterThanOrEqual(26);
      expect(y, name).toBeLessThanOrEqual(frame.height - 8);
    }
    const steps = line.slice(1).map(([x], index) => x - line[index]![0]);
    expect(Math.min(...steps), name).toBeGreaterThanOrEqual(0);
  }
});

test("a cape reaches out to sea, and the head of a bay lies behind the shore beside it", () => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  /** How far the middle of the picture, where the place is, is below the whole shore's mean. */
  const middleBehind = (name: string) => {
    const { line } = edges.find((edge) => edge.name === name)!;
    const middle = line.filter(([x]) => Math.abs(x - frame.width / 2) < 130);
    return mean(middle.map(([, y]) => y)) - mean(line.map(([, y]) => y));
  };
  expect(middleBehind("Cape May")).toBeLessThan(-5);
  expect(middleBehind("Bald Head Island")).toBeLessThan(-5);
  expect(middleBehind("Havre de Grace")).toBeGreaterThan(5);
});

test("a shore is drawn by day and by night, and stays small", () => {
  for (const { name, svg } of edges) {
    expect(svg.match(/--tinted:#[\da-f]{6}/g), name).toHaveLength(2);
    expect(brotliCompressSync(svg).length, name).toBeLessThan(1_000);
  }
});
