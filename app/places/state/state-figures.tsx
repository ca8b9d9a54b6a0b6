import { figureTerms } from "#content/pages/words/state.ts";
import { isPriceText } from "#app/places/figure-text.tsx";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import type { chooseStateCarts, PricedCart } from "./state-carts.ts";
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
  carts: ReturnType<typeof chooseStateCarts>;
  /** May a cart be driven in the state, in short. */
  driving: string;
}

interface Answer {
  /** The cart whose price it is. */
  cart: PricedCart | undefined;
  /** Whether it has a long way to go. */
  /** Whether the column before has the same cart: a desk shows it from its front. */
  isAgain?: boolean;
  term: string;
  figure: string;
  text: string;
}

/**
 * What a cart costs in the nearest and the farthest place of a state, bought and rented: a price each in
 * columns of one kind. An answer that is no price has a row of its own below, and so has the law.
 */
export function StateFigures({ stateName, facts, prices, carts, driving }: StateFiguresProps) {
  const { nearestToShowroom: nearest, farthestFromShowroom: farthest } = facts;
  const sales: Answer[] = [
    {
      cart: carts.near,
      term: figureTerms.formatSale(nearest.place.name),
      ...formatStateSale(nearest, prices),
    },
    {
      cart: carts.near,
      isAgain: true,
      term: figureTerms.formatSale(farthest.place.name),
      ...formatStateSale(farthest, prices),
    },
  ];
  const rental = {
    cart: carts.rental,
    term: figureTerms.rental,
    ...formatStateRental(nearest, prices),
  };
  const isPrice = isPriceText(rental.figure);
  const pickup = formatStatePickup(prices);
  const term = figureTerms.formatPickup(prices.showroomCity);
  const columns = isPrice
    ? [...sales, rental]
    : [...sales, ...(pickup ? [{ cart: carts.pickup, term, ...pickup }] : [])];
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

/** A cart on the line, its price under the term, and what it includes; on a phone the cart is at the right. */
function Price({ cart, isAgain, term, figure, text }: Answer) {
  return (
    <div className="price-row">
      <dt className={termLook}>
        {cart && (
          <div className="stage">
            <picture>
              {isAgain && <source media="(width >= 64rem)" srcSet={cart.frontPictureUrl} />}
              <img
                src={cart.pictureUrl}
                alt={figureTerms.formatPictureText(cart.name)}
                width="480"
                height="300"
              />
            </picture>
          </div>
        )}
        {term}
      </dt>
      <dd className="price-figures text-title-2 lg:text-[2.75rem]">{figure}</dd>
      <dd className="text-small text-quiet">
        {cart?.href && (
          <>
            <a href={cart.href} className="text-brand">
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
