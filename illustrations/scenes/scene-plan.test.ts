import { expect, test } from "vitest";
import { planShoreScene, type ShoreSceneInput } from "./scene-plan.ts";

const atlanticCity: ShoreSceneInput = {
  stateSlug: "new-jersey",
  slug: "atlantic-city",
  region: "mid-atlantic",
  type: "beach",
  lat: 39.36,
  seaBearingDegrees: 130,
};

test("the same place is the same scene", () => {
  expect(planShoreScene(atlanticCity)).toEqual(planShoreScene({ ...atlanticCity }));
});

test("Ocean City of New Jersey and Ocean City of Maryland are two scenes", () => {
  const jersey = planShoreScene({ ...atlanticCity, slug: "ocean-city" });
  const maryland = planShoreScene({ ...atlanticCity, slug: "ocean-city", stateSlug: "maryland" });
  expect(jersey.id).not.toBe(maryland.id);
  expect(jersey.sky).not.toEqual(maryland.sky);
});

test("a view to the north has no sun, a view to the west or the east has one", () => {
  const facing = (seaBearingDegrees: number) =>
    planShoreScene({ ...atlanticCity, seaBearingDegrees });
  expect(facing(0).sky.sun).toBeUndefined();
  expect(facing(270).sky.sun).toBeDefined();
  expect(facing(105).sky.sun).toBeDefined();
});

test("palms grow in Florida, oaks in the Carolinas, spruces in Maine", () => {
  const south = { ...atlanticCity, region: "southern" } as const;
  expect(planShoreScene({ ...south, lat: 25.8 }).plants).toBe("palm");
  expect(planShoreScene({ ...south, lat: 32.8 }).plants).toBe("live-oak");
  expect(planShoreScene({ ...atlanticCity, region: "northern", lat: 44 }).plants).toBe("spruce");
});
