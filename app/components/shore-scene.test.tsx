import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { states } from "#content/states.ts";
import { planShoreScene, type ShoreScenePlan } from "#domain/shore-scene.ts";
import { ShoreScene } from "./shore-scene.tsx";

const plansByState = states.map((state) =>
  state.places.map(({ slug, type, coordinates: { lat } }) =>
    planShoreScene({ stateSlug: state.slug, slug, region: state.region, type, lat }),
  ),
);
const draw = (plan: ShoreScenePlan) => renderToStaticMarkup(<ShoreScene plan={plan} />);

test("no two places of a state have the same sky", () => {
  for (const plans of plansByState) {
    const skies = plans.map(({ sky }) => JSON.stringify(sky));
    expect(new Set(skies).size).toBe(plans.length);
  }
});

test("a scene is about a kilobyte compressed", () => {
  const bytes = plansByState.flat().map((plan) => brotliCompressSync(draw(plan)).length);
  expect(bytes).toHaveLength(161);
  expect(Math.max(...bytes)).toBeLessThan(1_200);
});

test("a scene says nothing to a screen reader and carries no style of its own", () => {
  const markup = plansByState.flat().map(draw).join("");
  expect(markup).not.toContain("style=");
  expect(markup.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(161);
});
