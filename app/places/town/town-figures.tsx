import type { Municipality } from "#domain/geography/place.ts";

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
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
      {rows.map(([term, value]) => (
        <div key={term} className="border-t border-line pt-3">
          <dt className="text-small text-quiet">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
