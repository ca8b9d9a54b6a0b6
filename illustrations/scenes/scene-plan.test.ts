import { expect, test } from "vitest";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { times } from "./parts.ts";
import { planShoreScene, type ShoreSceneInput } from "./scene-plan.ts";
import { storefrontScenePlan } from "./shop.ts";
import { drawShoreScene } from "./shore-scene.ts";

const atlanticCity: ShoreSceneInput = {
  stateSlug: "new-jersey",
  slug: "atlantic-city",
  region: "mid-atlantic",
  type: "beach",
  water: "ocean",
  lat: 39.36,
  seaBearingDegrees: 130,
};

test("no cloud behind a pier is so low that it would be a hill", () => {
  const plans = times(60, (index) => planShoreScene({ ...atlanticCity, slug: `place-${index}` }));
  const lowest = (motif: string) =>
    plans.filter((plan) => plan.motif === motif).flatMap(({ sky }) => sky.clouds.map(({ y }) => y));
  expect(lowest("pier").length).toBeGreaterThan(0);
  expect(Math.max(...lowest("pier"))).toBeLessThan(280);
  expect(Math.max(...lowest("boardwalk"))).toBeGreaterThan(280);
});

test("a place has the same scene every time", () => {
  expect(planShoreScene(atlanticCity)).toEqual(planShoreScene({ ...atlanticCity }));
});

test("two places of the same name have different scenes", () => {
  const jersey = planShoreScene({ ...atlanticCity, slug: "ocean-city" });
  const maryland = planShoreScene({ ...atlanticCity, slug: "ocean-city", stateSlug: "maryland" });
  expect(jersey.id).not.toBe(maryland.id);
  expect(jersey.sky).not.toEqual(maryland.sky);
});

test("the sun sets in view where the shore looks west, and never over the Atlantic", () => {
  const facing = (seaBearingDegrees: number) =>
    planShoreScene({ ...atlanticCity, seaBearingDegrees });
  expect(facing(90).sky.sun).toBeUndefined();
  expect(facing(270).sky.sun).toBeDefined();
  const { seaBearingDegrees: _, ...unknown } = atlanticCity;
  expect(planShoreScene(unknown).sky.sun).toBeUndefined();
  expect(planShoreScene({ ...unknown, water: "bay" }).sky.sun).toBeDefined();
});

test("across a canal one sees a town toward the evening, wherever its sea is", () => {
  const { type: _, ...town } = { ...atlanticCity, slug: "lewes", water: "bay" as const };
  for (const seaBearingDegrees of [30, 110, 270]) {
    const { motif, ground, sky } = planShoreScene({ ...town, seaBearingDegrees });
    expect([motif, ground, sky.tone, sky.sun]).toEqual(["canal", "promenade", "clear", undefined]);
  }
});

test("no gull flies into another one's wings", () => {
  const wingspan = 31;
  const skies = times(
    200,
    (index) => planShoreScene({ ...atlanticCity, slug: `town-${index}` }).sky,
  );
  const gaps = skies.flatMap(({ gulls }) =>
    gulls.slice(1).map(({ x }, index) => x - (gulls[index]?.x ?? 0)),
  );
  expect(gaps.length).toBeGreaterThan(100);
  expect(Math.min(...gaps)).toBeGreaterThan(wingspan);
});

test("no gull is in the title's sky, at the frame's left end or over the cart", () => {
  const skies = [
    ...times(200, (index) => planShoreScene({ ...atlanticCity, slug: `town-${index}` }).sky),
    storefrontScenePlan.sky,
  ];
  const gulls = skies.flatMap(({ gulls: each }) => each);
  const titleBottom = 236;
  const wing = { rise: 10, span: 31 };
  const cartRoof = { left: 1030, right: 1400 };
  expect(gulls.length).toBeGreaterThan(200);
  expect(Math.min(...gulls.map(({ y }) => y - wing.rise))).toBeGreaterThanOrEqual(titleBottom);
  expect(Math.min(...gulls.map(({ x }) => x))).toBeGreaterThan(shoreFrame.width / 2);
  expect(gulls.filter(({ x }) => x + wing.span > cartRoof.left && x < cartRoof.right)).toEqual([]);
});

test("no cloud is seen through the glass of the cart", () => {
  const glassLeft = shoreFrame.cart.left + 40;
  const skies = times(
    200,
    (index) => planShoreScene({ ...atlanticCity, slug: `town-${index}` }).sky,
  );
  const ends = skies.flatMap(({ clouds }) => clouds.map(({ x, width }) => x + width));
  expect(ends.length).toBeGreaterThan(300);
  expect(Math.max(...ends)).toBeLessThanOrEqual(glassLeft);
});

test("places of different type, water or region have different scenes", () => {
  const others: Partial<ShoreSceneInput>[] = [
    { type: "port" },
    { type: "coastal-town" },
    { type: "shore" },
    { water: "bay" },
    { water: "river" },
    { region: "southern", lat: 33 },
    { region: "northern", lat: 44 },
  ];
  const drawings = [{}, ...others].map((other) =>
    drawShoreScene(planShoreScene({ ...atlanticCity, ...other })),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});

test("a town away from the water shows a farm or its main street", () => {
  const { type: _, ...town } = { ...atlanticCity, water: "inland" as const };
  const motifs = ["dover", "felton", "hartly", "wyoming", "viola"].map(
    (slug) => planShoreScene({ ...town, slug }).motif,
  );
  expect(motifs.every((motif) => motif === "farm" || motif === "main-street")).toBe(true);
});

test("palms stand in Florida, live oaks or sea oats north of it, spruces in Maine", () => {
  const south = { ...atlanticCity, region: "southern" } as const;
  expect(planShoreScene({ ...south, lat: 25.8 }).plants).toBe("palm");
  expect(["live-oak", "sea-oats"]).toContain(planShoreScene({ ...south, lat: 32.8 }).plants);
  const maine = { ...atlanticCity, region: "northern", type: "shore", lat: 44 } as const;
  expect(planShoreScene(maine).plants).toBe("spruce");
});

test("a town away from the water is drawn as the census describes it", () => {
  const { type: _, ...inland } = { ...atlanticCity, water: "inland" as const };
  const motifOf = (town: NonNullable<ShoreSceneInput["town"]>) =>
    planShoreScene({ ...inland, town }).motif;
  expect(motifOf({ type: "Village", county: "New Castle", population: 430 })).toBe("village");
  expect(motifOf({ type: "Town", county: "New Castle", population: 6_229 })).toBe("suburb");
  expect(motifOf({ type: "City", county: "Kent", population: 39_403 })).toBe("brick-rows");
  expect(motifOf({ type: "City", county: "Kent", population: 3_774 })).toBe("main-street");
  expect(motifOf({ type: "Town", county: "Sussex", population: 239 })).toBe("farm");
});
