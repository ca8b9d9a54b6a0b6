import { factLinks, factTitles } from "#content/pages/words/place.ts";
import type { DrivingAnswer } from "#app/places/place/place-fact-cards.tsx";
import {
  type Facts,
  formatRental,
  formatSale,
  isRentalCostly,
  isTooFarToFetch,
  type PlaceContext,
  type Sentences,
} from "#app/places/place/place-sentences.ts";

interface TownPricesProps {
  context: PlaceContext;
  facts: Facts;
  driving: DrivingAnswer;
  /** The rental quote with this town chosen. */
  rentalQuoteHref: string;
  /** The inventory with the prices delivered to the town. */
  inventoryHref: string;
}

/** What a cart costs in a town, bought and rented, and where it may be driven, as rows on a phone. */
export function TownPrices(props: TownPricesProps) {
  const { context, facts, driving, rentalQuoteHref, inventoryHref } = props;
  const isOffered =
    !isRentalCostly(facts.rental, context.rental.weekDollars) ||
    !isTooFarToFetch(context.timing, facts.rental);
  return (
    <ul className="grid gap-x-10 gap-y-3 md:grid-cols-3">
      <Price
        title={factTitles.formatSale(context.name)}
        sentences={formatSale(context, facts)}
        link={{ ...factLinks.sale, href: inventoryHref }}
      />
      <Price
        title={factTitles.formatRental(context.name)}
        sentences={formatRental(context, facts)}
        {...(isOffered && {
          link: { href: rentalQuoteHref, label: factLinks.formatRentalLabel(context.name) },
        })}
      />
      <Price
        title={factTitles.formatDriving(context.name)}
        sentences={driving}
        link={driving.link}
      />
    </ul>
  );
}

interface PriceProps {
  title: string;
  sentences: Sentences;
  link?: { href: string; label: string };
}

function Price({ title, sentences: { figure, lines, text }, link }: PriceProps) {
  const isPrice = figure.includes("$");
  return (
    <li className="border-t border-line pt-3">
      <div className={isPrice ? "flex justify-between gap-4 md:block" : ""}>
        <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
        <p
          className={
            isPrice
              ? "price-figures whitespace-nowrap text-title-3 md:text-title-2"
              : "font-display text-title-3 font-bold"
          }
        >
          {figure}
        </p>
      </div>
      {lines && (
        <dl className="sum-lines max-md:text-small">
          {lines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-1 text-small text-quiet">{text}</p>
      {link && (
        <a href={link.href} className="inline-block py-1 font-semibold text-brand">
          {link.label}
        </a>
      )}
    </li>
  );
}
