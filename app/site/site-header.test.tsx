import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import * as navigation from "#content/pages/navigation.ts";
import { SiteHeader } from "./site-header.tsx";

function listCurrent(currentPath: string): string[] {
  const markup = renderToStaticMarkup(
    <SiteHeader
      {...navigation}
      name={business.name}
      markPath=""
      phone={business.phone}
      hoursNow="Open until 5 PM"
      currentPath={currentPath}
      section={navigation.findSection(currentPath)}
    />,
  );
  const marked = /<(?:a|button)\b[^>]*aria-current="(\w+)"[^>]*>([^<]*)/g;
  return [...markup.matchAll(marked)].map(([, value, label]) => `${label}: ${value}`);
}

test.each([
  ["/", ["Home: page", "Home: page"]],
  ["/rentals", ["Rentals: page", "Rentals: page"]],
  ["/financing", ["About: true", "Financing: page", "Financing: page"]],
  ["/delaware-golf-carts", ["Coastal States: true", "Delaware: page", "Delaware: page"]],
  ["/privacy", []],
  ["/no-such-page", []],
])("on %s the header and the phone's menu mark the page itself", (path, expected) => {
  expect(listCurrent(path)).toEqual(expected);
});

test.each([
  ["/vehicles/denago-ev-nomad", ["Inventory: true", "Inventory: true"]],
  ["/vehicles/denago-ev-nomad/3d", ["Inventory: true", "Inventory: true"]],
  // A cart that was imported has no entry in the list of pages.
  ["/vehicle/some-imported-cart", ["Inventory: true", "Inventory: true"]],
  ["/evolution", ["Inventory: true", "Inventory: true"]],
  [
    "/delaware/rehoboth-beach-golf-carts",
    ["Coastal States: true", "Delaware: true", "Delaware: true"],
  ],
  ["/milton-golf-carts", ["Coastal States: true", "Delaware: true", "Delaware: true"]],
  ["/thank-you", ["Contact: true", "Contact: true"]],
])("on %s, which no menu has, they mark its section", (path, expected) => {
  expect(listCurrent(path)).toEqual(expected);
});
