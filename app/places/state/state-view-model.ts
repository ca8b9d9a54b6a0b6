import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { business } from "#content/dealership/business.ts";
import { placePath } from "#content/pages/paths.ts";
import { listStateServices } from "#content/pages/words/state.ts";
import { pageScenes } from "#content/places/page-scenes.ts";

import { stateScenes } from "#content/places/state-scenes.ts";
import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import { northToSouth } from "#domain/geography/geography.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { State } from "#domain/geography/place.ts";
import { buildStateFacts } from "#app/places/place/place-facts.ts";
import { isRentalCostly } from "#app/places/place/place-sentences.ts";
import { findShopReach } from "#app/places/place/place-services.ts";
import { readFourSeaterPlans, readLowestPrice } from "#app/places/place/place-view-model.ts";
import { readPageScene } from "#app/site/scene-band.tsx";
import type { SiteContext } from "#app/context.ts";
import { findLowestPriced } from "#domain/catalogue/availability.ts";

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
    scene: readScene(site, state, vehicles),
    lowest: findLowestPriced(vehicles),
    serviceScenes: readServiceScenes(site),
    /** From north to south, as the map names them. */
    places: byLatitude.map(({ place, sale }) => ({
      href: placePath(state, place),
      name: place.name,
      deliveryDollars: sale.dollars,
      hasFerry: sale.ferryFrom !== undefined,
    })),
  };
}

/** A place of the state to end with, and a cart that stands there while it is for sale. */
function readScene({ illustrations }: SiteContext, { slug }: State, vehicles: readonly Vehicle[]) {
  const scene = stateScenes[slug];
  if (!scene) throw new Error(`content/places/state-scenes.ts has no scene for ${slug}`);
  return {
    sceneUrl: illustrations.place(slug, scene.placeSlug).sceneUrl,
    cartId: vehicles.find(({ id, inStock }) => id === scene.cartId && inStock)?.id,
  };
}

/** The scenes of the pages that sell, repair and rent, in the order of the services. */
function readServiceScenes({ illustrations }: SiteContext) {
  const { showroom, services, rentals } = pageScenes;
  return [showroom, services, rentals].map((scene) => readPageScene(illustrations, scene));
}
