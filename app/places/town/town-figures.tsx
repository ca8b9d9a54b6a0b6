import { townFigures as words } from "#content/pages/words/town.ts";
import { delaware } from "#content/places/states/delaware.ts";
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
    [words.county, `${town.county}, ${delaware.name}`],
    [words.type, town.type],
    [words.formatPopulation(censusYear), town.population.toLocaleString("en-US")],
    [words.rank, words.formatRank(rank, countyCount)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
      {rows.map(([term, value]) => (
        <div key={term} className="border-t border-line pt-3">
          <dt className="text-small text-quiet">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
