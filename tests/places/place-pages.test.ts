import { beforeAll, expect, test } from "vitest";
import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { nearbyPlaces } from "#content/places/places.ts";
import { roadDistanceToPlace, roadDistanceToTown } from "#content/places/road-miles.ts";
import { coastalPlaces } from "#content/places/states.ts";
import { waterOfPlace, waterOfTown } from "#content/places/waters.ts";
import { findPage } from "#content/pages/pages.ts";
import { placePath, townPath } from "#content/pages/paths.ts";
import { estimateDelivery, type RoadDistance } from "#domain/delivery/delivery.ts";
import { greatCircleMiles } from "#domain/geography/geography.ts";
import type { Water } from "#domain/geography/place.ts";
import { formatDollars } from "#domain/money/money.ts";
import { renderPlaces, type RenderedPage, toMaskedRuns } from "./rendered-places.ts";

/**
 * Which pages of places are put before search engines, by a rule: at least 120 words of a page, names
 * and numbers masked, stand on at most 5 other pages, and it shares at most 0.60 of its runs with
 * another one of them, of which the one with more words of its own comes first. A word is counted by the run of five words that
 * begins with it. The result is `content/pages/indexed-places.json`; `npm run indexing` writes it again.
 */
const ownWordsMin = 120;
const otherPagesMax = 5;
const medianMax = 0.35;
const pairMax = 0.6;

let pages: (RenderedPage & { runs: string[]; ownWords: number })[] = [];
let placesAndTowns: RenderedPage[] = [];

beforeAll(async () => {
  const rendered = (await renderPlaces()).map((page) => ({
    ...page,
    runs: toMaskedRuns(page.text),
  }));
  const pagesWith = new Map<string, number>();
  for (const { runs } of rendered) {
    for (const run of new Set(runs)) pagesWith.set(run, (pagesWith.get(run) ?? 0) + 1);
  }
  pages = rendered.map((page) => ({
    ...page,
    ownWords: page.runs.filter((run) => (pagesWith.get(run) ?? 0) <= otherPagesMax + 1).length,
  }));
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
    expect(titles.slice(0, 3), path).toEqual([
      expect.stringMatching(/^Delivery to /),
      expect.stringMatching(/^A four-seater rented for a week (?:in|on|at) /),
      expect.stringMatching(/^Can I drive it (?:in|on|at) /),
    ]);
    expect(text, path).toMatch(
      /Sunset is at \d+:\d\d PM on June 21 and \d+:\d\d PM on December 21[.,]/,
    );
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
      text.matchAll(
        /(?:(?:[Dd]elivery|pickup|Bringing one)(?:St\.|[^.,:$])*)\s+[Aa]bout\s+(\$\d+(?:,\d{3})*)/g,
      ),
      ([, amount = ""]) => amount,
    );
    const known = [sale.dollars, rental.dollars].map(formatDollars);
    expect(
      amounts.filter((amount) => !known.includes(amount)),
      path,
    ).toEqual([]);
    const isShown = sale.dollars === 0 || amounts.includes(formatDollars(sale.dollars));
    expect(isShown, path).toBe(true);
  }
});

test("no mile of road is printed to the mile", () => {
  const inSentences = /(?<=(?:about|under) )[\d,]+(?= miles)/g;
  /** Of a state, where the head says "about": before the price of delivery. */
  const inRows = /[\d,]+(?= miles\s*(?:Free|\$))/g;
  for (const { path, kind, text } of pages) {
    const miles = Array.from(text.matchAll(kind === "state" ? inRows : inSentences), ([figure]) =>
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
    const isFar =
      estimateDelivery(distance, saleDelivery).roadMiles > deliveryTiming.carrierQuoteMiles;
    expect(text.includes("a carrier's quote may be lower"), path).toBe(isFar);
  }
});

test("the sun rises over the water only at the open Atlantic, and sets over it only at the Gulf", () => {
  const waters = new Map<string, Water>([
    ...coastalPlaces.map(
      ({ state, place }) =>
        [placePath(state, place), waterOfPlace(state.slug, place.slug)] as const,
    ),
    ...municipalities.map((town) => [townPath(town), waterOfTown(town.slug)] as const),
  ]);
  const claims = pages.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/with sun(rise|set) over/g), ([, verb]) => ({ path, verb })),
  );
  expect(claims.length).toBeGreaterThan(0);
  for (const { path, verb } of claims) {
    const name = verb === "rise" ? "the Atlantic" : "the Gulf";
    expect(waters.get(path), path).toEqual({ kind: "ocean", name });
  }
  expect(pages.filter(({ text }) => /percent of the|round trip|there and back/.test(text))).toEqual(
    [],
  );
});

