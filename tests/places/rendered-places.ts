import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteContext } from "#app/context.ts";
import PlacePage from "#app/places/place-page.tsx";
import { readPlacePage } from "#app/places/place/place-view-model.ts";
import { StatePage } from "#app/places/state/state-page.tsx";
import { readStatePage } from "#app/places/state/state-view-model.ts";
import { TownPage } from "#app/places/town/town-page.tsx";
import { readTownPage } from "#app/places/town/town-view-model.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { placePath, statePath, townPath } from "#content/pages/paths.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { coastalPlaces, states } from "#content/places/states.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { drawIllustrations } from "#illustrations/draw-illustrations.ts";
import { createIllustrations } from "#server/pages/illustrations.ts";
import { makeCatalogue } from "#tests/fixtures/vehicles.ts";

export interface RenderedPage {
  path: string;
  kind: "place" | "town" | "state";
  html: string;
  /** The words a visitor reads: no drawings, no tables behind maps. */
  text: string;
}

const vehicles = catalogue as Vehicle[];

/** Every page of a place, a town and a state as it is served, with the first catalogue. */
export async function renderPlaces(): Promise<RenderedPage[]> {
  const { manifest } = drawIllustrations({ states, municipalities });
  const site = {
    illustrations: createIllustrations(manifest),
    catalogue: () => Promise.resolve(makeCatalogue(vehicles)),
    now: () => new Date("2026-11-20T12:00:00Z"),
  } as Partial<SiteContext> as SiteContext;
  return Promise.all([
    ...coastalPlaces.map(async (found) => {
      const { state, place } = found;
      const page = await readPlacePage(site, found);
      const loaderData = { stateSlug: state.slug, placeSlug: place.slug, ...page };
      // The router hands a page more than it reads.
      const Page = PlacePage as unknown as FunctionComponent<{ loaderData: typeof loaderData }>;
      const html = renderToStaticMarkup(createElement(Page, { loaderData }));
      return toRenderedPage("place", placePath(state, place), html);
    }),
    ...municipalities.map(async (town) => {
      const page = await readTownPage(site, town);
      const html = renderToStaticMarkup(createElement(TownPage, { town, page }));
      return toRenderedPage("town", townPath(town), html);
    }),
    ...states.map(async (state) => {
      const page = await readStatePage(site, state);
      const html = renderToStaticMarkup(createElement(StatePage, { state, page }));
      return toRenderedPage("state", statePath(state), html);
    }),
  ]);
}

function toRenderedPage(kind: RenderedPage["kind"], path: string, html: string): RenderedPage {
  const text = html
    // A state's rules are folded too, and are text of the page: they are marked for print.
    .replaceAll(/<(svg|details|nav|script)\b(?! class="prints)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  return { path, kind, html, text };
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

/** How many words a run has: long enough that the same run is the same sentence. */
const runLength = 5;

/** The words of a text in runs of five, names of places and numbers masked, one for each word that begins one. */
export function toMaskedRuns(text: string): string[] {
  const words = text
    .replaceAll(anyName, " ")
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter((word) => word !== "");
  return words
    .slice(runLength - 1)
    .map((_, start) => words.slice(start, start + runLength).join(" "));
}
