import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  DeliveredPrice,
  DeliveryPlace,
  formatDeliveredPrice,
  formatDeliveryParts,
} from "./delivered-price.tsx";
import { readPlaceDelivery } from "./place-delivery.ts";

function readDelivery(path: string) {
  const delivery = readPlaceDelivery(`https://coast.test${path}`);
  if (!delivery) throw new Error(`${path} names no place`);
  return delivery;
}

const capeMay = readDelivery("/inventory?to=new-jersey/cape-may");

test("Cape May: 105 miles of road, 85 of them paid at the terms of a sale", () => {
  expect(capeMay).toMatchObject({ roadMiles: 105, dollars: 510, isFar: false });
  expect(formatDeliveredPrice(6_695, capeMay)).toBe("Delivered to Cape May, NJ: about $7,205");
  expect(formatDeliveryParts(capeMay)).toContain(
    "Delivery to Cape May, NJ is about $510: it's about 105 miles by road.",
  );
});

test("an island's price goes to the dock, and says that the ferry is extra", () => {
  const nantucket = readDelivery("/compare?to=massachusetts/nantucket");
  expect(formatDeliveredPrice(6_695, nantucket)).toBe(
    "Delivered to the ferry at Hyannis: about $8,435",
  );
  expect(formatDeliveryParts(nantucket)).toMatch(
    /ferry to Nantucket is extra.*carrier may cost less/,
  );
});

test("within the free miles delivery is free, and the price is the cart's own", () => {
  const belmar = readDelivery("/vehicles/denago-ev-city?to=new-jersey/belmar");
  expect(formatDeliveredPrice(6_695, belmar)).toBe(
    "Delivered to Belmar, NJ: $6,695, delivery free",
  );
  expect(formatDeliveryParts(belmar)).toBe("Delivery to Belmar, NJ is free.");
});

test("no place is read from a page that shows no prices, nor from a place we don't know", () => {
  expect(readPlaceDelivery("https://coast.test/rentals?to=new-jersey/cape-may")).toBeNull();
  expect(readPlaceDelivery("https://coast.test/inventory?to=new-jersey/lewes")).toBeNull();
});

test("the price is shown where a place is chosen, and nothing without one", () => {
  const render = (place: typeof capeMay | null) =>
    renderToStaticMarkup(
      <DeliveryPlace value={place}>
        <DeliveredPrice dollars={6_695} />
      </DeliveryPlace>,
    );
  expect(render(capeMay)).toContain("about $7,205");
  expect(render(null)).toBe("");
});
