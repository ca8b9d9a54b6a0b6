import { business } from "#content/dealership/business.ts";
import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { placePage, streetMapWords } from "#content/pages/words/place.ts";
import { placePath, statePath } from "#content/pages/paths.ts";
import { findStreetMapView, nearbyPlaces } from "#content/places/places.ts";
import { placeServiceScenes } from "#content/places/page-scenes.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import { waterOfPlace } from "#content/places/waters.ts";
import { type CoastalPlace, coastalPlaces } from "#content/places/states.ts";
import { findLowestPrice, findLowestPriced } from "#domain/catalogue/availability.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import { listNearby } from "#domain/geography/nearby-places.ts";
import type { Coordinates, Municipality, Place, State, Water } from "#domain/geography/place.ts";
import type { RoadDistance } from "#domain/delivery/delivery.ts";
import { buildDrivingAnswer, needsPlates } from "./driving-answer.ts";
import { chooseLeadCarts } from "./lead-carts.ts";
import { choosePlaceCart } from "./place-cart.ts";
import { buildPlaceFacts, type PlaceFacts } from "./place-facts.ts";
import {
  buildDirectionsUrl,
  buildMapSearchUrl,
  buildStreetMapFrameUrl,
  type StreetMapView,
} from "#domain/geography/street-map-url.ts";
import type { ListedPlace } from "./place-list.tsx";
import { buildPlaceServices, findShopReach } from "./place-services.ts";
import type { PlaceContext } from "./place-sentences.ts";
import { readPageScene } from "#app/site/scene-band.tsx";
import type { PlaceCart } from "#app/places/shore-hero.tsx";
import type { SiteContext } from "#app/context.ts";

/** The place whose page this is, or undefined: then there is none. */
export function findPlaceByPath(path: string): CoastalPlace | undefined {
  return coastalPlaces.find(({ state, place }) => placePath(state, place) === path);
}

export type PlacePageData = Awaited<ReturnType<typeof readPlacePage>>;

/** The figures, links, lists and maps of the page of a place. */
export async function readPlacePage(site: SiteContext, { state, place }: CoastalPlace) {
  const { map, facing, sceneUrl, shoreUrl } = site.illustrations.place(state.slug, place.slug);
  const { facts, context } = await readFacts(site, {
    state,
    place,
    distance: roadDistanceToPlace(state.slug, place.slug),
    water: waterOfPlace(state.slug, place.slug),
    facing,
  });
  const others = state.places.filter(({ slug }) => slug !== place.slug);
  const cart = choosePlaceCart((await site.catalogue())?.vehicles ?? [], {
    type: place.type,
    turn: state.places.indexOf(place),
    carts: context.carts,
    needsPlates: needsPlates(state),
    sale: facts.sale,
  });
  return {
    facts,
    context,
    driving: buildDrivingAnswer(state, place.slug),
    ...readServices(site, { name: place.name, facts, cart }),
    cart,
    map,
    sceneUrl,
    shoreUrl,
    streetMap: buildStreetMap({
      name: place.name,
      state,
      coordinates: place.coordinates,
      view: findStreetMapView(state.slug, place.slug),
    }),
    others: listNearby(place.coordinates, others, nearbyPlaces).map(
      ({ item, miles }): ListedPlace => ({
        href: placePath(state, item),
        name: item.name,
        miles,
      }),
    ),
    namesakes: coastalPlaces
      .filter((other) => other.place.name === place.name && other.state.slug !== state.slug)
      .map((other) => ({ href: placePath(other.state, other.place), stateName: other.state.name })),
  };
}

interface ServedPlace {
  name: string;
  facts: PlaceFacts;
  /** The cart at the top of the page. */
  cart: PlaceCart | undefined;
}

/** What our shop does for a place or a town, with a picture each where it does something, and the title over it. */
export function readServices(site: SiteContext, { name, facts, cart }: ServedPlace) {
  const isInReach = findShopReach(facts.sale) !== "too far";
  return {
    services: buildPlaceServices({ name }, facts).map(({ scene, ...service }) => ({
      ...service,
      scene: isInReach ? readServiceScene(site, scene, cart) : undefined,
    })),
    servicesTitle: placePage.formatServicesTitle(name, isInReach),
  };
}

/** A scene of our shop; at a customer's home is the cart at the top, whose picture the page has already. */
export function readServiceScene(
  { illustrations }: SiteContext,
  scene: keyof typeof placeServiceScenes,
  cart: PlaceCart | undefined,
) {
  return {
    ...readPageScene(illustrations, placeServiceScenes[scene]),
    ...(scene === "call" && { cartId: cart?.id, cartColor: cart?.color }),
  };
}

interface LocatedPlace {
  state: State;
  place: Place | Municipality;
  distance: RoadDistance;
  water: Water;
  facing: ShoreFacing;
}

/** The computed facts of a place or a town, and what its sentences need beside them. */
export async function readFacts(site: SiteContext, located: LocatedPlace) {
  const { state, place, distance, water, facing } = located;
  const terms = { sale: saleDelivery, rental: rentalDelivery };
  const facts = buildPlaceFacts({
    place,
    distance,
    terms,
    facing,
    year: site.now().getUTCFullYear(),
  });
  const vehicles = (await site.catalogue())?.vehicles ?? [];
  const context: PlaceContext = {
    name: place.name,
    showroomCity: business.showroom.city,
    terms,
    timing: deliveryTiming,
    water,
    cartFromDollars: findLowestPriced(vehicles)?.price,
    carts: chooseLeadCarts(vehicles, needsPlates(state)),
    rental: readFourSeaterPlans(),
  };
  return { facts, context };
}

/** The lowest price of a cart in stock, in whole dollars; undefined without one, or while none can be read. */
export async function readLowestPrice(site: SiteContext): Promise<number | undefined> {
  return findLowestPrice((await site.catalogue())?.vehicles ?? []) ?? undefined;
}

/** The four-seater's week, month and deposit, in whole dollars. @throws without such a plan. */
export function readFourSeaterPlans(): PlaceContext["rental"] {
  const fourSeater = rentalClasses.find(({ id }) => id === "4-seater");
  const week = fourSeater?.plans.find(({ id }) => id === "weekly");
  const month = fourSeater?.plans.find(({ id }) => id === "monthly");
  if (!fourSeater || !week || !month) throw new Error("The four-seater has no week or no month");
  return {
    weekDollars: week.priceDollars,
    monthDollars: month.priceDollars,
    depositDollars: fourSeater.depositDollars,
  };
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
