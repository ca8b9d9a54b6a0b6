import { expect, test } from "vitest";
import { streetLegalStatuses, type StreetLegalStatus } from "#domain/catalogue/street-legal.ts";
import { buildGoogleFeed } from "./google-feed.ts";
import { toShopRows } from "./shop-rows.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";

const site = "https://carts.example";

test("an id that is too long for a shop is cut, and two that begin alike stay two", () => {
  const long = "denago-".repeat(13);
  const ids = [`${long}one`, `${long}two`, "denago-ev-city"];
  const images = ["/pictures/a.jpg"];
  const rows = toShopRows(
    site,
    ids.map((id) => makeVehicle({ id, images })),
  );
  expect(rows.map(({ id }) => id.length <= 50)).toEqual([true, true, true]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  expect(rows[2]?.id).toBe("denago-ev-city");
  expect(rows[0]?.link).toBe(`${site}/vehicles/${ids[0]}`);
});

test("our own pictures are given as WebP in full size, others as they are", () => {
  const images = [
    "/pictures/carts/x-front-960.avif",
    "/pictures/carts/x-side-960.avif",
    "https://pictures.example/x.jpg",
  ];
  const [row] = toShopRows(site, [makeVehicle({ images })]);
  expect(row?.imageLink).toBe(`${site}/pictures/carts/x-front-1440.webp`);
  expect(row?.moreImageLinks).toEqual([
    `${site}/pictures/carts/x-side-1440.webp`,
    "https://pictures.example/x.jpg",
  ]);
});

test("a vehicle without a picture is left out: shops refuse it", () => {
  expect(toShopRows(site, [makeVehicle({ images: [] })])).toEqual([]);
});

test("long titles and descriptions are cut, also in the middle of a sign of two units", () => {
  const [row] = toShopRows(site, [
    makeVehicle({
      name: `${"x".repeat(149)}🛺`,
      description: "y".repeat(5001),
      images: ["/a.png"],
    }),
  ]);
  expect(row?.title).toBe(`${"x".repeat(149)}\uFFFD`);
  expect(row?.description).toHaveLength(5000);
  expect(row?.description).toMatch(/yyy Street-legal\.$/);
});

test("a used vehicle that is sold says so", () => {
  const vehicle = makeVehicle({ isNew: false, inStock: false, images: ["/a.png"], price: 4500 });
  expect(toShopRows(site, [vehicle])[0]).toMatchObject({
    condition: "used",
    isInStock: false,
    price: "4500.00 USD",
  });
});

test("a row says what is known of public roads", () => {
  const images = ["/a.png"];
  const rows = toShopRows(
    site,
    streetLegalStatuses.map((streetLegal) =>
      makeVehicle({ streetLegal, description: "Two seats.", images }),
    ),
  );
  expect(rows.map(({ description }) => description)).toEqual([
    "Two seats. Street-legal: ask us for this cart's certificate.",
    "Two seats. Street-legal: LSV with a VIN.",
    "Two seats. Golf cart, governed below 20 mph.",
    "Two seats. Not for public roads.",
    "Two seats. Street-legal.",
  ]);
  expect(rows.map(({ streetLegal }) => streetLegal)).toEqual(streetLegalStatuses);
});

test("Google is told not to show what may be a road vehicle, because its policies refuse those", () => {
  const read = (streetLegal: StreetLegalStatus) => {
    const vehicle = makeVehicle({ streetLegal, images: ["/a.png"] });
    const xml = [...buildGoogleFeed(site, [vehicle])].join("");
    return Array.from(
      xml.matchAll(/<g:excluded_destination>(.*?)<\/g:excluded_destination>/g),
      ([, name = ""]) => name,
    );
  };
  const everywhere = [
    "Shopping_ads",
    "Local_inventory_ads",
    "Free_listings",
    "Free_local_listings",
  ];
  for (const status of ["unconfirmed", "lsv", "street-legal"] as const) {
    expect(read(status), status).toEqual(everywhere);
  }
  for (const status of ["golf-cart", "off-road"] as const) expect(read(status), status).toEqual([]);
});
