import { beforeAll, expect, test } from "vitest";
import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { otherPlacesMax } from "#content/places/places.ts";
import { roadDistanceToPlace, roadDistanceToTown } from "#content/places/road-miles.ts";
import { coastalPlaces } from "#content/places/states.ts";
import { placePath, townPath } from "#content/pages/paths.ts";
import { estimateDelivery, type RoadDistance } from "#domain/delivery/delivery.ts";
import { formatDollars } from "#domain/money/money.ts";
import { renderPlaces, type RenderedPage } from "./rendered-places.ts";

let pages: RenderedPage[] = [];
let placesAndTowns: RenderedPage[] = [];

beforeAll(async () => {
  pages = await renderPlaces();
  placesAndTowns = pages.filter(({ kind }) => kind !== "state");
});

const distances = new Map<string, RoadDistance>([
  ...coastalPlaces.map(
    ({ state, place }) =>
      [placePath(state, place), roadDistanceToPlace(state.slug, place.slug)] as const,
  ),
  ...municipalities.map((town) => [townPath(town), roadDistanceToTown(town.slug)] as const),
]);

test("every page answers what it costs, whether one may drive there and when the sun sets, in that order", () => {
  for (const { path, html, text } of placesAndTowns) {
    const titles = Array.from(html.matchAll(/<h3 [^>]*>([^<]*)<\/h3>/g), ([, title = ""]) => title);
    expect(titles.slice(0, 4), path).toEqual([
      expect.stringMatching(/^A cart bought and delivered to /),
      expect.stringMatching(/^A four-seater rented for a week in /),
      expect.stringMatching(/^May I drive it in /),
      "Sunset",
    ]);
    expect(text, path).toMatch(/On June 21 the sun is up from \d+:\d\d AM to \d+:\d\d PM/);
    expect(text, path).not.toMatch(/undefined|NaN|Infinity/);
  }
});

test("every dollar amount of a delivery is that of the module, with the terms of its kind", () => {
  for (const { path, text } of placesAndTowns) {
    const distance = distances.get(path);
    if (!distance) throw new Error(`No distance for ${path}`);
    const sale = estimateDelivery(distance, saleDelivery);
    const rental = estimateDelivery(distance, rentalDelivery);
    const amounts = Array.from(
      text.matchAll(/(?:Delivery|delivery|pickup|Bringing one)[^.:$]*(\$[\d,]+)/g),
      ([, amount = ""]) => amount,
    );
    const known = [sale.dollars, rental.dollars].map(formatDollars);
    expect(amounts.filter((amount) => !known.includes(amount)), path).toEqual([]);
    if (sale.dollars > 0) expect(amounts, path).toContain(formatDollars(sale.dollars));
  }
});

test("no mile of road is printed to the mile", () => {
  for (const { path, text } of pages) {
    const miles = Array.from(text.matchAll(/(?:about|under) ([\d,]+) miles/g), ([, figure = ""]) =>
      Number(figure.replaceAll(",", "")),
    );
    expect(miles.length, path).toBeGreaterThan(0);
    for (const figure of miles) expect(figure % (figure < 200 ? 5 : 10), path).toBe(0);
  }
});

test("only beyond 250 miles a page says that a carrier may be cheaper", () => {
  for (const { path, text } of placesAndTowns) {
    const distance = distances.get(path);
    if (!distance) throw new Error(`No distance for ${path}`);
    const isFar = estimateDelivery(distance, saleDelivery).roadMiles > deliveryTiming.carrierQuoteMiles;
    expect(text.includes("a carrier's quote may be lower"), path).toBe(isFar);
  }
});

test("Destin and Panama City Beach are on Central time, and no other place is", () => {
  const central = pages.filter(({ text }) => text.includes("is on Central time"));
  expect(central.map(({ path }) => path)).toEqual([
    "/florida/destin-golf-carts",
    "/florida/panama-city-beach-golf-carts",
  ]);
});

test("Ocean City and Portsmouth each point to the other of the name", () => {
  const doubles = pages.filter(({ text }) => text.includes("Looking for"));
  expect(doubles.map(({ path }) => path)).toEqual([
    "/new-hampshire/portsmouth-golf-carts",
    "/new-jersey/ocean-city-golf-carts",
    "/maryland/ocean-city-golf-carts",
    "/virginia/portsmouth-golf-carts",
  ]);
});

test("a place page lists eight others of its state, or all where there are fewer", () => {
  const counts = pages
    .filter(({ kind }) => kind === "place")
    .map(({ html }) => readOtherPlaces(html).length);
  expect(counts).toEqual(
    coastalPlaces.map(({ state }) => Math.min(otherPlacesMax, state.places.length - 1)),
  );
});

/** The places that the section of that name links to; a state has a page, and is no place. */
function readOtherPlaces(html: string): string[] {
  const [, section = ""] = />Nearby in [^<]*<\/h2>([\s\S]*?)<\/section>/.exec(html) ?? [];
  return Array.from(
    section.matchAll(/<a [^>]*href="\/[a-z-]+\/[a-z-]+-golf-carts"/g),
    ([link]) => link,
  );
}
