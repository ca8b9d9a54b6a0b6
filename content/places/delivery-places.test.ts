import { expect, test } from "vitest";
import { findPage, pages } from "#content/pages/pages.ts";
import { deliveryPlaceId, deliveryRegions, findDeliveryPlace } from "./delivery-places.ts";
import { municipalities } from "./municipalities.ts";
import { coastalPlaces } from "./states.ts";
import { delaware } from "./states/delaware.ts";

const places = deliveryRegions.flatMap((region) => region.places);

test("every place and every town can be chosen, each once", () => {
  const ids = [
    ...coastalPlaces.map(({ state, place }) => deliveryPlaceId(state, place)),
    ...municipalities.map((town) => deliveryPlaceId(delaware, town)),
  ];
  expect(places.map(({ id }) => id).toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(places.filter(({ path }) => findPage(path) === undefined)).toEqual([]);
  const shown = new Set(places.map(({ name, stateAbbreviation }) => `${name}, ${stateAbbreviation}`));
  expect(shown.size).toBe(places.length);
});

test("a place is found by its id alone", () => {
  expect(findDeliveryPlace("new-jersey/cape-may")).toMatchObject({
    name: "Cape May",
    stateAbbreviation: "NJ",
    path: "/new-jersey/cape-may-golf-carts",
    distance: { miles: 106 },
  });
  expect(findDeliveryPlace("delaware/smyrna")?.path).toBe("/smyrna-golf-carts");
  expect(findDeliveryPlace("new-jersey/lewes")).toBeUndefined();
  expect(findDeliveryPlace("toString")).toBeUndefined();
});

test("each page of a place has a delivery place", () => {
  const paths = new Set(places.map(({ path }) => path));
  const shoreTowns = new Set(
    coastalPlaces.filter(({ state }) => state === delaware).map(({ place }) => place.slug),
  );
  const missing = pages.filter(
    ({ kind, path }) =>
      (kind === "place" || kind === "town") &&
      !paths.has(path) &&
      !shoreTowns.has(path.slice(1).replace(/-golf-carts$/, "")),
  );
  expect(missing).toEqual([]);
});
