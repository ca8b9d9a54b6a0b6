import { business } from "#content/dealership/business.ts";
import { deliveryTerms } from "#content/dealership/delivery.ts";
import { placePath } from "#content/pages/paths.ts";
import { ferryPlaces, placeTypeCountNames, placeTypeNames } from "#content/places/places.ts";
import type { State } from "#domain/geography/place.ts";
import { buildStateFacts } from "#app/places/place/place-facts.ts";
import { coastTimeZone, sunTimes } from "#domain/calendar/sun-times.ts";
import { formatList } from "#app/places/place-words.ts";
import type { SiteContext } from "#app/context.ts";

/** The figures, links and map of the page of a state. */
export function readStatePage(site: SiteContext, state: State) {
  const showroom = business.showroom.coordinates;
  // The cost of a ferry does not depend on miles: those places are neither nearest nor farthest.
  const byRoad = state.places.filter(({ slug }) => !ferryPlaces.has(`${state.slug}/${slug}`));
  const roadFacts = buildStateFacts(byRoad, showroom, deliveryTerms);
  const day = { year: site.now().getUTCFullYear(), month: 6, day: 21 };
  return {
    facts: {
      ...roadFacts,
      longestSpan: buildStateFacts(state.places, showroom, deliveryTerms).longestSpan,
      byArrangementCount: state.places.length - roadFacts.deliveredCount,
    },
    midsummer: sunTimes(state.center, day, coastTimeZone(state.center)),
    map: site.illustrations.state(state.slug),
    typeCounts: countTypes(state),
    places: state.places.map((place) => ({
      href: placePath(state, place),
      name: place.name,
      typeName: placeTypeNames[place.type],
    })),
  };
}

function countTypes({ places }: State): string {
  const counts = Object.entries(placeTypeCountNames).flatMap(([type, [one, many]]) => {
    const count = places.filter((place) => place.type === type).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return formatList(counts);
}
