import { expect, test } from "vitest";
import { makeCatalogue, makeVehicle } from "#tests/fixtures/vehicles.ts";
import { createSeoRoutes } from "./seo-routes.ts";
import { divideSitemap, writeSitemap } from "./sitemaps.ts";

const siteUrl = "https://carts.example";
const images = ["/pictures/a.webp", `https://cdn.example/?${"'&é".repeat(60)}`];
const readEntry = (path: string) => ({ path, changedAt: "2026-11-23T00:00:00.000Z", images });
const paths = Array.from({ length: 40 }, (_, index) => `/vehicles/cart-${index}`);

test("a sitemap is divided by its number of URLs, in its order, and an empty one is one", () => {
  const limits = { urlsMax: 15, bytesMax: 1_000_000 };
  const parts = divideSitemap(siteUrl, paths, readEntry, limits);
  expect(parts.map(({ length }) => length)).toEqual([15, 15, 10]);
  expect(parts.flat()).toEqual(paths);
  expect(divideSitemap(siteUrl, [], readEntry, limits)).toEqual([[]]);
});

test("no part of a sitemap is written with more bytes than it may have", () => {
  const bytesMax = 9_000;
  const parts = divideSitemap(siteUrl, paths, readEntry, { urlsMax: 50_000, bytesMax });
  expect(parts.flat()).toEqual(paths);
  const sizes = parts.map((part) =>
    Buffer.byteLength([...writeSitemap(siteUrl, part, readEntry)].join("")),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(bytesMax);
});

test("50,001 vehicles are in two sitemaps, which the index names beside the others", async () => {
  const vehicles = Array.from({ length: 50_001 }, (_, index) =>
    makeVehicle({ id: `cart-${index}` }),
  );
  const catalogue = makeCatalogue(vehicles);
  const app = createSeoRoutes({
    inventory: { snapshot: () => Promise.resolve(catalogue) },
    pageDates: { find: () => undefined, version: 1 },
    siteUrl,
    isStaging: false,
  });
  const read = async (path: string) => (await app.request(path)).text();
  const listed = (text: string) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
  const parts = ["pages", "vehicles", "vehicles-2", "places"];
  expect(listed(await read("/sitemap.xml"))).toEqual(
    parts.map((name) => `${siteUrl}/sitemaps/${name}.xml`),
  );
  expect(listed(await read("/sitemaps/vehicles.xml"))).toHaveLength(50_000);
  expect(listed(await read("/sitemaps/vehicles-2.xml"))).toEqual([
    `${siteUrl}/vehicles/cart-50000`,
  ]);
  for (const name of ["vehicles-3", "vehicles-1", "vehicles-02", "vehicles-0"]) {
    const { status, headers } = await app.request(`/sitemaps/${name}.xml`);
    expect([status, headers.get("X-Content-Type-Options")], name).toEqual([404, "nosniff"]);
  }
});
