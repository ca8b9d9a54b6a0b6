import { municipalities, townListCounts } from "#content/places/municipalities.ts";
import { placeZoom } from "#content/places/places.ts";
import { townPage } from "#content/pages/words/town.ts";
import { placePath, townPath } from "#content/pages/paths.ts";
import { roadDistanceToTown } from "#content/places/road-miles.ts";
import { waterOfTown } from "#content/places/waters.ts";
import { delaware } from "#content/places/states/delaware.ts";
import { coastalPlaces } from "#content/places/states.ts";
import { listAroundTown } from "#domain/geography/around-town.ts";
import type { Municipality, State } from "#domain/geography/place.ts";
import type { ListedPlace } from "#app/places/place/place-list.tsx";
import type { SiteContext } from "#app/context.ts";
import { choosePlaceCart } from "#app/places/place/place-cart.ts";
import { buildDrivingAnswer, needsPlates } from "#app/places/place/driving-answer.ts";
import {
  buildStreetMap,
  readFacts,
  readServices,
  readServiceScene,
} from "#app/places/place/place-view-model.ts";

/** The shore of New Jersey that a town of Delaware is near to is that across the bay. */
function formatElsewhere({ slug, name }: State): string {
  return slug === "new-jersey" ? townPage.formatAcrossTheBay(name) : name;
}

/** The figures, links and maps of the page of a town. */
export async function readTownPage(site: SiteContext, town: Municipality) {
  const { map, facing, sceneUrl, shoreUrl } = site.illustrations.town(town.slug);
  const { facts, context } = await readFacts(site, {
    state: delaware,
    place: town,
    distance: roadDistanceToTown(town.slug),
    water: waterOfTown(town.slug),
    facing,
  });
  const around = listAroundTown(town, {
    shore: coastalPlaces.map(({ state, place }) => ({ ...place, state })),
    towns: municipalities,
    counts: townListCounts,
  });
  const cart = choosePlaceCart((await site.catalogue())?.vehicles ?? [], {
    type: "town",
    turn: municipalities.indexOf(town),
    carts: context.carts,
    needsPlates: needsPlates(delaware),
    sale: facts.sale,
  });
  const served = readServices(site, { name: town.name, facts, cart });
  return {
    facts,
    context,
    driving: buildDrivingAnswer(delaware, town.slug),
    map,
    streetMap: buildStreetMap({
      name: town.name,
      state: delaware,
      coordinates: town.coordinates,
      view: { center: town.coordinates, zoom: placeZoom },
    }),
    sceneUrl,
    shoreUrl,
    cart,
    nearby: [
      ...around.shore.map(({ item, miles }): ListedPlace => ({
        href: placePath(item.state, item),
        name: item.name,
        miles,
        ...(item.state.slug !== delaware.slug && { elsewhere: formatElsewhere(item.state) }),
      })),
      ...around.towns.map(({ item, miles }): ListedPlace => ({
        href: townPath(item),
        name: item.name,
        miles,
      })),
    ].toSorted((one, other) => one.miles - other.miles),
    ...served,
    // Beside words alone: who calls us, which is what the words advise.
    servicesAside: served.services.some(({ scene }) => scene)
      ? undefined
      : readServiceScene(site, "call", cart),
  };
}
