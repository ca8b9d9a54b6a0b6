import { memo, useCallback, useSyncExternalStore, type SubmitEvent } from "react";
import { filters as words } from "#content/pages/words/inventory.ts";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import type { FilterOptions } from "#domain/catalogue/facets.ts";
import { noFilter, type InventoryFilter } from "#domain/catalogue/inventory-search.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { CloseIcon, SearchIcon } from "#app/ui/icons.tsx";
import type { ChangeFilter } from "./chosen-at-once.ts";
import { FacetFields } from "./facet-fields.tsx";
import { countChosen } from "./filter-labels.ts";
import { SearchBox } from "./search-box.tsx";

interface InventoryFiltersProps {
  filter: InventoryFilter;
  options: FilterOptions;
  /** How many carts the list has now; null while it is not known. */
  matchingCount: number | null;
  onChange: ChangeFilter;
}

/** The form, for the order of the list, which stands over the cards. */
export const filterFormId = "filters";
const sheetId = "filter-sheet";
const button = "min-h-11 rounded-pill border border-field bg-page font-semibold";

/** A GET form: it works without script, and filters live once the island runs. */
export const InventoryFilters = memo(function InventoryFilters(props: InventoryFiltersProps) {
  const { filter, onChange } = props;
  const delivery = useDeliveryPlace();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    onChange((latest) => ({ ...latest, search: typeof typed === "string" ? typed : "" }));
    closeSheet();
  };
  // One and the same function: the box begins to listen anew with another one.
  const type = useCallback(
    (value: string) => onChange((latest) => ({ ...latest, search: value }), true),
    [onChange],
  );
  const isAnyChosen = filter.search !== "" || countChosen(filter) > 0;
  return (
    <search aria-label="Vehicles" className="filter-column no-print">
      <form
        id={filterFormId}
        method="get"
        action="/inventory"
        className="flex flex-wrap items-end gap-2 lg:grid lg:gap-3"
        onSubmit={search}
      >
        {delivery && <input type="hidden" name="to" value={delivery.id} />}
        <div className="flex min-w-0 grow basis-40 items-end gap-2">
          <SearchBox search={filter.search} onSearch={type} />
          <button type="submit" className={`${button} grid w-11 shrink-0 place-items-center`}>
            <SearchIcon />
            <span className="sr-only">{words.searchButton}</span>
          </button>
        </div>
        <button type="button" popoverTarget={sheetId} className={`${button} px-4 lg:hidden`}>
          {words.formatSheetButton(countChosen(filter))}
        </button>
        <FilterSheet {...props} />
        <a
          href={withDeliveryPlace("/inventory", delivery)}
          className={`inline-flex min-h-11 items-center text-brand underline ${isAnyChosen ? "" : "max-lg:hidden"}`}
          onClick={(event) => {
            event.preventDefault();
            onChange(() => noFilter);
          }}
        >
          {words.clearLabel}
        </a>
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
          aria-label={words.closeLabel}
        >
          <CloseIcon />
        </button>
      </div>
      <FacetFields filter={filter} options={options} onChange={onChange} />
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
