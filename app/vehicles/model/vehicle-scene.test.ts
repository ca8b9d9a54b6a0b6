import { expect, test } from "vitest";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { findVehicleScene } from "./vehicle-scene.ts";

const site = {
  illustrations: {
    place: (stateSlug: string, slug?: string) => ({ sceneUrl: `/${stateSlug}/${slug}.svg` }),
  },
} as unknown as Parameters<typeof findVehicleScene>[0];

test("a vehicle stands on a shore of the showroom's state, and the next one on another", () => {
  const vehicles = ["denago-ev-city", "denago-ev-nomad"].map((id) => makeVehicle({ id }));
  const scenes = vehicles.map((vehicle) => findVehicleScene(site, { vehicles }, vehicle));
  expect(scenes.map((scene) => scene?.cartId)).toEqual(vehicles.map(({ id }) => id));
  expect(scenes[0]?.sceneUrl).toMatch(/^\/new-jersey\//);
  expect(scenes[1]?.sceneUrl).not.toBe(scenes[0]?.sceneUrl);
});

test("a vehicle without a front view of ours stands on no shore", () => {
  const vehicle = makeVehicle({ id: "added-by-staff" });
  expect(findVehicleScene(site, { vehicles: [vehicle] }, vehicle)).toBeNull();
});
