import { business } from "#content/dealership/business.ts";
import { deliveryTerms, deliveryTiming } from "#content/dealership/delivery.ts";
import { serviceFees } from "#content/dealership/fees.ts";
import { streetMapWords } from "#content/pages/words/place.ts";
import { placePath, statePath } from "#content/pages/paths.ts";
import {
  ferryPlaces,
  findStreetMapView,
  otherPlacesMax,
  placeTypeNames,
  reserveShare,
} from "#content/places/places.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { type CoastalPlace, coastalPlaces } from "#content/places/states.ts";
import { nearest, type Neighbor } from "#domain/geography/geography.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import type { Coordinates, Municipality, Place } from "#domain/geography/place.ts";
import { buildPlaceFacts } from "./place-facts.ts";
import {
  buildDirectionsUrl,
  buildMapSearchUrl,
  buildStreetMapFrameUrl,
  type StreetMapView,
} from "#domain/geography/street-map-url.ts";
import { type CartFigures, parseRangeMiles } from "#domain/catalogue/range.ts";
import type { ListedPlace } from "./place-list.tsx";
import { buildPlaceServices } from "./place-services.ts";
import type { RangeCarts } from "./place-sentences.ts";
import type { SiteContext } from "#app/context.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";

const everyPlace = coastalPlaces.map(({ state, place }) => ({ ...place, state }));
type PlaceOfState = (typeof everyPlace)[number];

/** The place whose page this is, or undefined: then there is none. */
export function findPlaceByPath(path: string): CoastalPlace | undefined {
  return coastalPlaces.find(({ state, place }) => placePath(state, place) === path);
}

/** The figures, links, lists and maps of the page of a place. */
export async function readPlacePage(site: SiteContext, { state, place }: CoastalPlace) {
  const { map, facing, sceneUrl } = site.illustrations.place(state.slug, place.slug);
  const { facts, carts, prices } = await readFacts(site, place, facing);
  const others = state.places.filter(({ slug }) => slug !== place.slug);
  const context = buildSentenceContext(place.name, ferryPlaces.has(`${state.slug}/${place.slug}`));
  return {
    facts,
    carts,
    context,
    services: buildPlaceServices({ place: context, facts, prices }),
    map,
    sceneUrl,
    streetMap: buildStreetMap({
      name: place.name,
      state,
      coordinates: place.coordinates,
      view: findStreetMapView(state.slug, place.slug),
    }),
    others: nearest(place.coordinates, others, otherPlacesMax).map(
      ({ item, miles, direction }): ListedPlace => ({
        href: placePath(state, item),
        name: item.name,
        kind: placeTypeNames[item.type],
        miles,
        direction,
      }),
    ),
    namesakes: coastalPlaces
      .filter((other) => other.place.name === place.name && other.state.slug !== state.slug)
      .map((other) => ({ href: placePath(other.state, other.place), stateName: other.state.name })),
  };
}

/** The computed facts of a place or a town, with the present carts of the catalogue. */
export async function readFacts(
  site: SiteContext,
  place: Place | Municipality,
  facing: ShoreFacing,
) {
  const catalogue = await site.catalogue();
  const carts = listCarts(catalogue);
  const facts = buildPlaceFacts<PlaceOfState>({
    place,
    showroom: business.showroom.coordinates,
    neighbors: everyPlace,
    terms: deliveryTerms,
    timing: deliveryTiming,
    carts,
    reserveShare,
    facing,
    year: site.now().getUTCFullYear(),
  });
  return { facts, carts: summarizeCarts(carts, catalogue), prices: readPrices(catalogue) };
}

/** What sentences need beside the figures. */
export function buildSentenceContext(name: string, isFerryPlace = false) {
  return {
    name,
    isFerryPlace,
    showroomCity: business.showroom.city,
    freeMiles: deliveryTerms.freeMiles,
    arrangementMiles: deliveryTerms.arrangementMiles,
    dollarsPerMile: deliveryTerms.dollarsPerMile,
    reserveShare,
  };
}

/** Coastal places as a list shows them, each with its state. */
export function listNeighbors(neighbors: readonly Neighbor<PlaceOfState>[]): ListedPlace[] {
  return neighbors.map(({ item, miles, direction }) => ({
    href: placePath(item.state, item),
    name: item.name,
    kind: item.state.name,
    miles,
    direction,
  }));
}

interface StreetMapInput {
  name: string;
  state: { name: string; abbreviation: string };
  coordinates: Coordinates;
  view: StreetMapView;
}

/** The street map of a place or a town, and the links that lead there. */
export function buildStreetMap({ name, state, coordinates, view }: StreetMapInput) {
  const { streetMap, directions } = business;
  return {
    title: streetMapWords.formatTitle(`${name}, ${state.name}`),
    providerName: streetMap.name,
    frameUrl: buildStreetMapFrameUrl(streetMap.origin, view, true),
    directionsHref: buildDirectionsUrl(directions.origin, coordinates),
    searchHref: buildMapSearchUrl(directions.origin, `${name}, ${state.abbreviation}`),
  };
}

/** The breadcrumbs above a place. */
export function buildBreadcrumbs({ state }: Pick<CoastalPlace, "state">) {
  return [
    { href: "/", label: "Home" },
    { href: statePath(state), label: state.name },
  ];
}

/** A vehicle of an imported list may state no range in miles: it is left out of trips. */
function listCarts(catalogue: Catalogue | null): CartFigures[] {
  return (catalogue?.vehicles ?? []).flatMap(({ id, specifications }) => {
    const rangeMiles = parseRangeMiles(specifications.range);
    return rangeMiles === null ? [] : [{ id, rangeMiles, seats: specifications.seatingCapacity }];
  });
}

function summarizeCarts(carts: readonly CartFigures[], catalogue: Catalogue | null): RangeCarts {
  const [longest] = carts.toSorted((one, other) => other.rangeMiles - one.rangeMiles);
  const name = longest && catalogue?.byId.get(longest.id)?.name;
  return longest && name !== undefined
    ? { count: carts.length, longest: { name, rangeMiles: longest.rangeMiles } }
    : { count: carts.length };
}

function readPrices(catalogue: Catalogue | null) {
  const cartPrices = (catalogue?.vehicles ?? []).map(({ price }) => price);
  const rentalPrices = rentalClasses.flatMap(({ plans }) =>
    plans.filter(({ id }) => id === "daily").map(({ priceDollars }) => priceDollars),
  );
  return {
    cartFrom: cartPrices.length > 0 ? Math.min(...cartPrices) : undefined,
    rentalDayFrom: Math.min(...rentalPrices),
    laborHour: serviceFees.laborPerHourDollars,
  };
}
