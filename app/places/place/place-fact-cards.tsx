import type { ReactNode } from "react";
import { factLinks, factTitles } from "#content/pages/words/place.ts";
import { DeliveryDrawing, SpeedLimitDrawing, SunDrawing } from "#app/places/place-drawings.tsx";
import {
  type Facts,
  formatRental,
  formatSale,
  formatSun,
  isRentalCostly,
  isTooFarToFetch,
  type PlaceContext,
  type Sentences,
} from "./place-sentences.ts";

/** May a cart be driven here: the state's answer, and a rule of the place where one is sourced. */
export interface DrivingAnswer extends Sentences {
  /** The highest posted limit of roads that are open to a low-speed vehicle. */
  postedLimitMph: number | null;
  link: { href: string; label: string };
}

interface PlaceFactsProps {
  place: PlaceContext;
  facts: Facts;
  driving: DrivingAnswer;
  /** The rental quote with this place chosen. */
  rentalQuoteHref: string;
  /** The inventory with the prices delivered to the place. */
  inventoryHref: string;
}

/** What a visitor asks about a place, in that order: a figure, a drawing, and the reason. */
export function PlaceFactCards({
  place,
  facts,
  driving,
  rentalQuoteHref,
  inventoryHref,
}: PlaceFactsProps) {
  const { sale, rental } = facts;
  return (
    <ul className="grid gap-x-10 gap-y-9 md:grid-cols-2">
      <FactCard
        title={factTitles.formatSale(place.name)}
        sentences={formatSale(place, facts)}
        link={{ ...factLinks.sale, href: inventoryHref }}
      >
        <DeliveryDrawing freeShare={place.terms.sale.freeMiles / sale.roadMiles} />
      </FactCard>
      <FactCard
        title={factTitles.formatRental(place.name)}
        sentences={formatRental(place, facts)}
        {...(isRentalCostly(rental, place.rental.weekDollars) &&
        isTooFarToFetch(place.timing, rental)
          ? {}
          : { link: { href: rentalQuoteHref, label: factLinks.formatRentalLabel(place.name) } })}
      >
        <DeliveryDrawing freeShare={place.terms.rental.freeMiles / rental.roadMiles} />
      </FactCard>
      <FactCard
        title={factTitles.formatDriving(place.name)}
        sentences={driving}
        link={driving.link}
      >
        <SpeedLimitDrawing mph={driving.postedLimitMph} />
      </FactCard>
      <FactCard title={factTitles.sun} sentences={formatSun(place, facts)}>
        <SunDrawing midsummer={facts.midsummer} midwinter={facts.midwinter} />
      </FactCard>
    </ul>
  );
}

interface FactCardProps {
  title: string;
  sentences: Sentences;
  link?: { href: string; label: string };
  children: ReactNode;
}

function FactCard({ title, sentences, link, children }: FactCardProps) {
  return (
    <li className="flex gap-4">
      {children}
      <div>
        <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
        <p className="price-figures text-title-3">{sentences.figure}</p>
        <p className="mt-1 text-quiet">{sentences.text}</p>
        {link ? (
          <a href={link.href} className="inline-block py-1 font-semibold text-brand">
            {link.label}
          </a>
        ) : null}
      </div>
    </li>
  );
}
