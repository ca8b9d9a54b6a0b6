import { formatDollars } from "#domain/money/money.ts";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { formatDuration, formatWholeMiles } from "#app/places/place-words.ts";

type Facts = StateFacts<{ name: string }>;

interface DeliverySentence {
  figure: string;
  text: string;
}

/** What delivery to the nearest or the farthest place of a state costs. */
export function formatStateDelivery({
  place,
  roadMiles,
  delivery,
}: Facts["nearestToShowroom"]): DeliverySentence {
  const miles = formatWholeMiles(roadMiles);
  if (delivery.kind === "by-arrangement") {
    return { figure: miles, text: `By road to ${place.name}: arranged with you by phone.` };
  }
  return {
    figure: delivery.kind === "free" ? "Free" : `About ${formatDollars(delivery.feeDollars)}`,
    text: `${place.name}, about ${miles} by road from our showroom.`,
  };
}

export function formatPricedCount(deliveredCount: number, placeCount: number): string {
  return `${deliveredCount} of ${placeCount}`;
}

/** Which places of a state have a price of delivery. */
export function formatPricedPlaces(
  stateName: string,
  { deliveredCount, byArrangementCount }: Facts,
): string {
  if (byArrangementCount === 0) {
    return `Every ${stateName} place here is close enough for a price you can work out yourself.`;
  }
  return deliveredCount === 0
    ? `${stateName} lies so far off that we arrange each trip with you by phone.`
    : "The others lie so far that we arrange the trip with you by phone.";
}

export function formatSpan({ from, to }: Facts["longestSpan"]): string {
  return `${from.name} to ${to.name}, straight line: the two places farthest apart.`;
}

export function formatDaylight(dayLengthMinutes: number): string {
  return `After ${formatDuration(dayLengthMinutes)} of daylight, at the middle of this coast.`;
}
