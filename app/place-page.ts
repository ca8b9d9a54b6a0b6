import { business } from "#content/business.ts";
import { serviceFees } from "#content/fees.ts";
import { placePath, statePath } from "#content/pages.ts";
import {
  deliveryTerms,
  deliveryTiming,
  ferryPlaces,
  findStreetMapView,
  otherPlacesMax,
  placeTypeNames,
  reserveShare,
} from "#content/places.ts";
import { rentalClasses } from "#content/rental-plans.ts";
import { type CoastalPlace, coastalPlaces } from "#content/states.ts";
import { nearest, type Neighbor } from "#domain/geography.ts";
import type { Coordinates, Municipality, Place } from "#domain/place.ts";
import { describePlaceFacts } from "#domain/place-facts.ts";
import {
  directionsAddress,
  mapSearchAddress,
  streetMapFrameAddress,
  type StreetMapView,
} from "#domain/street-map.ts";
import { type CartFigures, rangeMilesOf } from "#domain/suitability.ts";
import type { Vehicle } from "#domain/vehicle.ts";
import type { ListedPlace } from "./components/place-list.tsx";
import { describeServices } from "./components/place-services.ts";
import type { RangeCarts } from "./components/place-sentences.ts";
import type { Catalogue, SiteContext } from "./context.ts";

const everyPlace = coastalPlaces.map(({ state, place }) => ({ ...place, state }));
type PlaceOfState = (typeof everyPlace)[number];

/** The place whose page this is, or undefined: then there is none. */
export function findPlaceByPath(path: string): CoastalPlace | undefined {
  return coastalPlaces.find(({ state, place }) => placePath(state, place) === path);
}

/** Everything a place's page shows beside its words. */
export async function readPlacePage(site: SiteContext, { state, place }: CoastalPlace) {
  const { facts, carts, prices } = await readFacts(site, place);
  const others = state.places.filter(({ slug }) => slug !== place.slug);
  const context = describeContext(place.name, ferryPlaces.has(`${state.slug}/${place.slug}`));
  return {
    facts,
    carts,
    context,
    services: describeServices({ place: context, facts, prices }),
    map: site.maps.place(state.slug, place.slug),
    sceneAddress: site.scenes.place(state.slug, place.slug),
    streetMap: describeStreetMap({
      name: place.name,
      state,
      coordinates: place.coordinates,
      view: findStreetMapView(state.slug, place.slug),
    }),
    others: nearest(place.coordinates, others, otherPlacesMax).map(
      ({ item, miles, wind }): ListedPlace => ({
        href: placePath(state, item),
        name: item.name,
        kind: placeTypeNames[item.type],
        miles,
        wind,
      }),
    ),
    namesakes: coastalPlaces
      .filter((other) => other.place.name === place.name && other.state.slug !== state.slug)
      .map((other) => ({ href: placePath(other.state, other.place), stateName: other.state.name })),
  };
}

/** Facts of a place or a town, with the carts of the catalogue as it stands. */
export async function readFacts(site: SiteContext, place: Place | Municipality) {
  const catalogue = await site.catalogue();
  const carts = listCarts(catalogue);
  const facts = describePlaceFacts<PlaceOfState>({
    place,
    showroom: business.showroom.coordinates,
    neighbors: everyPlace,
    terms: deliveryTerms,
    timing: deliveryTiming,
    carts,
    reserveShare,
    land: site.maps.landNear(place.coordinates),
    year: site.now().getUTCFullYear(),
  });
  return { facts, carts: summarizeCarts(carts, catalogue), prices: readPrices(catalogue) };
}

/** What sentences need beside the figures. */
export function describeContext(name: string, isFerryPlace = false) {
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
  return neighbors.map(({ item, miles, wind }) => ({
    href: placePath(item.state, item),
    name: item.name,
    kind: item.state.name,
    miles,
    wind,
  }));
}

interface StreetMapInput {
  name: string;
  state: { name: string; abbreviation: string };
  coordinates: Coordinates;
  view: StreetMapView;
}

/** The street map of a place or a town, and the links that lead there. */
export function describeStreetMap({ name, state, coordinates, view }: StreetMapInput) {
  const { streetMap, directions } = business;
  return {
    title: `Street map of ${name}, ${state.name}`,
    providerName: streetMap.name,
    frameAddress: streetMapFrameAddress(streetMap.origin, view, true),
    directionsHref: directionsAddress(directions.origin, coordinates),
    searchHref: mapSearchAddress(directions.origin, `${name}, ${state.abbreviation}`),
  };
}

/** The way up from a place's page. */
export function trailTo({ state }: Pick<CoastalPlace, "state">) {
  return [
    { href: "/", label: "Home" },
    { href: statePath(state), label: state.name },
  ];
}

/** A vehicle of an imported list may state no range: it is left out of trips. */
function listCarts(catalogue: Catalogue | null): CartFigures[] {
  return (catalogue?.vehicles ?? [])
    .filter(({ specifications }) => /^\d/.test(specifications.range))
    .map(({ id, specifications }: Vehicle) => ({
      id,
      rangeMiles: rangeMilesOf(specifications.range),
      seats: specifications.seatingCapacity,
    }));
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
