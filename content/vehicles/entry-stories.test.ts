import { expect, test } from "vitest";
import catalogue from "./catalogue.json" with { type: "json" };
import { entryStories } from "./entry-stories.ts";
import { models } from "./models.ts";

test("every cart of the catalogue has a story: a model's own, or one here", () => {
  const told = [...models.map(({ slug }) => slug), ...Object.keys(entryStories)];
  expect(told.toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
});

test("a story gives no figure: those of its maker are what it says to ask for", () => {
  const texts = Object.values(entryStories).flatMap((story) => Object.values(story));
  expect(texts.filter((text) => /\d+ ?(?:miles|mph|pounds|hours)/.test(text))).toEqual([]);
});