test("Destin and Panama City Beach are on Central time, and no other place is", () => {
  const central = pages.filter(({ text }) => text.includes("Central time, an hour behind"));
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

test("a place page lists the others of its state within 40 miles, eight at most and three at least", () => {
  const counts = pages
    .filter(({ kind }) => kind === "place")
    .map(({ html }) => readOtherPlaces(html).length);
  const { placesMax, milesMax, placesMin } = nearbyPlaces;
  expect([placesMax, milesMax, placesMin]).toEqual([8, 40, 3]);
  expect(counts).toEqual(
    coastalPlaces.map(({ state, place }) => {
      const others = state.places.filter((other) => other !== place);
      const near = others.filter(
        ({ coordinates }) => greatCircleMiles(place.coordinates, coordinates) <= milesMax,
      );
      return Math.min(placesMax, others.length, Math.max(placesMin, near.length));
    }),
  );
  const capeMay = pages.find(({ path }) => path === "/new-jersey/cape-may-golf-carts");
  expect(readOtherPlaces(capeMay?.html ?? "")).toHaveLength(6);
});

test("the pages before search engines are those with 120 words of their own, and no others", async () => {
  const indexed = chooseIndexed();
  for (const kind of ["place", "town", "state"] as const) {
    const counts = pages.filter((page) => page.kind === kind).map(({ ownWords }) => ownWords);
    const sorted = counts.toSorted((one, other) => one - other);
    const enough = indexed.filter((page) => page.kind === kind).length;
    process.stdout.write(
      `${kind}: ${enough} of ${sorted.length} indexed, median ${sorted[Math.floor(sorted.length / 2)]} words of their own\n`,
    );
  }
  const paths = indexed.map(({ path }) => path);
  await expect(`${JSON.stringify(paths, null, 2)}\n`).toMatchFileSnapshot(
    "../../content/pages/indexed-places.json",
  );
  const marked = pages.filter(({ path }) => findPage(path)?.isIndexed).map(({ path }) => path);
  expect(marked).toEqual(paths);
});

test("any two indexed pages share at most 0.60 of their runs of five words, the median at most 0.35", () => {
  const indexed = pages
    .filter(({ path }) => findPage(path)?.isIndexed)
    .map(({ path, runs }) => ({ path, runs: new Set(runs) }));
  const pairs = indexed
    .flatMap((one, index) =>
      indexed.slice(index + 1).map((other) => ({
        share: shareOfRuns(one.runs, other.runs),
        paths: `${one.path} and ${other.path}`,
      })),
    )
    .toSorted((one, other) => one.share - other.share);
  const [median, most] = [pairs[Math.floor(pairs.length / 2)], pairs.at(-1)];
  process.stdout.write(
    `Runs in common: median ${median?.share.toFixed(3)}, most ${most?.share.toFixed(3)} (${most?.paths})\n`,
  );
  expect(median?.share).toBeLessThanOrEqual(medianMax);
  expect(pairs.filter(({ share }) => share > pairMax)).toEqual([]);
});

/** The pages with enough words of their own, those with most first, that are not too like one before. */
function chooseIndexed(): typeof pages {
  const candidates = pages
    .filter(({ ownWords }) => ownWords >= ownWordsMin)
    .map((page) => ({ page, runs: new Set(page.runs) }))
    .toSorted((one, other) => other.page.ownWords - one.page.ownWords);
  const chosen: typeof candidates = [];
  for (const candidate of candidates) {
    const isUnlike = chosen.every(({ runs }) => shareOfRuns(runs, candidate.runs) <= pairMax);
    if (isUnlike) chosen.push(candidate);
  }
  const paths = new Set(chosen.map(({ page }) => page.path));
  return pages.filter(({ path }) => paths.has(path));
}

/** The places that the section of that name links to; a state has a page, and is no place. */
function readOtherPlaces(html: string): string[] {
  const [, section = ""] = />Nearby in [\s\S]*?<\/h3>([\s\S]*?)<\/section>/.exec(html) ?? [];
  // The map above the list has a table of its own.
  const list = section.replace(/<table[\s\S]*<\/table>/, "");
  return Array.from(
    list.matchAll(/<a [^>]*href="\/[a-z-]+\/[a-z-]+-golf-carts"/g),
    ([link]) => link,
  );
}

function shareOfRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((run) => other.has(run)).length;
  return common / (one.size + other.size - common);
}
