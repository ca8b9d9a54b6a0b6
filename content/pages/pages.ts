import type { Municipality, Place, State } from "#domain/geography/place.ts";
import type { Page } from "./page.ts";
import { placePath, statePath, townPath } from "./paths.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { formatInPlace, formatPlaceName } from "#content/places/place-phrases.ts";
import { mainPages } from "./main-pages.ts";
import { modelPages, turntablePages } from "./model-pages.ts";
import { policyPages } from "./policy-pages.ts";
import { states } from "#content/places/states.ts";
import indexedPlaces from "./indexed-places.json" with { type: "json" };

/** Pages of places with enough of their own to say; tests/places has the rule, `npm run indexing` writes it. */
const indexed: ReadonlySet<string> = new Set(indexedPlaces);

const plain = { islands: [], query: [], isIndexed: true } as const;

/** Every public page. What is missing here does not exist. */
export const pages: readonly Page[] = [
  ...mainPages,
  ...modelPages,
  ...turntablePages,
  ...policyPages,
  ...states.map(buildStatePage).map(markIndexed),
  ...states
    .flatMap((state) => state.places.map((place) => buildPlacePage(state, place)))
    .map(markIndexed),
  ...municipalities.map(buildTownPage).map(markIndexed),
];

const pagesByPath = new Map(pages.map((page) => [page.path, page]));

/** The page at this path, or undefined: then it does not exist. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path);
}

/** The page at a path that the site itself wrote. Throws when it does not exist. */
export function requirePage(path: string): Page {
  const page = findPage(path);
  if (!page) throw new Error(`content/pages/pages.ts lists no page ${path}`);
  return page;
}

/**
 * Whether a search engine may list what is shown under a page's path with this query. A filtered list
 * is a part of the whole one, so only the whole one is listed.
 * @param query as in a URL, with or without its question mark.
 */
export function isUrlIndexed({ kind, isIndexed }: Page, query: string): boolean {
  const isFiltered = kind === "inventory" && query.replace(/^\?/, "") !== "";
  return isIndexed && !isFiltered;
}

function markIndexed(page: Page): Page {
  return { ...page, isIndexed: indexed.has(page.path) };
}

function buildStatePage(state: State): Page {
  return {
    ...plain,
    path: statePath(state),
    name: state.name,
    title: `${state.name} golf carts: sales, rentals, service`,
    description: `Electric golf carts for ${state.places.length} places on the ${state.name} coast: what one costs delivered, what a week's rental costs, and where you may drive it.`,
    kind: "state",
  };
}

function buildPlacePage(state: State, place: Place): Page {
  return {
    ...plain,
    path: placePath(state, place),
    name: place.name,
    title: `Golf carts ${formatInPlace(place.name)}, ${state.abbreviation}`,
    description: `Electric golf carts for ${formatPlaceName(place.name)}, ${state.name}: what one costs delivered to you, what a week's rental costs, and where you may drive it.`,
    kind: "place",
  };
}

function buildTownPage(town: Municipality): Page {
  return {
    ...plain,
    path: townPath(town),
    name: town.name,
    title: `Golf carts in ${town.name}, Delaware`,
    description: `Electric golf carts for ${town.name} in ${town.county} County, Delaware: what one costs delivered, what a week's rental costs, and where you may drive it.`,
    kind: "town",
  };
}
