import { vehiclePath } from "#content/pages/paths.ts";
import { figureTerms } from "#content/pages/words/state.ts";
import { isPriceText } from "#app/places/figure-text.tsx";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import {
  formatStatePickup,
  formatStateRental,
  formatStateSale,
  type StatePrices,
} from "./state-sentences.ts";

interface StateFiguresProps {
  stateName: string;
  facts: StateFacts<{ name: string }>;
  prices: StatePrices;
  /** The cart with the lowest price, whose price a sale is. */
  lowest: Pick<Vehicle, "id" | "name"> | undefined;
  /** May a cart be driven in the state, in short. */
  driving: string;
}

interface Answer {
  /** The cart whose price it is; a rental is of a kind, not of a model. */
  cart?: Pick<Vehicle, "id" | "name"> | undefined;
  term: string;
  figure: string;
  text: string;
}

/**
 * What a cart costs halfway and in the farthest place of a state, and what one rents for: a price each in
 * columns of one kind. An answer that is no price has a row of its own below, and so has the law.
 */
export function StateFigures({ stateName, facts, prices, lowest, driving }: StateFiguresProps) {
  const { nearestToShowroom: nearest, farthestFromShowroom: farthest } = facts;
  // The price at the nearest place is at the top of the page, once it can be read.
  const near = prices.cartFromDollars === undefined ? nearest : facts.midway;
  const sales = [near, farthest].map((delivery): Answer => ({
    cart: lowest,
    term: figureTerms.formatSale(delivery.place.name),
    ...formatStateSale(delivery, prices),
  }));
  const rental = {
    term: figureTerms.rental,
    ...formatStateRental(nearest, prices),
  };
  const isPrice = isPriceText(rental.figure);
  const pickup = formatStatePickup(prices);
  const term = figureTerms.formatPickup(prices.showroomCity);
  const columns = isPrice
    ? [...sales, rental]
    : [...sales, ...(pickup ? [{ term, ...pickup }] : [])];
  return (
    <dl className="grid gap-x-10 lg:grid-cols-3">
      {columns.map((answer) => (
        <Price key={answer.term} {...answer} />
      ))}
      {isPrice || (
        <div className="grid gap-x-10 py-3 lg:border-t lg:border-line lg:col-span-full lg:grid-cols-subgrid lg:items-baseline">
          <dt className={termLook}>{rental.term}</dt>
          <dd className="font-semibold">{rental.figure}</dd>
          <dd className="text-small text-quiet">{rental.text}</dd>
        </div>
      )}
      <div className="gap-x-10 rounded-card bg-raised p-4 max-lg:mt-4 lg:col-span-full lg:flex lg:items-baseline lg:px-6">
        <dt className={termLook}>{figureTerms.formatDriving(stateName)}</dt>
        <dd className="font-display text-title-3 font-bold text-balance">{driving}</dd>
        <dd className="lg:ms-auto">
          <a href="#road-rules" className="inline-block py-1 font-semibold text-brand">
            {figureTerms.drivingLabel}
          </a>
        </dd>
      </div>
    </dl>
  );
}
const termLook = "text-small font-semibold text-quiet";

/** What is priced, the price, and what it includes. */
function Price({ cart, term, figure, text }: Answer) {
  return (
    <div className="price-row">
      <dt className={termLook}>{term}</dt>
      <dd className="price-figures text-title-2 lg:text-[2.75rem]">{figure}</dd>
      <dd className="text-small text-quiet">
        {cart && (
          <>
            <a href={vehiclePath(cart)} className="text-brand">
              {cart.name}
            </a>
            {". "}
          </>
        )}
        {text}
      </dd>
    </div>
  );
}
