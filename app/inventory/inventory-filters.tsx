import { memo, useSyncExternalStore, type SubmitEvent } from "react";
import { filters as words } from "#content/pages/words/inventory.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import type { FilterOptions } from "#domain/catalogue/facets.ts";
import { sortOrders, type InventoryFilter } from "#domain/catalogue/inventory-search.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { SelectField } from "#app/ui/fields.tsx";
import { CloseIcon } from "#app/ui/icons.tsx";
import { FacetFields } from "./facet-fields.tsx";
import { countChosen, formatChoice } from "./filter-labels.ts";
import { SearchBox } from "./search-box.tsx";

interface InventoryFiltersProps {
  filter: InventoryFilter;
  options: FilterOptions;
  /** How many carts the list has now; null while it is not known. */
  matchingCount: number | null;
  onChange: (filter: InventoryFilter, isTyping: boolean) => void;
  onClear: () => void;
}

const sheetId = "filter-sheet";
const button = "min-h-11 rounded-pill border border-field bg-page px-5 font-semibold";
const sortOptions = ["", ...sortOrders].map((value) => ({
  value,
  label: formatChoice("sort", value),
}));

/** A GET form: it works without script, and filters live once the island runs. */
export const InventoryFilters = memo(function InventoryFilters(props: InventoryFiltersProps) {
  const { filter, onChange, onClear } = props;
  const delivery = useDeliveryPlace();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    onChange({ ...filter, search: typeof typed === "string" ? typed : "" }, false);
    closeSheet();
  };
  return (
    <search aria-label="Vehicles" className="no-print">
      <form
        method="get"
        action="/inventory"
        className="grid grid-cols-2 items-end gap-4 rounded-card bg-raised p-4 lg:grid-cols-1"
        onSubmit={search}
      >
        {delivery && <input type="hidden" name="to" value={delivery.id} />}
        <div className="col-span-2 flex items-end gap-2 lg:col-span-1 lg:flex-col lg:items-stretch">
          <div className="grow">
            <SearchBox
              search={filter.search}
              onSearch={(value) => onChange({ ...filter, search: value }, true)}
            />
          </div>
          <button type="submit" className={button}>
            {words.searchButton}
          </button>
        </div>
        <button type="button" popoverTarget={sheetId} className={`${button} lg:hidden`}>
          {words.formatSheetButton(countChosen(filter))}
        </button>
        <SelectField
          id="filter-sort"
          name="sort"
          label={words.sortLabel}
          options={sortOptions}
          value={filter.sort}
          onChange={(value) =>
            onChange({ ...filter, sort: sortOrders.find((order) => order === value) ?? "" }, false)
          }
        />
        <FilterSheet {...props} />
        <p className="col-span-2 lg:col-span-1">
          <a
            href={withDeliveryPlace("/inventory", delivery)}
            className="inline-block py-1 text-brand"
            onClick={(event) => {
              event.preventDefault();
              onClear();
            }}
          >
            {words.clearLabel}
          </a>
        </p>
      </form>
    </search>
  );
});

/** On a phone a sheet that opens without script too, since it is a popover; else part of the form. */
function FilterSheet({ filter, options, matchingCount, onChange }: InventoryFiltersProps) {
  // The server cannot know whether the browser runs scripts: the first render says what it said.
  const isLive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <fieldset id={sheetId} popover="auto" className="filter-sheet" aria-label={words.sheetLabel}>
      <div className="mb-2 flex items-center justify-between lg:hidden">
        <p className="font-display text-title-3 font-bold">{words.sheetLabel}</p>
        <button
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          className="grid size-11 place-items-center rounded-field"
        >
          <CloseIcon />
          <span className="sr-only">{words.closeLabel}</span>
        </button>
      </div>
      <FacetFields filter={filter} options={options} onChange={(next) => onChange(next, false)} />
      <p className={`filter-sheet-end pt-4 ${isLive ? "lg:hidden" : ""}`}>
        <button
          type="submit"
          className="min-h-11 w-full rounded-pill bg-brand px-5 font-semibold text-page"
        >
          {isLive && matchingCount !== null ? words.formatShow(matchingCount) : words.showLabel}
        </button>
      </p>
    </fieldset>
  );
}

const subscribeToNothing = () => () => {};

/** The list behind the sheet comes into view; on a wide screen nothing was over it. */
function closeSheet(): void {
  const sheet = document.querySelector<HTMLElement>(`#${sheetId}:popover-open`);
  if (sheet === null) return;
  sheet.hidePopover();
  document.querySelector("#results")?.scrollIntoView();
}
