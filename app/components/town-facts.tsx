import type { Municipality } from "#domain/place.ts";
import {
  CompassDrawing,
  DeliveryDrawing,
  NeighborsDrawing,
  SunDrawing,
} from "./place-drawings.tsx";
import { FactCard } from "./place-facts.tsx";
import {
  describeDelivery,
  describeNeighbors,
  describeSun,
  describeWay,
  type Facts,
  type PlaceContext,
} from "./place-sentences.ts";

interface TownFactsProps {
  place: PlaceContext;
  facts: Facts;
}

/** What can be computed of a town: delivery first, then the way, the coast and the light. */
export function TownFacts({ place, facts }: TownFactsProps) {
  const { delivery } = facts;
  return (
    <ul className="grid gap-x-10 gap-y-9 md:grid-cols-2">
      <FactCard title="Delivery" sentences={describeDelivery(place, facts)}>
        <DeliveryDrawing
          freeShare={place.freeMiles / Math.max(1, delivery.roadMiles)}
          isPriced={delivery.kind !== "by-arrangement"}
        />
      </FactCard>
      <FactCard title="From our showroom" sentences={describeWay(place, facts)}>
        <CompassDrawing bearingDegrees={facts.showroom.bearingDegrees} />
      </FactCard>
      <FactCard title="Nearest coastal place" sentences={describeNeighbors(place, facts)}>
        <NeighborsDrawing nearest={facts.nearest} />
      </FactCard>
      <FactCard title="Sunset" sentences={describeSun(place, facts)}>
        <SunDrawing midsummer={facts.midsummer} midwinter={facts.midwinter} />
      </FactCard>
    </ul>
  );
}

interface TownFiguresProps {
  town: Municipality;
  censusYear: number;
  /** 1 for the county's most populous municipality. */
  rank: number;
  countyCount: number;
}

/** County, type and population as a short list. */
export function TownFigures({ town, censusYear, rank, countyCount }: TownFiguresProps) {
  const rows = [
    ["County", `${town.county}, Delaware`],
    ["Type", town.type],
    [`Population, ${censusYear} census`, town.population.toLocaleString("en-US")],
    ["By population", `${rank} of ${countyCount} in the county`],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {rows.map(([term, value]) => (
        <div key={term} className="border-t border-line pt-3">
          <dt className="text-small text-quiet">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
