import { townFigures as words } from "#content/pages/words/town.ts";
import type { Municipality } from "#domain/geography/place.ts";
import type { SumLine } from "#app/places/place/place-sentences.ts";

/** County, type and population, a line each. */
export function listTownFigures(town: Municipality, censusYear: number): SumLine[] {
  return [
    { label: words.county, amount: town.county },
    { label: words.type, amount: town.type },
    {
      label: words.formatPopulation(censusYear),
      amount: town.population.toLocaleString("en-US"),
    },
  ];
}
