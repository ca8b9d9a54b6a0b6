import { factLinks, factTitles } from "#content/pages/words/place.ts";
import { FigureText } from "#app/places/figure-text.tsx";
import type { PlaceFacts } from "./place-facts.ts";
import {
  formatRental,
  formatSale,
  isRentalCostly,
  isTooFarToFetch,
  type PlaceContext,
  type Sentences,
} from "./place-sentences.ts";
import { SumLines } from "./sum-lines.tsx";

/** May a cart be driven here: the state's answer, and a rule of the place where one is sourced. */
export interface DrivingAnswer extends Sentences {
  link: { href: string; label: string };
}

interface PlaceFactsProps {
  place: PlaceContext;
  facts: PlaceFacts;
  driving: DrivingAnswer;
  /** The rental quote with this place chosen. */
  rentalQuoteHref: string;
  /** The inventory with the prices delivered to the place. */
  inventoryHref: string;
}

/** What a visitor asks about a place, in that order: a figure and the reason. */
export function PlaceFactCards({
  place,
  facts,
  driving,
  rentalQuoteHref,
  inventoryHref,
}: PlaceFactsProps) {
  const { rental } = facts;
  return (
    <ul className="fact-cards">
      <FactCard
        title={factTitles.formatDelivery(place.name)}
        sentences={formatSale(place, facts)}
        link={{ ...factLinks.sale, href: inventoryHref }}
      />
      <FactCard
        title={factTitles.formatRental(place.name)}
        sentences={formatRental(place, facts)}
        {...(isRentalCostly(rental, place.rental.weekDollars) &&
        isTooFarToFetch(place.timing, rental)
          ? {}
          : { link: { href: rentalQuoteHref, label: factLinks.rentalLabel } })}
      />
      <FactCard
        title={factTitles.formatDriving(place.name)}
        sentences={driving}
        link={driving.link}
      />
    </ul>
  );
}

interface FactCardProps {
  title: string;
  sentences: Sentences;
  link?: { href: string; label: string };
}

/** The figure, its parts, what is to be known, and the way on: the links of a row stand on one line. */
function FactCard({ title, sentences, link }: FactCardProps) {
  return (
    <li>
      <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
      <FigureText figure={sentences.figure} />
      {sentences.lines && <SumLines lines={sentences.lines} />}
      <p>{sentences.text}</p>
      {link && (
        <a href={link.href} className="inline-block py-2 font-semibold text-brand">
          {link.label}
        </a>
      )}
    </li>
  );
}
