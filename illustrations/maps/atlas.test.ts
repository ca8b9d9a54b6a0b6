import { expect, test } from "vitest";
import { listBordering, loadAtlas } from "./atlas.ts";

test("a state borders on those that it shares a line with, in a river too, and on none across a bay or the sea", () => {
  const atlas = loadAtlas();
  const borderingOn = (slug: string) =>
    listBordering(atlas, slug)
      .map(({ name }) => name)
      .toSorted();
  expect(borderingOn("new-jersey")).toEqual(["Delaware", "New York", "Pennsylvania"]);
  expect(borderingOn("maine")).toEqual(["New Hampshire"]);
  expect(borderingOn("florida")).toEqual(["Alabama", "Georgia"]);
});
