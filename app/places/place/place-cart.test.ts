import { expect, test } from "vitest";
import { cartsByPlaceType } from "#content/places/place-carts.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { estimateDelivery } from "#domain/delivery/delivery.ts";
import { choosePlaceCart } from "./place-cart.ts";

const vehicles = catalogue as Vehicle[];
const near = estimateDelivery({ miles: 5 }, saleDelivery);
const beyondTheFerry = estimateDelivery({ ferryFrom: "Hyannis", milesToFerry: 305 }, saleDelivery);
const far = estimateDelivery({ miles: 105 }, saleDelivery);

test("every cart that places show is in the first catalogue", () => {
  const ids = new Set(vehicles.map(({ id }) => id));
  expect(
    Object.values(cartsByPlaceType)
      .flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});

test("neighbors of one kind show different carts, each with its price there", () => {
  const [first, second] = [0, 1].map((turn) =>
    choosePlaceCart(vehicles, { type: "beach", turn, sale: far, needsPlates: false, carts: {} }),
  );
  expect(first?.id).not.toBe(second?.id);
  const price = vehicles.find(({ id }) => id === first?.id)?.price ?? 0;
  const shown = (price + far.dollars).toLocaleString("en-US");
  expect(first?.shown).toMatch(new RegExp(`^ shown: [24] seats, about \\$${shown}\\.$`));
  const delivered = choosePlaceCart(vehicles, {
    type: "port",
    turn: 0,
    sale: near,
    needsPlates: false,
    carts: {},
  });
  expect(delivered?.shown).toMatch(/^ shown: [246] seats, \$[\d,]+\.$/);
  const shipped = choosePlaceCart(vehicles, {
    type: "port",
    turn: 0,
    sale: beyondTheFerry,
    needsPlates: false,
    carts: {},
  });
  expect(shipped?.shown).toMatch(/about \$[\d,]+ plus the ferry\.$/);
});

test("a cart that is sold is not shown, and without a catalogue there is none", () => {
  const [id] = cartsByPlaceType.shore;
  const sold = vehicles.map((vehicle) =>
    vehicle.id === id ? { ...vehicle, inStock: false } : vehicle,
  );
  expect(
    choosePlaceCart(sold, { type: "shore", turn: 0, sale: near, needsPlates: false, carts: {} })
      ?.id,
  ).not.toBe(id);
  expect(
    choosePlaceCart([], { type: "shore", turn: 0, sale: near, needsPlates: false, carts: {} }),
  ).toBeUndefined();
});

test("where a cart needs plates, one that can get them is shown; while there is none in stock, the usual one", () => {
  const shownAt = (listed: Vehicle[]) =>
    listed.find(
      ({ id }) =>
        id ===
        choosePlaceCart(listed, { type: "beach", turn: 1, needsPlates: true, carts: {}, sale: far })
          ?.id,
    )?.streetLegal;
  expect(shownAt(vehicles)).toBe("street-legal");
  expect(shownAt(vehicles.map((one) => ({ ...one, streetLegal: "unconfirmed" })))).toBe(
    "unconfirmed",
  );
  const sold = vehicles.map((one) => ({ ...one, inStock: one.streetLegal === "unconfirmed" }));
  expect(shownAt(sold)).toBe("unconfirmed");
});

test("where one cart alone can get plates, neighbors show it in different colors", () => {
  const choices = [0, 1, 2, 3].map((turn) =>
    choosePlaceCart(vehicles, { type: "beach", turn, needsPlates: true, carts: {}, sale: far }),
  );
  expect(new Set(choices.map((cart) => cart?.id)).size).toBe(1);
  const colors = choices.map((cart) => cart?.color);
  expect(new Set(colors.slice(0, 3)).size).toBe(3);
  expect([colors[0], colors[3]]).toEqual([undefined, undefined]);
});

test("carts take turns before their colors do", () => {
  const list = cartsByPlaceType["coastal-town"];
  const choices = [...list, ...list].map((_, turn) =>
    choosePlaceCart(vehicles, {
      type: "coastal-town",
      turn,
      needsPlates: false,
      carts: {},
      sale: far,
    }),
  );
  expect(choices.map((cart) => cart?.id)).toEqual([...list, ...list]);
  expect(choices.findIndex((cart) => cart?.color !== undefined)).toBeGreaterThanOrEqual(
    list.length,
  );
  expect(choices.some((cart) => cart?.color !== undefined)).toBe(true);
});

test("where the price at the top is that of the cart shown, it is not told again", () => {
  const lead = choosePlaceCart(vehicles, {
    type: "shore",
    turn: 0,
    sale: far,
    needsPlates: false,
    carts: {},
  });
  const carts = { lead: vehicles.find(({ id }) => id === lead?.id) };
  const shown = choosePlaceCart(vehicles, {
    type: "shore",
    turn: 0,
    sale: far,
    needsPlates: false,
    carts,
  });
  expect(lead?.shown).toContain("$");
  expect(shown?.shown).toMatch(/^ shown: \d seats\.$/);
});
