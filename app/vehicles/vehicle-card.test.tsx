import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { streetLegalStatuses } from "#domain/catalogue/street-legal.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { VehicleCard } from "./vehicle-card.tsx";

const badges = (isNew: boolean, inStock: boolean, isNewNoted: boolean) => {
  const vehicle = makeVehicle({ isNew, inStock });
  const html = renderToStaticMarkup(<VehicleCard vehicle={vehicle} isNewNoted={isNewNoted} />);
  return Array.from(html.matchAll(/>(NEW|In Stock|Out of Stock)</g), ([, badge]) => badge);
};

test.each([
  [true, true, ["NEW"]],
  [false, true, ["In Stock"]],
  [false, false, ["Out of Stock"]],
  [true, false, ["NEW", "Out of Stock"]],
])("a card with isNew %s and inStock %s beside used carts says %s", (isNew, inStock, expected) => {
  expect(badges(isNew, inStock, true)).toEqual(expected);
});

test("where every cart is new, no card says so", () => {
  expect(badges(true, true, false)).toEqual([]);
  expect(badges(true, false, false)).toEqual(["Out of Stock"]);
});

test.each(streetLegalStatuses)("a card says what is known of public roads: %s", (streetLegal) => {
  const html = renderToStaticMarkup(<VehicleCard vehicle={makeVehicle({ streetLegal })} />);
  expect(html).toContain(`-mile range\n${streetLegalTexts[streetLegal].card}</p>`);
});
