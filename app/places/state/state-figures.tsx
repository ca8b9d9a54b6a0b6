import { figureTerms } from "#content/pages/words/state.ts";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { formatClock, formatWholeMiles } from "#app/places/place-words.ts";
import {
  formatDaylight,
  formatPricedCount,
  formatPricedPlaces,
  formatSpan,
  formatStateDelivery,
} from "./state-sentences.ts";

interface StateFiguresProps {
  stateName: string;
  facts: StateFacts<{ name: string }>;
  /** June 21 at the middle of the state's coast. */
  midsummer: { sunsetMinutes: number; dayLengthMinutes: number };
  placeCount: number;
  /** How many places of each type the state has, as text: "9 beaches". */
  typeCounts: string;
}

/** The cost of delivery to the nearest and the farthest place of a state, and its shore in figures. */
export function StateFigures(props: StateFiguresProps) {
  const { facts, midsummer, placeCount, typeCounts, stateName } = props;
  const { nearestToShowroom, farthestFromShowroom, longestSpan, deliveredCount } = facts;
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      <Figure term={figureTerms.nearest} {...formatStateDelivery(nearestToShowroom)} />
      <Figure term={figureTerms.farthest} {...formatStateDelivery(farthestFromShowroom)} />
      <Figure
        term={figureTerms.priced}
        figure={formatPricedCount(deliveredCount, placeCount)}
        text={formatPricedPlaces(stateName, facts)}
      />
      <Figure
        term={figureTerms.span}
        figure={formatWholeMiles(longestSpan.miles)}
        text={formatSpan(longestSpan)}
      />
      <Figure term={figureTerms.places} figure={String(placeCount)} text={`${typeCounts}.`} />
      <Figure
        term={figureTerms.sunset}
        figure={formatClock(midsummer.sunsetMinutes)}
        text={formatDaylight(midsummer.dayLengthMinutes)}
      />
    </dl>
  );
}

function Figure({ term, figure, text }: { term: string; figure: string; text: string }) {
  return (
    <div>
      <dt className="text-small font-semibold text-quiet">{term}</dt>
      <dd>
        <p className="price-figures text-title-2">{figure}</p>
        <p className="mt-1 text-quiet">{text}</p>
      </dd>
    </div>
  );
}
