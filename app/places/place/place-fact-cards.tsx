import type { ReactNode } from "react";
import { factTitles } from "#content/pages/words/place.ts";
import {
  CompassDrawing,
  DeliveryDrawing,
  FacingDrawing,
  NeighborsDrawing,
  RangeDrawing,
  SunDrawing,
} from "#app/places/place-drawings.tsx";
import {
  type Facts,
  type PlaceContext,
  type RangeCarts,
  type Sentences,
} from "./place-sentences.ts";
import {
  formatDelivery,
  formatFacing,
  formatNeighbors,
  formatRange,
  formatSun,
  formatDistance,
} from "./place-sentences.ts";

interface PlaceFactsProps {
  place: PlaceContext;
  facts: Facts;
  /** Missing for a town: most have no shore, and their nearest coast is farther than a ride. */
  carts?: RangeCarts;
}

/** What can be computed of a place: a figure, a drawing and the sentence that explains them. */
export function PlaceFactCards({ place, facts, carts }: PlaceFactsProps) {
  const { delivery } = facts;
  return (
    <ul className="grid gap-x-10 gap-y-9 md:grid-cols-2">
      <FactCard title={factTitles.delivery} sentences={formatDelivery(place, facts)}>
        <DeliveryDrawing
          freeShare={place.freeMiles / Math.max(1, delivery.roadMiles)}
          isPriced={delivery.kind !== "by-arrangement" && !place.isFerryPlace}
        />
      </FactCard>
      <FactCard title={factTitles.distance} sentences={formatDistance(place, facts)}>
        <CompassDrawing bearingDegrees={facts.showroom.bearingDegrees} />
      </FactCard>
      {carts ? (
        <FactCard title={factTitles.facing} sentences={formatFacing(place, facts)}>
          <FacingDrawing facing={facts.facing} />
        </FactCard>
      ) : null}
      <FactCard title={factTitles.sun} sentences={formatSun(place, facts)}>
        <SunDrawing midsummer={facts.midsummer} midwinter={facts.midwinter} />
      </FactCard>
      <FactCard
        title={carts ? factTitles.nearestPlace : factTitles.nearestCoast}
        sentences={formatNeighbors(place, facts)}
      >
        <NeighborsDrawing nearest={facts.nearest} />
      </FactCard>
      {carts ? (
        <FactCard title={factTitles.range} sentences={formatRange(place, facts, carts)}>
          <RangeDrawing neededShare={shareOfRange(facts, carts)} />
        </FactCard>
      ) : null}
    </ul>
  );
}

function shareOfRange({ trips: [first] }: Facts, { longest }: RangeCarts): number {
  return (first?.trip.neededRangeMiles ?? 0) / (longest?.rangeMiles ?? Infinity);
}

function FactCard({
  title,
  sentences,
  children,
}: {
  title: string;
  sentences: Sentences;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-4">
      {children}
      <div>
        <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
        <p className="price-figures text-title-3">{sentences.figure}</p>
        <p className="mt-1 text-quiet">{sentences.text}</p>
      </div>
    </li>
  );
}
