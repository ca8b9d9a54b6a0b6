import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from "@tanstack/react-query";
import { useCallback, useDeferredValue, useEffect, useState } from "react";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import type { InventoryFacets } from "#domain/catalogue/find-vehicles.ts";
import { CompareBar } from "#app/compare/index.ts";
import { DeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import {
  formatInventoryFilter,
  noFilter,
  type InventoryFilter,
} from "#domain/catalogue/inventory-search.ts";
import { fetchFacets, fetchVehicles, requestOptions } from "./inventory-requests.ts";
import { useCardSlices } from "./card-slices.ts";
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
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: requestOptions } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <DeliveryPlace value={props.delivery}>
        <Search {...props} />
      </DeliveryPlace>
    </QueryClientProvider>
  );
}

function Search(props: InventorySearchProps) {
  const { search, change, restoreScroll } = useSearchInUrl(
    props.filter,
    props.page,
    props.delivery,
  );
  const { filter, page } = search;
  const { list, facets, isCurrent } = useInventory(props, search);
  const found = list.data ?? null;
  const cards = useCardSlices(found?.vehicles ?? noVehicles);
  const isShown = isCurrent && cards === found?.vehicles;
  // The place in the page is the browser's, and only a list that is whole is as long as it was.
  useEffect(() => {
    if (isShown) restoreScroll();
  }, [isShown, search, restoreScroll]);
  const choose = useCallback(
    (next: InventoryFilter, isTyping = false) => change({ filter: next, page: 1, isTyping }),
    [change],
  );
  const clear = useCallback(() => choose(noFilter), [choose]);
  const turnTo = useCallback(
    (next: number) => {
      change({ filter, page: next, isTyping: false });
      document.querySelector("#results")?.scrollIntoView();
    },
    [change, filter],
  );
  return (
    <div className="mt-8 items-start gap-8 lg:grid lg:grid-cols-[17rem_1fr]">
      <InventoryFilters
        filter={filter}
        options={facets?.options ?? noOptions}
        matchingCount={found?.matchingCount ?? null}
        onChange={choose}
        onClear={clear}
      />
      <InventoryResults
        found={found}
        cards={cards}
        error={list.error}
        drop={facets?.drop ?? null}
        filter={filter}
        page={page}
        onDrop={choose}
        onPage={turnTo}
      />
      <CompareBar delivery={props.delivery} />
    </div>
  );
}

/** The list of a query, and what can be chosen beside it: first from the server's own document. */
function useInventory(first: InventorySearchProps, { filter, page }: InventorySearchState) {
  const requested = formatInventoryFilter(filter, page).toString();
  const withoutPage = formatInventoryFilter(filter).toString();
  const isFirst = requested === formatInventoryFilter(first.filter, first.page).toString();
  const isFirstFilter = withoutPage === formatInventoryFilter(first.filter).toString();
  const list = useQuery({
    queryKey: ["vehicles", requested],
    queryFn: () => fetchVehicles(requested),
    placeholderData: keepPreviousData,
    ...(first.found && isFirst ? { initialData: first.found } : {}),
  });
  const choices = useQuery({
    queryKey: ["facets", withoutPage],
    queryFn: () => fetchFacets(withoutPage),
    placeholderData: keepPreviousData,
    ...(first.facets && isFirstFilter ? { initialData: first.facets } : {}),
  });
  // A list that came is rendered in slices too, so that a letter typed meanwhile need not wait.
  const data = useDeferredValue(list.data);
  const facets = useDeferredValue(choices.data);
  const isCurrent = !list.isPlaceholderData && data === list.data;
  return { list: { data, error: list.error }, facets, isCurrent };
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
