import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { withDeliveryPlace } from "#content/pages/paths.ts";
import type { PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { CompareBar } from "#app/compare/index.ts";
import { DeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import {
  formatInventoryFilter,
  inventoryPath,
  noFilter,
  parseInventoryFilter,
  type FilterOptions,
  type InventoryFilter,
} from "#domain/catalogue/inventory-search.ts";
import {
  fetchFilterOptions,
  fetchVehicles,
  requestOptions,
  typingPauseMs,
} from "./inventory-requests.ts";
import { InventoryFilters } from "./inventory-filters.tsx";
import { InventoryResults, type FoundVehicles } from "./inventory-results.tsx";

export interface InventorySearchProps {
  filter: InventoryFilter;
  page: number;
  /** Null together with `found`. */
  options: FilterOptions | null;
  /** Null when the database did not answer in time: then the browser fetches the list. */
  found: FoundVehicles | null;
  /** The place that prices are shown for. */
  delivery: PlaceDelivery | null;
}

interface Search {
  filter: InventoryFilter;
  page: number;
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

function Search({ filter, page, options, found, delivery }: InventorySearchProps) {
  const { search, change } = useSearchInUrl({ filter, page }, delivery);
  const requested = useDebounced(formatInventoryFilter(search.filter, search.page).toString());
  const isFirst = requested === formatInventoryFilter(filter, page).toString();
  const query = useQuery({
    queryKey: ["vehicles", requested],
    queryFn: () => fetchVehicles(requested),
    placeholderData: keepPreviousData,
    ...(found && isFirst ? { initialData: found } : {}),
  });
  const filterOptions = useFilterOptions(options);
  return (
    <>
      <InventoryFilters
        filter={search.filter}
        options={filterOptions}
        onChange={(next, isTyping) => change({ filter: next, page: 1 }, isTyping)}
        onClear={() => change({ filter: noFilter, page: 1 }, false)}
      />
      <InventoryResults
        found={query.data ?? null}
        error={query.error}
        filter={search.filter}
        page={search.page}
        onPage={(next) => {
          change({ ...search, page: next }, false);
          document.querySelector("#results")?.scrollIntoView();
        }}
      />
      <CompareBar delivery={delivery} />
    </>
  );
}

/** The search as the URL has it; Back and Forward change it too. */
function useSearchInUrl(first: Search, delivery: PlaceDelivery | null) {
  const [search, setSearch] = useState(first);
  // Back and Forward are events of the window, which React does not know.
  useEffect(() => {
    const read = () => setSearch(parseInventoryFilter(new URLSearchParams(location.search)));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);
  const change = useCallback(
    (next: Search, isTyping: boolean) => {
      setSearch(next);
      const path = withDeliveryPlace(inventoryPath(next.filter, next.page), delivery);
      // Back should undo a choice, not a letter.
      if (isTyping) history.replaceState(null, "", path);
      else history.pushState(null, "", path);
    },
    [delivery],
  );
  return { search, change };
}

/**
 * The value once it has not changed for `typingPauseMs`. By hand, since no installed package
 * debounces and one would weigh more than these lines; `useDeferredValue` waits for rendering, not
 * for typing, so each letter would send a request.
 */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** What the filter can choose: from the server, or from the list when the server had none. */
function useFilterOptions(options: FilterOptions | null): FilterOptions {
  const { data } = useQuery({
    queryKey: ["options"],
    queryFn: fetchFilterOptions,
    enabled: options === null,
    initialData: options ?? undefined,
  });
  return data ?? noOptions;
}

const noOptions: FilterOptions = { series: [], emptyPriceBands: [] };
