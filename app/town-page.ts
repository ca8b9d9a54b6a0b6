import { municipalities } from "#content/municipalities.ts";
import { placePath, townPath } from "#content/pages.ts";
import { findPlace } from "#content/states.ts";
import { nearest } from "#domain/geography.ts";
import type { Municipality } from "#domain/place.ts";
import type { ListedPlace } from "./components/place-list.tsx";
import type { SiteContext } from "./context.ts";
import { describeContext, listNeighbors, readFacts } from "./place-page.ts";

const nearestTownsCount = 4;

/** Everything a town's page shows beside its words. */
export async function readTownPage(site: SiteContext, town: Municipality) {
  const { facts, prices } = await readFacts(site, town);
  const others = municipalities.filter(({ slug }) => slug !== town.slug);
  const inCounty = municipalities.filter(({ county }) => county === town.county);
  const coastal = findPlace("delaware", town.slug);
  return {
    facts,
    prices,
    context: describeContext(town.name),
    map: site.maps.town(town.slug),
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
