import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { planShoreScene } from "./scene-plan.ts";
import { drawShoreScene } from "./shore-scene.ts";

const plansByState = states.map((state) =>
  state.places.map(({ slug, type, coordinates: { lat } }) =>
    planShoreScene({ stateSlug: state.slug, slug, region: state.region, type, lat }),
  ),
);
const scenes = plansByState.flat().map((plan) => drawShoreScene(plan));

test("no two places of a state have the same sky", () => {
  for (const plans of plansByState) {
    const skies = plans.map(({ sky }) => JSON.stringify(sky));
    expect(new Set(skies).size).toBe(plans.length);
  }
});

test("a scene is less than two kilobytes compressed, its style included", () => {
  const bytes = scenes.map((svg) => brotliCompressSync(svg).length);
  expect(Math.max(...bytes)).toBeLessThan(2_000);
});

test("every part of a scene has a class that its style knows", () => {
  const unknown = scenes.flatMap((svg) => {
    const names = svg.matchAll(/class="([^"]*)"/g).flatMap(([, list = ""]) => list.split(" "));
    return [...new Set(names)].filter(
      (name) => !svg.includes(`.${name}{`) && !svg.includes(`.${name},`),
    );
  });
  expect(unknown).toEqual([]);
});
