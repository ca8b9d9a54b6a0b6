import { expect, test } from "vitest";
import { municipalities } from "./municipalities.ts";
import { coastalPlaces, states } from "./states.ts";
import { waterOfPlace, waterOfTown } from "./waters.ts";

test("every place is on some water, since that is why it has a page", () => {
  const inland = coastalPlaces.filter(
    ({ state, place }) => waterOfPlace(state.slug, place.slug).kind === "inland",
  );
  expect(inland).toEqual([]);
  expect(() => waterOfPlace("ohio", "toledo")).toThrow("ohio/toledo");
});

test("a town of Delaware is on the water of the place of its name, on its own, or on none", () => {
  const places = states.find(({ slug }) => slug === "delaware")?.places ?? [];
  for (const { slug } of places) expect(waterOfTown(slug)).toBe(waterOfPlace("delaware", slug));
  expect(waterOfTown("bethany-beach").kind).toBe("ocean");
  expect(waterOfTown("slaughter-beach")).toEqual({ kind: "bay", name: "Delaware Bay" });
  expect(waterOfTown("georgetown")).toEqual({ kind: "inland" });
  const onTheOcean = municipalities.filter(({ slug }) => waterOfTown(slug).kind === "ocean");
  expect(onTheOcean.every(({ slug }) => places.some((place) => place.slug === slug))).toBe(true);
});
