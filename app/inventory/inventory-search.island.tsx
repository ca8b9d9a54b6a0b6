import { useCallback, useEffect } from "react";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import type { InventoryFacets } from "#domain/catalogue/find-vehicles.ts";
import { CompareBar } from "#app/compare/index.ts";
import { DeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { formatInventoryFilter, type InventoryFilter } from "#domain/catalogue/inventory-search.ts";
import { useFetched } from "#app/ui/fetched.ts";
import { fetchFacets, fetchVehicles } from "./inventory-requests.ts";
import { useCardSlices, useNextFrame } from "./card-slices.ts";
import type { ChangeFilter } from "./chosen-at-once.ts";
import { InventoryFilters } from "./inventory-filters.tsx";
import { useSearchInUrl, type InventorySearchState } from "./inventory-history.ts";
import { InventoryResults, type FoundVehicles } from "./inventory-results.tsx";

export interface InventorySearchProps {
  filter: InventoryFilter;
  page: number;
  /** Null together with `found`. */
  facets: InventoryFacets | null;
  /** Null when the database did not answer in time: then the browser fetches the list. */
  found: FoundVehicles | null;
  /** The place that prices are shown for. */
  delivery: PlaceDelivery | null;
}

/** The list that the server rendered, filtered live; the URL follows the filter. */
export function InventorySearch(props: InventorySearchProps) {
  return (
    <DeliveryPlace value={props.delivery}>
      <Search {...props} />
    </DeliveryPlace>
  );
}

function Search(props: InventorySearchProps) {
  const { search, change, restoreScroll } = useSearchInUrl(
    props.filter,
    props.page,
    props.delivery,
  );
  const { filter, page } = search;
  const { list, facets } = useInventory(props, search);
  const found = list.value;
  const shownFacets = useNextFrame(facets);
  const options = shownFacets?.options ?? noOptions;
  const cards = useCardSlices(found?.vehicles ?? noVehicles);
  const isShown = list.isCurrent && cards === found?.vehicles;
  // The place in the page is the browser's, and only a list that is whole is as long as it was.
  useEffect(() => {
    if (isShown) restoreScroll();
  }, [isShown, search, restoreScroll]);
  const choose = useCallback<ChangeFilter>(
    (update, isTyping = false) =>
      change((latest) => ({ filter: update(latest.filter), page: 1 }), isTyping),
    [change],
  );
  const turnTo = useCallback(
    (next: number) => {
      change((latest) => ({ ...latest, page: next }), false);
      document.querySelector("#results")?.scrollIntoView();
    },
    [change],
  );
  return (
    <div className="mt-3 items-start gap-8 lg:mt-5 lg:grid lg:grid-cols-[16rem_1fr]">
      <InventoryFilters
        filter={filter}
        options={options}
        matchingCount={found?.matchingCount ?? null}
        onChange={choose}
      />
      <InventoryResults
        found={found}
        cards={cards}
        error={list.error}
        drop={shownFacets?.drop ?? null}
        filter={filter}
        series={options.series}
        page={page}
        onChange={choose}
        onPage={turnTo}
      />
      <CompareBar delivery={props.delivery} />
    </div>
  );
}

/** The list of a query, and what can be chosen beside it: first from the server's own document. */
function useInventory(first: InventorySearchProps, { filter, page }: InventorySearchState) {
  // Each is asked for by the query that the URL would have.
  const list = useFetched({
    key: formatInventoryFilter(filter, page).toString(),
    load: fetchVehicles,
    first: first.found,
  });
  const choices = useFetched({
    key: formatInventoryFilter(filter).toString(),
    load: fetchFacets,
    first: first.facets,
  });
  return { list, facets: choices.value };
}

const noVehicles: FoundVehicles["vehicles"] = [];

const noOptions: InventoryFacets["options"] = {
  series: [],
  counts: {
    brand: {},
    price: {},
    seats: {},
    range: {},
    drive: {},
    battery: {},
    legal: {},
    stock: {},
  },
};
