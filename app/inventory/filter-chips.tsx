import { filters as words } from "#content/pages/words/inventory.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import type { Series } from "#domain/catalogue/facets.ts";
import { inventoryPath, type InventoryFilter } from "#domain/catalogue/inventory-search.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { listChosen, type ChosenValue } from "./filter-labels.ts";

interface FilterChipsProps {
  filter: InventoryFilter;
  series: readonly Series[];
  onRemove: (filter: InventoryFilter) => void;
}

/** Everything that is chosen, each as a link to the list without it. */
export function FilterChips({ filter, series, onRemove }: FilterChipsProps) {
  const delivery = useDeliveryPlace();
  const chosen = listChosen(filter, series);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosenLabel} className="no-print mb-3 flex flex-wrap gap-2">
      {chosen.map(({ name, text, without }) => (
        <li key={`${name} ${text}`}>
          <a
            href={withDeliveryPlace(inventoryPath(without), delivery)}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-field px-4 text-small text-text no-underline"
            onClick={(event) => {
              event.preventDefault();
              onRemove(without);
            }}
          >
            <span className="sr-only">{words.removeLabel}</span>
            {formatChip(name, text)}
            <CloseIcon className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function formatChip(name: ChosenValue["name"], text: string): string {
  const label = (words.chips as Partial<Record<ChosenValue["name"], string>>)[name];
  return label === undefined ? text : words.formatChip(label, text);
}
