import { figureTerms } from "#content/pages/words/state.ts";
import { FigureText } from "#app/places/figure-text.tsx";
import type { Sentences } from "#app/places/place/place-sentences.ts";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { formatStateRental, formatStateSale, type StatePrices } from "./state-sentences.ts";

interface StateFiguresProps {
  stateName: string;
  /** May a cart be driven in this state. */
  driving: Sentences;
  facts: StateFacts<{ name: string }>;
  prices: StatePrices;
}

/**
 * What a cart costs in the nearest and the farthest place of a state, bought and rented, and whether it
 * may be driven there.
 */
export function StateFigures({ stateName, driving, facts, prices }: StateFiguresProps) {
  const { nearestToShowroom, farthestFromShowroom } = facts;
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Figure
        term={figureTerms.formatSale(nearestToShowroom.place.name)}
        {...formatStateSale(nearestToShowroom, prices)}
      />
      <Figure
        term={figureTerms.formatSale(farthestFromShowroom.place.name)}
        {...formatStateSale(farthestFromShowroom, prices)}
      />
      <Figure term={figureTerms.rental} {...formatStateRental(nearestToShowroom, prices)} />
      <Figure term={figureTerms.formatDriving(stateName)} {...driving} />
    </dl>
  );
}

function Figure({ term, figure, text }: { term: string; figure: string; text: string }) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-small font-semibold text-quiet">{term}</dt>
      <dd>
        <FigureText figure={figure} />
        <p className="mt-1 text-quiet">{text}</p>
      </dd>
    </div>
  );
}
