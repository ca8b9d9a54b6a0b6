import { expect, test } from "vitest";
import { formatTables, type Figures } from "./figures-table.ts";

const load = { p99Ms: 1, count: 1, failures: 0, generatorBusy: 0 };
const times = { score: 100, firstPaintMs: 840, largestPaintMs: 1_240, blockingMs: 74.4, shift: 0 };

const figures: Figures = {
  page: "state",
  build: "this site",
  document: { served: 10_149, raw: 54_100, brotli: 10_149 },
  weight: { script: 0, whole: 41_650, requests: 6 },
  loads: [9_000, 3_000, 12_345].map((requestsPerSecond, index) => {
    return { ...load, requestsPerSecond, cpuMicros: 100 * (index + 1) };
  }),
  times: [times, { ...times, score: 97, blockingMs: 300 }, { ...times, firstPaintMs: 900 }],
};

test("the tables have the median of the rounds for each figure, with its unit", () => {
  const lines = formatTables([figures]).split("\n");
  expect(lines[2]).toBe(
    "| state | this site | 10.1 KB | 54.1 KB | 10.1 KB | 0 | 41.6 KB | 6 | 9,000 | 200 |",
  );
  expect(lines[6]).toBe("| state | this site | 100 | 0.84 s | 1.24 s | 74 ms | 0.000 |");
});

test("every row of the tables has as many cells as their headings", () => {
  const tables = formatTables([figures, { ...figures, build: "Astro" }])
    .trim()
    .split("\n\n");
  for (const table of tables) {
    const widths = new Set(table.split("\n").map((line) => line.split("|").length));
    expect([...widths]).toHaveLength(1);
  }
});
