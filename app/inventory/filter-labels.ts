import { filters as words } from "#content/pages/words/inventory.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import type { Series } from "#domain/catalogue/facets.ts";
import {
  dropFilter,
  filterNames,
  formatPriceBand,
  type InventoryFilter,
  multipleChoices,
  toggleChoice,
  type MultipleName,
  type PriceBand,
} from "#domain/catalogue/inventory-search.ts";
import type { LegalChoice } from "#domain/catalogue/vehicle-traits.ts";

/** What a value of a filter is called, given how values of that filter are called. */
const labels: Record<keyof InventoryFilter, (value: string) => string> = {
  search: String,
  brand: readFrom(words.brands),
  series: String,
  price: (value) => formatPriceBand(value as PriceBand),
  seats: words.formatSeats,
  range: words.formatRange,
  drive: readFrom(words.drives),
  battery: readFrom(words.batteries),
  legal: (value) => streetLegalTexts[value as LegalChoice].value,
  stock: readFrom(words.stock),
  sort: readFrom(words.sorts),
};

/** "4 seats" for the choice "4" of the filter `seats`. */
export function formatChoice(name: keyof InventoryFilter, value: string): string {
  return labels[name](value);
}

/** A value that is chosen of a filter, and the filter without it. */
export interface ChosenValue {
  name: keyof InventoryFilter;
  /** "EV Nomad", and for the choice "4" of the filter `seats` "4 seats". */
  text: string;
  without: InventoryFilter;
}

/**
 * Everything that keeps carts out of the list, in the order of the URL.
 * @param series those of the catalogue, for their names as it writes them.
 */
export function listChosen(filter: InventoryFilter, series: readonly Series[]): ChosenValue[] {
  return filterNames.flatMap((name) =>
    name === "sort"
      ? []
      : [filter[name]]
          .flat()
          .filter((value) => value !== "")
          .map((value) => ({
            name,
            text:
              (name === "series" && series.find((one) => one.value === value)?.label) ||
              formatChoice(name, value),
            without: isMultiple(name)
              ? toggleChoice(filter, name, value)
              : dropFilter(filter, name),
          })),
  );
}

function isMultiple(name: keyof InventoryFilter): name is MultipleName | "series" {
  return name === "series" || name in multipleChoices;
}

/** How many filters are set in the sheet; search and order have fields of their own outside it. */
export function countChosen(filter: InventoryFilter): number {
  return filterNames.filter(
    (name) => name !== "search" && name !== "sort" && filter[name].length > 0,
  ).length;
}

function readFrom(texts: Readonly<Record<string, string>>): (value: string) => string {
  return (value) => texts[value] ?? value;
}
