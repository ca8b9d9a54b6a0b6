import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { SiteContext } from "#app/context.ts";
import PlacePage from "#app/places/place-page.tsx";
import { readPlacePage } from "#app/places/place/place-view-model.ts";
import { business } from "#content/dealership/business.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { municipalities } from "#content/places/municipalities.ts";
import { otherPlacesMax } from "#content/places/places.ts";
import { coastalPlaces, states } from "#content/places/states.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { drawIllustrations } from "#illustrations/draw-illustrations.ts";
import { createIllustrations } from "#server/pages/illustrations.ts";
import { makeCatalogue } from "#tests/fixtures/vehicles.ts";

/**
 * Search engines take near-identical pages of cities for doorways, and so do visitors. Each page of a
 * place is rendered as it is served; its main text, names of places removed, is cut into runs of five
 * words, and any two pages are compared by the share of runs they have in common (Jaccard).
 */
const runLength = 5;
const medianMax = 0.35;
const pairMax = 0.6;

const vehicles = catalogue as Vehicle[];
const { manifest } = drawIllustrations({
  states,
  municipalities,
  showroom: business.showroom.coordinates,
});
const site = {
  illustrations: createIllustrations(manifest),
  catalogue: () => Promise.resolve(makeCatalogue(vehicles)),
  now: () => new Date("2026-11-20T12:00:00Z"),
} as Partial<SiteContext> as SiteContext;

interface RenderedPlace {
  name: string;
  html: string;
  text: string;
  runs: Set<string>;
}

let pages: RenderedPlace[] = [];

beforeAll(async () => {
  pages = await Promise.all(
    coastalPlaces.map(async (found) => {
      const { state, place } = found;
      const page = await readPlacePage(site, found);
      const loaderData = { stateSlug: state.slug, placeSlug: place.slug, ...page };
      // The router hands a page more than it reads.
      const Page = PlacePage as unknown as FunctionComponent<{ loaderData: typeof loaderData }>;
      const html = renderToStaticMarkup(createElement(Page, { loaderData }));
      const text = readMainText(html);
      return { name: `${place.name}, ${state.abbreviation}`, html, text, runs: runsOf(text) };
    }),
  );
});

test("any two place pages share at most 0.60 of their runs of five words, the median at most 0.35", () => {
  const pairs = pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => ({
      share: shareOfRuns(one.runs, other.runs),
      names: `${one.name} and ${other.name}`,
    })),
  );
  const sorted = pairs.toSorted((one, other) => one.share - other.share);
  const [median, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  process.stdout.write(
    `Runs in common: median ${median?.share.toFixed(3)}, most ${most?.share.toFixed(3)} (${most?.names})\n`,
  );
  expect(median?.share).toBeLessThanOrEqual(medianMax);
  expect(pairs.filter(({ share }) => share > pairMax)).toEqual([]);
});

test("every page computes delivery, way, shore, sunset, neighbors and range", () => {
  const facts = ["Delivery", "From our showroom", "The shore", "Sunset", "Nearest place"];
  const isWithoutFact = ({ html }: RenderedPlace) =>
    !facts.every((fact) => html.includes(`>${fact}</h3>`));
  const sun = /On June 21 the sun is up from \d+:\d\d AM to \d+:\d\d PM/;
  expect(pages.filter(isWithoutFact).map(({ name }) => name)).toEqual([]);
  expect(pages.filter(({ text }) => !sun.test(text)).map(({ name }) => name)).toEqual([]);
  expect(pages.filter(({ text }) => /undefined|NaN|Infinity/.test(text))).toEqual([]);
});

test("Destin and Panama City Beach say that they keep Central time, and no other place does", () => {
  const central = pages.filter(({ text }) => text.includes("keeps Central time"));
  expect(central.map(({ name }) => name)).toEqual(["Destin, FL", "Panama City Beach, FL"]);
});

test("Ocean City and Portsmouth each point to the other of the name", () => {
  const doubles = pages.filter(({ text }) => text.includes("Looking for"));
  expect(doubles.map(({ name }) => name)).toEqual([
    "Portsmouth, NH",
    "Ocean City, NJ",
    "Ocean City, MD",
    "Portsmouth, VA",
  ]);
});

test("a place page lists eight others of its state, or all where there are fewer", () => {
  const counts = pages.map(({ html }) => readOtherPlaces(html).length);
  expect(counts).toEqual(
    coastalPlaces.map(({ state }) => Math.min(otherPlacesMax, state.places.length - 1)),
  );
});

/** The places that the section of that name links to; a state has a page, and is no place. */
function readOtherPlaces(html: string): string[] {
  const [, section = ""] = />Other places in [^<]*<\/h2>([\s\S]*?)<\/section>/.exec(html) ?? [];
  return Array.from(
    section.matchAll(/<a [^>]*href="\/[a-z-]+\/[a-z-]+-golf-carts"/g),
    ([link]) => link,
  );
}

const placeNames = [
  ...states.map(({ name }) => name),
  ...coastalPlaces.map(({ place }) => place.name),
  ...municipalities.map(({ name }) => name),
].toSorted((one, other) => other.length - one.length);
const anyName = new RegExp(
  `\\b(${placeNames.map((name) => name.replaceAll(".", "\\.")).join("|")})(?!\\w)`,
  "g",
);

/** The words a visitor reads: no drawings, no tables behind maps. */
function readMainText(html: string): string {
  return html
    .replaceAll(/<(svg|details|nav)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function runsOf(text: string): Set<string> {
  const words = text
    .replaceAll(anyName, " ")
    .toLowerCase()
    .split(/[^a-z0-9'$.]+/)
    .filter((word) => word !== "");
  const starts = words.slice(runLength - 1).keys();
  return new Set(starts.map((start) => words.slice(start, start + runLength).join(" ")));
}

function shareOfRuns(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((run) => other.has(run)).length;
  return common / (one.size + other.size - common);
}
