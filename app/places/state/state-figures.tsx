import { figureTerms } from "#content/pages/words/state.ts";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { formatClock } from "#app/places/place-words.ts";
import { formatStateRental, formatStateSale, type StatePrices } from "./state-sentences.ts";

interface StateFiguresProps {
  facts: StateFacts<{ name: string }>;
  prices: StatePrices;
  /** June 21 at the middle of the state's coast. */
  midsummer: { sunsetMinutes: number };
}

/** What a cart costs in the nearest and the farthest place of a state, bought and rented. */
export function StateFigures({ facts, prices, midsummer }: StateFiguresProps) {
  const { nearestToShowroom, farthestFromShowroom } = facts;
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      <Figure
        term={figureTerms.formatSale(nearestToShowroom.place.name)}
        {...formatStateSale(nearestToShowroom, prices)}
      />
      <Figure
        term={figureTerms.formatSale(farthestFromShowroom.place.name)}
        {...formatStateSale(farthestFromShowroom, prices)}
      />
      <Figure term={figureTerms.rental} {...formatStateRental(nearestToShowroom, prices)} />
      <Figure
        term={figureTerms.sunset}
        figure={formatClock(midsummer.sunsetMinutes)}
        text={figureTerms.sunsetNote}
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
