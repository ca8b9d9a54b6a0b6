import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { business } from "#content/dealership/business.ts";
import { pageScenes, rentalWayCartId } from "#content/places/page-scenes.ts";
import { placePath } from "#content/pages/paths.ts";
import { listStateServices } from "#content/pages/words/state.ts";
import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import { northToSouth } from "#domain/geography/geography.ts";
import type { StateMapView } from "#domain/geography/illustrations.ts";
import type { Place, State } from "#domain/geography/place.ts";
import { buildStateFacts } from "#app/places/place/place-facts.ts";
import { isRentalCostly } from "#app/places/place/place-sentences.ts";
import { findShopReach } from "#app/places/place/place-services.ts";
import { readFourSeaterPlans } from "#app/places/place/place-view-model.ts";
import { readPageScene } from "#app/site/scene-band.tsx";
import type { SiteContext } from "#app/context.ts";
import { needsPlates } from "#app/places/place/driving-answer.ts";
import { chooseLeadCarts } from "#app/places/place/lead-carts.ts";
import { formatPriceFrom } from "#app/places/place/price-from.ts";
import { formatStateRental } from "./state-sentences.ts";

/** The figures, links and map of the page of a state. */
export async function readStatePage(site: SiteContext, state: State) {
  const facts = buildStateFacts(state.places, ({ slug }) => roadDistanceToPlace(state.slug, slug), {
    sale: saleDelivery,
    rental: rentalDelivery,
  });
  const { weekDollars } = readFourSeaterPlans();
  const { sale, rental } = facts.nearestToShowroom;
  const isRentable = !isRentalCostly(rental, weekDollars);
  const vehicles = (await site.catalogue())?.vehicles ?? [];
  const carts = chooseLeadCarts(vehicles, needsPlates(state));
  const rentalText = formatStateRental(facts.nearestToShowroom, {
    weekDollars,
    showroomCity: business.showroom.city,
    timing: deliveryTiming,
  });
  const scenes = readServiceScenes(site, state, facts.nearestToShowroom.place);
  const order = northToSouth(state.places);
  const map = site.illustrations.state(state.slug);
  const byLatitude = facts.deliveries.toSorted(
    (one, other) => order.indexOf(one.place) - order.indexOf(other.place),
  );
  return {
    facts,
    from: formatPriceFrom(carts, sale, facts.nearestToShowroom.place.name),
    isRentable,
    services: listStateServices(rentalText, {
      isRentable,
      isShopFar: findShopReach(sale) === "too far",
    }).map((service) => ({
      ...service,
      scene: scenes[service.scene],
      hasSmallCart: service.scene === "showroom",
    })),
    cartCount: vehicles.filter(({ inStock }) => inStock).length,
    map: { ...map, views: map.views.map((view) => ({ ...view, names: linkNames(view, state) })) },
    /** The cart whose price leads, and the one for the other roads. */
    carts: [carts.lead, carts.other].filter((cart) => cart !== undefined),
    /** From north to south, as the map names them. */
    places: byLatitude.map(({ place, sale }) => ({
      href: placePath(state, place),
      name: place.name,
      deliveryDollars: sale.dollars,
      hasFerry: sale.ferryFrom !== undefined,
      roadMiles: sale.roadMiles,
    })),
  };
}

/** The names on a drawing of the state's map, each with the page of its place. */
function linkNames({ names }: StateMapView, state: State) {
  return names.flatMap(({ name, ...box }) => {
    const place = state.places.find((one) => one.name === name);
    return place ? [{ ...box, href: placePath(state, place) }] : [];
  });
}

/** A rental by the shore of a place, our workshop, and our shop. */
function readServiceScenes({ illustrations }: SiteContext, { slug }: State, place: Place) {
  return {
    rental: readPageScene(illustrations, {
      stateSlug: slug,
      placeSlug: place.slug,
      cartId: rentalWayCartId,
    }),
    repair: readPageScene(illustrations, pageScenes.services),
    showroom: readPageScene(illustrations, {
      ...pageScenes.showroom,
      cartId: pageScenes.about.cartId,
    }),
  };
}
