import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { business } from "#content/dealership/business.ts";
import { placePath } from "#content/pages/paths.ts";
import { listStateServices } from "#content/pages/words/state.ts";
import { placeTypeNames } from "#content/places/places.ts";
import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import { northToSouth } from "#domain/geography/geography.ts";
import type { DeliveryEstimate } from "#domain/delivery/delivery.ts";
import type { State } from "#domain/geography/place.ts";
import { choosePlaceCart } from "#app/places/place/place-cart.ts";
import { buildStateFacts } from "#app/places/place/place-facts.ts";
import { isRentalCostly } from "#app/places/place/place-sentences.ts";
import { findShopReach } from "#app/places/place/place-services.ts";
import { readFourSeaterPlans, readLowestPrice } from "#app/places/place/place-view-model.ts";
import type { SiteContext } from "#app/context.ts";

/** The figures, links and map of the page of a state. */
export async function readStatePage(site: SiteContext, state: State) {
  const facts = buildStateFacts(state.places, ({ slug }) => roadDistanceToPlace(state.slug, slug), {
    sale: saleDelivery,
    rental: rentalDelivery,
  });
  const { weekDollars } = readFourSeaterPlans();
  const { sale, rental } = facts.nearestToShowroom;
  const isRentable = !isRentalCostly(rental, weekDollars);
  const order = northToSouth(state.places);
  const byLatitude = facts.deliveries.toSorted(
    (one, other) => order.indexOf(one.place) - order.indexOf(other.place),
  );
  return {
    facts,
    prices: {
      cartFromDollars: await readLowestPrice(site),
      weekDollars,
      showroomCity: business.showroom.city,
      timing: deliveryTiming,
    },
    isRentable,
    services: listStateServices(state.name, {
      isRentable,
      isShopFar: findShopReach(sale) === "too far",
    }),
    map: site.illustrations.state(state.slug),
    scene: await readScene(site, state, sale),
    /** From north to south, as the map names them. */
    places: byLatitude.map(({ place, sale }) => ({
      href: placePath(state, place),
      name: place.name,
      typeName: placeTypeNames[place.type],
      deliveryDollars: sale.dollars,
      hasFerry: sale.ferryFrom !== undefined,
    })),
  };
}

/** The shore of the state's first place, with a cart that suits it. @throws for a state without places */
async function readScene(site: SiteContext, state: State, sale: DeliveryEstimate) {
  const [place] = state.places;
  if (!place) throw new Error(`${state.name} has no places`);
  const vehicles = (await site.catalogue())?.vehicles ?? [];
  return {
    sceneUrl: site.illustrations.place(state.slug, place.slug).sceneUrl,
    cartId: choosePlaceCart(vehicles, { type: place.type, turn: 0, sale })?.id,
  };
}
