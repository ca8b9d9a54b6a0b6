import type { ReactNode } from "react";
import {
  CompassDrawing,
  DeliveryDrawing,
  FacingDrawing,
  NeighborsDrawing,
  RangeDrawing,
  SunDrawing,
} from "./place-drawings.tsx";
import {
  describeDelivery,
  describeFacing,
  describeNeighbors,
  describeRange,
  describeSun,
  describeWay,
  type Facts,
  type PlaceContext,
  type RangeCarts,
  type Sentences,
} from "./place-sentences.ts";

export interface PlaceFactsProps {
  place: PlaceContext;
  facts: Facts;
  carts: RangeCarts;
}

/** What can be computed of a place: a figure, a drawing and the sentence that explains them. */
export function PlaceFactCards({ place, facts, carts }: PlaceFactsProps) {
  const [trip] = facts.trips;
  const { delivery } = facts;
  const neededRangeMiles = trip?.trip.neededRangeMiles ?? 0;
  return (
    <ul className="grid gap-x-10 gap-y-9 md:grid-cols-2">
      <FactCard title="Delivery" sentences={describeDelivery(place, facts)}>
        <DeliveryDrawing
          freeShare={place.freeMiles / Math.max(1, delivery.roadMiles)}
          isPriced={delivery.kind !== "by-arrangement" && !place.isFerryPlace}
        />
      </FactCard>
      <FactCard title="From our showroom" sentences={describeWay(place, facts)}>
        <CompassDrawing bearingDegrees={facts.showroom.bearingDegrees} />
      </FactCard>
      <FactCard title="The shore" sentences={describeFacing(place, facts)}>
        <FacingDrawing facing={facts.facing} />
      </FactCard>
      <FactCard title="Sunset" sentences={describeSun(place, facts)}>
        <SunDrawing midsummer={facts.midsummer} midwinter={facts.midwinter} />
      </FactCard>
      <FactCard title="Nearest place" sentences={describeNeighbors(place, facts)}>
        <NeighborsDrawing nearest={facts.nearest} />
      </FactCard>
      <FactCard title="A cart for the distances" sentences={describeRange(place, facts, carts)}>
        <RangeDrawing neededShare={neededRangeMiles / (carts.longest?.rangeMiles ?? Infinity)} />
      </FactCard>
    </ul>
  );
}

export function FactCard({
  title,
  sentences,
  children,
}: {
  title: string;
  sentences: Sentences;
  children: ReactNode;
}) {
  return (
    <li className="flex gap-5">
      {children}
      <div>
        <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
        <p className="price-figures text-title-3">{sentences.figure}</p>
        <p className="mt-1 text-quiet">{sentences.text}</p>
      </div>
    </li>
  );
}
