import { expect, test } from "vitest";
import { findPlace, states } from "#content/places/states.ts";
import { colorSchemes } from "#illustrations/colors.ts";
import { loadAtlas, listStateLands } from "./atlas.ts";
import { createGroundLayers } from "./ground.ts";
import { drawPlaceMap } from "./place-map.ts";
import { paintPlaceMap } from "./place-picture.ts";

const atlas = loadAtlas();
const { place } = findPlace("new-jersey", "cape-may")!;
const capeMay = drawPlaceMap({ ...place, href: "/" }, [], createGroundLayers(atlas), {
  states: listStateLands(atlas),
});

test("names of waters and states have 4.5:1 on their ground, by day and by night", () => {
  const svg = paintPlaceMap(capeMay);
  expect(states.map(({ name }) => name)).toContain(
    capeMay.regions.find(({ kind }) => kind === "state")?.name,
  );
  for (const [className, ground] of [
    ["ocean", "water"],
    ["water", "water"],
    ["state", "land"],
    ["county", "land"],
    ["corner", "land"],
  ] as const) {
    const [, color = ""] =
      new RegExp(String.raw`text\.${className}\b[^}]*fill:var\(--(\w+)\)`).exec(svg) ?? [];
    for (const colors of Object.values(colorSchemes)) {
      const ratio = contrast(colors[color as keyof typeof colors], colors[ground]);
      expect(ratio, className).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** The contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
