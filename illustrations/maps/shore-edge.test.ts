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
const edgeOf = (name: string) => edges.find((edge) => edge.name === name)!;

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

test("a cape is out at sea and a bay is not", () => {
  // Each is less than ten miles of shore from its place.
  const yAt = (name: string, from: number, to: number) =>
    edgeOf(name)
      .line.filter(([x]) => x >= from && x <= to)
      .map(([, y]) => y);
  // Cape Henlopen is before Lewes from the south, Delaware Bay behind it.
  expect(Math.min(...yAt("Lewes", 700, 1000))).toBeLessThan(Math.min(...yAt("Lewes", 300, 800)));
  expect(edgeOf("Cape May").line).not.toEqual(edgeOf("Lewes").line);
});

test("a shore is drawn by day and by night, and stays small", () => {
  for (const { name, svg } of edges) {
    expect(svg.match(/--tinted:#[\da-f]{6}/g), name).toHaveLength(2);
    expect(brotliCompressSync(svg).length, name).toBeLessThan(1_000);
  }
});
