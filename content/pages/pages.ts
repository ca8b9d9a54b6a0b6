import type { Municipality, Place, State } from "#domain/geography/place.ts";
import type { Page } from "./page.ts";
import { placePath, statePath, townPath } from "./paths.ts";
import { business } from "#content/dealership/business.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { mainPages } from "./main-pages.ts";
import { modelPages, turntablePages } from "./model-pages.ts";
import { policyPages } from "./policy-pages.ts";
import { states } from "#content/places/states.ts";

const plain = { islands: [], query: [], isIndexed: true } as const;

/** Every public page. What is missing here does not exist. */
export const pages: readonly Page[] = [
  ...mainPages,
  ...modelPages,
  ...turntablePages,
  ...policyPages,
  ...states.map(buildStatePage),
  ...states.flatMap((state) => state.places.map((place) => buildPlacePage(state, place))),
  ...municipalities.map(buildTownPage),
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

function buildStatePage(state: State): Page {
  return {
    ...plain,
    path: statePath(state),
    name: state.name,
    title: `${state.name} golf carts: sales, rentals, service`,
    description: `Electric golf carts for ${state.places.length} places on the ${state.name} shore: what to buy or rent, how far delivery goes, and what the road rules say.`,
    kind: "state",
  };
}

function buildPlacePage(state: State, place: Place): Page {
  return {
    ...plain,
    path: placePath(state, place),
    name: place.name,
    title: `Golf carts in ${place.name}, ${state.abbreviation}`,
    description: `Electric golf carts for ${place.name}, ${state.name}: delivery from our showroom, models that suit the distances, and a map of its shore.`,
    kind: "place",
  };
}

function buildTownPage(town: Municipality): Page {
  return {
    ...plain,
    path: townPath(town),
    name: town.name,
    title: `Golf carts in ${town.name}, Delaware`,
    description: `Electric carts for ${town.name} in ${town.county} County, Delaware: distance and delivery from ${business.showroom.city}, towns nearby and the closest beaches.`,
    kind: "town",
  };
}
