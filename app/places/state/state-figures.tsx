import type { ReactNode } from "react";
import { figureTerms } from "#content/pages/words/state.ts";
import { FigureText } from "#app/places/figure-text.tsx";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { formatStateRental, formatStateSale, type StatePrices } from "./state-sentences.ts";

interface StateFiguresProps {
  stateName: string;
  /** May a cart be driven in this state, in a few words; the road rules say more. */
  drivingFigure: string;
  facts: StateFacts<{ name: string }>;
  prices: StatePrices;
}

/**
 * What a cart costs in the nearest and the farthest place of a state, bought and rented, and whether it
 * may be driven there: a figure each, with one line.
 */
export function StateFigures({ stateName, drivingFigure, facts, prices }: StateFiguresProps) {
  const { nearestToShowroom, farthestFromShowroom } = facts;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-6 lg:grid-cols-4 lg:gap-x-8">
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
        term={figureTerms.formatDriving(stateName)}
        figure={drivingFigure}
        text={
          <a href="#road-rules" className="inline-block py-1 font-semibold text-brand">
            {figureTerms.drivingLabel}
          </a>
        }
      />
    </dl>
  );
}

interface FigureProps {
  term: string;
  figure: string;
  text: ReactNode;
}

function Figure({ term, figure, text }: FigureProps) {
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-small font-semibold text-quiet">{term}</dt>
      <dd>
        <FigureText figure={figure} />
        <p className="mt-1 text-small text-quiet">{text}</p>
      </dd>
    </div>
  );
}
