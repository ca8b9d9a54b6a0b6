import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import {
  formatInventoryFilter,
  inventoryPath,
  listSeries,
  noFilter,
  parseInventoryFilter,
  type InventoryFilter,
  type Series,
  vehiclesPerPage,
} from "#domain/catalogue/inventory-search.ts";
import { InventoryFilters } from "./inventory-filters.tsx";
import { InventoryResults, type FoundVehicles } from "./inventory-results.tsx";
import type { VehicleSummary } from "#app/vehicles/index.ts";

export interface InventorySearchProps {
  filter: InventoryFilter;
  page: number;
  series: Series[];
  /** Null where the database could not answer in time: then the browser asks. */
  found: FoundVehicles | null;
}

interface Search {
  filter: InventoryFilter;
  page: number;
}

/** Long enough to type the next letter, short enough to feel live. */
const typingPauseMs = 150;

/** The list the server rendered, filtered live and kept in the address bar. */
export function InventorySearch(props: InventorySearchProps) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: 3, refetchOnWindowFocus: false, staleTime: 300_000 } },
      }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <Search {...props} />
    </QueryClientProvider>
  );
}

function Search({ filter, page, series, found }: InventorySearchProps) {
  const { search, change } = useSearchInUrl({ filter, page });
  const address = formatInventoryFilter(search.filter, search.page).toString();
  const asked = usePaused(address);
  const isFirst = asked === formatInventoryFilter(filter, page).toString();
  const query = useQuery({
    queryKey: ["vehicles", asked],
    queryFn: () => fetchVehicles(asked),
    placeholderData: keepPreviousData,
    ...(found && isFirst ? { initialData: found } : {}),
  });
  const allSeries = useAllSeries(series);
  return (
    <>
      <InventoryFilters
        filter={search.filter}
        series={allSeries}
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
    </>
  );
}

/** The search as the address bar has it; Back and Forward change it too. */
function useSearchInUrl(first: Search) {
  const [search, setSearch] = useState(first);
  // The browser's own Back and Forward are events of the window, outside of React.
  useEffect(() => {
    const read = () => setSearch(parseInventoryFilter(new URLSearchParams(location.search)));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);
  const change = useCallback((next: Search, isTyping: boolean) => {
    setSearch(next);
    const address = inventoryPath(next.filter, next.page);
    // Each letter is not a place to go back to; each choice is.
    if (isTyping) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
  }, []);
  return { search, change };
}

/** The value once it has rested for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** The series for the filter: from the server, or from the list when the server had none. */
function useAllSeries(series: Series[]): Series[] {
  const { data } = useQuery({
    queryKey: ["series"],
    queryFn: fetchSeries,
    enabled: series.length === 0,
    initialData: series.length === 0 ? undefined : series,
  });
  return data ?? [];
}

async function fetchVehicles(query: string): Promise<FoundVehicles> {
  const parameters = new URLSearchParams(query);
  if (!parameters.has("page")) parameters.set("page", "1");
  const response = await fetchOrFail(`/api/vehicles?${parameters.toString()}`);
  const matchingCount = Number(response.headers.get("Vehicles-Matching"));
  return {
    vehicles: (await response.json()) as VehicleSummary[],
    matchingCount,
    totalCount: Number(response.headers.get("Vehicles-Total")),
    pageCount: Math.max(1, Math.ceil(matchingCount / vehiclesPerPage)),
  };
}

async function fetchSeries(): Promise<Series[]> {
  const vehicles: Parameters<typeof listSeries>[0][number][] = [];
  let address: string | undefined = "/api/vehicles";
  while (address) {
    const response: Response = await fetchOrFail(address);
    vehicles.push(...((await response.json()) as typeof vehicles));
    address = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return listSeries(vehicles);
}

async function fetchOrFail(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) {
    throw new Error(`Failed to fetch vehicles: ${response?.status ?? "no answer"}`);
  }
  return response;
}
