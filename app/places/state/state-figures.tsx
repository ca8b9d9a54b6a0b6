import type { ReactNode } from "react";
import { formatDollars } from "#domain/money/money.ts";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { formatClock, formatDuration, formatWholeMiles } from "#app/places/place-words.ts";

interface StateFiguresProps {
  stateName: string;
  facts: StateFacts<{ name: string }>;
  /** June 21 at the middle of the state's coast. */
  midsummer: { sunsetMinutes: number; dayLengthMinutes: number };
  placeCount: number;
  /** The state's places of each type, as words: "9 beaches". */
  typeCounts: string;
}

/** What delivery to a state costs at its ends, and its shore in figures. */
export function StateFigures(props: StateFiguresProps) {
  const { facts, midsummer, placeCount, typeCounts, stateName } = props;
  const { nearestToShowroom, farthestFromShowroom, longestSpan, deliveredCount } = facts;
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      <DeliveryFigure term="Delivery to the nearest" end={nearestToShowroom} />
      <DeliveryFigure term="Delivery to the farthest" end={farthestFromShowroom} />
      <Figure term="With a delivery price" figure={`${deliveredCount} of ${placeCount}`}>
        {formatPricedPlaces(stateName, facts)}
      </Figure>
      <Figure term="From end to end" figure={formatWholeMiles(longestSpan.miles)}>
        {longestSpan.from.name} to {longestSpan.to.name}, straight line: the two places farthest
        apart.
      </Figure>
      <Figure term="Places" figure={String(placeCount)}>
        {typeCounts}.
      </Figure>
      <Figure term="Sunset on June 21" figure={formatClock(midsummer.sunsetMinutes)}>
        After {formatDuration(midsummer.dayLengthMinutes)} of daylight, at the middle of this coast.
      </Figure>
    </dl>
  );
}

function formatPricedPlaces(
  stateName: string,
  { deliveredCount, byArrangementCount }: StateFacts<{ name: string }>,
): string {
  if (byArrangementCount === 0) {
    return `Every ${stateName} place here is close enough for a price you can work out yourself.`;
  }
  return deliveredCount === 0
    ? `${stateName} lies so far off that we arrange each trip with you by phone.`
    : "The others lie so far that we arrange the trip with you by phone.";
}

function Figure({ term, figure, children }: { term: string; figure: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small font-semibold text-quiet">{term}</dt>
      <dd>
        <p className="price-figures text-title-2">{figure}</p>
        <p className="mt-1 text-quiet">{children}</p>
      </dd>
    </div>
  );
}

function DeliveryFigure({
  term,
  end: { place, roadMiles, delivery },
}: {
  term: string;
  end: StateFacts<{ name: string }>["nearestToShowroom"];
}) {
  const miles = formatWholeMiles(roadMiles);
  if (delivery.kind === "by-arrangement") {
    return (
      <Figure term={term} figure={miles}>
        By road to {place.name}: arranged with you by phone.
      </Figure>
    );
  }
  const figure = delivery.kind === "free" ? "Free" : `About ${formatDollars(delivery.feeDollars)}`;
  return (
    <Figure term={term} figure={figure}>
      {place.name}, about {miles} by road from our showroom.
    </Figure>
  );
}
