import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coastline, coastlineMark, stateCoasts } from "#content/places/coastline.ts";
import { fipsByStateSlug } from "#illustrations/maps/atlas.ts";
import { writeCoastline } from "./generate-coastline.ts";

test("content/places/coastline.ts is what its generator writes", () => {
  const committed = readFileSync(
    new URL("../../content/places/coastline.ts", import.meta.url),
    "utf8",
  );
  expect(writeCoastline()).toBe(committed);
});

test("every state has a shore and a divider of its own", () => {
  expect(Object.keys(stateCoasts)).toEqual(Object.keys(fipsByStateSlug));
  const paths = Object.values(stateCoasts).flatMap(({ shore, divider }) => [
    shore.path,
    divider.path,
  ]);
  expect(new Set(paths).size).toBe(28);
});

test("a line stays light enough to stand in every page's first flight", () => {
  const drawings = Object.values(stateCoasts).flatMap(({ shore, divider }) => [shore, divider]);
  for (const { path } of [coastline, coastlineMark, ...drawings]) {
    expect(path.length).toBeLessThan(1_300);
  }
});
