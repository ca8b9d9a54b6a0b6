import { municipalities } from "#content/municipalities.ts";
import { placePath, townPath } from "#content/pages.ts";
import { streetMapViewOf } from "#content/places.ts";
import { findPlace } from "#content/states.ts";
import { nearest } from "#domain/geography.ts";
import type { Municipality } from "#domain/place.ts";
import type { ListedPlace } from "./components/place-list.tsx";
import type { SiteContext } from "./context.ts";
import { describeContext, describeStreetMap, listNeighbors, readFacts } from "./place-page.ts";

const nearestTownsCount = 4;

/** Everything a town's page shows beside its words. */
export async function readTownPage(site: SiteContext, town: Municipality) {
  const { facts } = await readFacts(site, town);
  const others = municipalities.filter(({ slug }) => slug !== town.slug);
  const inCounty = municipalities.filter(({ county }) => county === town.county);
  const coastal = findPlace("delaware", town.slug);
  return {
    facts,
    context: describeContext(town.name),
    map: site.maps.town(town.slug),
    streetMap: describeStreetMap({
      name: town.name,
      state: { name: "Delaware", abbreviation: "DE" },
      coordinates: town.coordinates,
      view: streetMapViewOf(town.coordinates),
    }),
    /** 1 for the county's most populous municipality. */
    rank: inCounty.filter(({ population }) => population > town.population).length + 1,
    countyCount: inCounty.length,
    coast: listNeighbors(facts.nearest),
    towns: nearest(town.coordinates, others, nearestTownsCount).map(
      ({ item, miles, wind }): ListedPlace => ({
        href: townPath(item),
        name: item.name,
        kind: item.type,
        miles,
        wind,
      }),
    ),
    shorePage: coastal && placePath(coastal.state, coastal.place),
  };
}
