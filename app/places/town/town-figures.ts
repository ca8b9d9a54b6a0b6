import { townFigures as words } from "#content/pages/words/town.ts";
import type { Municipality } from "#domain/geography/place.ts";
import type { SumLine } from "#app/places/place/place-sentences.ts";

/** What the line over the title, county and type, does not say. */
export function listTownFigures(town: Municipality, censusYear: number): SumLine[] {
  return [
    {
      label: words.formatPopulation(censusYear),
      amount: town.population.toLocaleString("en-US"),
    },
  ];
}
