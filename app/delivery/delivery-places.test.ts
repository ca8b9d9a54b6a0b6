import { expect, test } from "vitest";
import { pages } from "#content/pages/pages.ts";
import { hashPlace } from "#domain/delivery/delivery-reference.ts";
import { deliveryPlaceGroups, deliveryPlaces, findDeliveryPlace } from "./delivery-places.ts";

test("every place and every town can be chosen, each once", () => {
  const chosen = deliveryPlaceGroups.flatMap(({ options }) => options.map(({ value }) => value));
  expect(chosen.toSorted()).toEqual(deliveryPlaces.map(({ id }) => id).toSorted());
  expect(new Set(deliveryPlaces.map(({ name }) => name)).size).toBe(deliveryPlaces.length);
  const paths = new Set(deliveryPlaces.map(({ href }) => href));
  const missing = pages
    .filter(({ kind, path }) => kind === "place" || (kind === "town" && !paths.has(path)))
    .filter(({ path }) => !paths.has(path))
    .filter(({ path }) => !findDeliveryPlace(path.replace(/^\/|-golf-carts$/g, "")));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test("no two places have the same number in references: rename the slug of the newer one", () => {
  const byHash = Map.groupBy(deliveryPlaces, hashPlace);
  const same = [...byHash.values()].filter((places) => places.length > 1);
  expect(same).toEqual([]);
});

test("a town that is a place of the coast, too, is found by the slug of its page", () => {
  expect(findDeliveryPlace("lewes")).toBe(findDeliveryPlace("delaware/lewes"));
  expect(findDeliveryPlace("atlantis")).toBeUndefined();
});
