import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { streetLegalStatuses } from "#domain/catalogue/street-legal.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { VehicleCard } from "./vehicle-card.tsx";

const badges = (isNew: boolean, inStock: boolean) => {
  const html = renderToStaticMarkup(<VehicleCard vehicle={makeVehicle({ isNew, inStock })} />);
  return Array.from(html.matchAll(/>(NEW|In Stock|Out of Stock)</g), ([, badge]) => badge);
};

test.each([
  [true, true, ["NEW"]],
  [false, true, ["In Stock"]],
  [false, false, ["Out of Stock"]],
  [true, false, ["NEW", "Out of Stock"]],
])("a card of a vehicle with isNew %s and inStock %s says %s", (isNew, inStock, expected) => {
  expect(badges(isNew, inStock)).toEqual(expected);
});

test.each(streetLegalStatuses)("a card says what is known of public roads: %s", (streetLegal) => {
  const html = renderToStaticMarkup(<VehicleCard vehicle={makeVehicle({ streetLegal })} />);
  const line = streetLegalTexts[streetLegal].line.replace("'", "&#x27;");
  expect(html).toContain(`>${line}</p>`);
});
