import { filters as words } from "#content/pages/words/inventory.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import {
  filterNames,
  formatPriceBand,
  type InventoryFilter,
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

/** Everything chosen of one filter: "2 seats or 4 seats". */
export function formatChosen(filter: InventoryFilter, name: keyof InventoryFilter): string {
  return [filter[name]]
    .flat()
    .map((value) => formatChoice(name, value))
    .join(" or ");
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
