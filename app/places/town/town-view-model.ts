import { municipalities, townsListedCount } from "#content/places/municipalities.ts";
import { placePath, townPath } from "#content/pages/paths.ts";
import { roadDistanceToTown } from "#content/places/road-miles.ts";
import { waterOfTown } from "#content/places/waters.ts";
import { delaware } from "#content/places/states/delaware.ts";
import { findPlace } from "#content/places/states.ts";
import { nearest } from "#domain/geography/geography.ts";
import type { Municipality } from "#domain/geography/place.ts";
import type { ListedPlace } from "#app/places/place/place-list.tsx";
import type { SiteContext } from "#app/context.ts";
import { choosePlaceCart } from "#app/places/place/place-cart.ts";
import { buildDrivingAnswer } from "#app/places/place/driving-answer.ts";
import { listNeighbors, readFacts } from "#app/places/place/place-view-model.ts";

/** The figures, links and maps of the page of a town. */
export async function readTownPage(site: SiteContext, town: Municipality) {
  const { map, facing, sceneUrl } = site.illustrations.town(town.slug);
  const { facts, context } = await readFacts(site, {
    place: town,
    distance: roadDistanceToTown(town.slug),
    water: waterOfTown(town.slug),
    facing,
  });
  const onShore = new Set(facts.nearest.map(({ item }) => item.name));
  // The list of the shore has its places already.
  const others = municipalities.filter(
    ({ slug, name }) => slug !== town.slug && !onShore.has(name),
  );
  const coastal = findPlace(delaware.slug, town.slug);
  return {
    facts,
    context,
    driving: buildDrivingAnswer(delaware, town.slug),
    map,
    sceneUrl,
    cart: choosePlaceCart((await site.catalogue())?.vehicles ?? [], {
      type: "town",
      turn: municipalities.indexOf(town),
      sale: facts.sale,
    }),
    coast: listNeighbors(facts.nearest).map((place) =>
      // Its kind is its state: the shore across the bay is New Jersey's.
      place.kind === delaware.name ? place : { ...place, elsewhere: place.kind },
    ),
    towns: nearest(town.coordinates, others, townsListedCount).map(
      ({ item, miles, direction }): ListedPlace => ({
        href: townPath(item),
        name: item.name,
        kind: item.type,
        miles,
        direction,
      }),
    ),
    shorePage: coastal && placePath(coastal.state, coastal.place),
  };
}
