import { townFigures as words } from "#content/pages/words/town.ts";
import type { Municipality } from "#domain/geography/place.ts";

interface TownFiguresProps {
  town: Municipality;
  censusYear: number;
}

/** County, type and population in one row. */
export function TownFigures({ town, censusYear }: TownFiguresProps) {
  const rows = [
    [words.county, town.county],
    [words.type, town.type],
    [words.formatPopulation(censusYear), town.population.toLocaleString("en-US")],
  ];
  return (
    <dl className="grid grid-cols-[auto_auto_auto] gap-x-4 sm:grid-cols-3 sm:gap-x-6">
      {rows.map(([term, value]) => (
        <div key={term} className="border-t border-line pt-2">
          <dt className="text-small text-quiet">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
