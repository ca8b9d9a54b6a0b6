import {
  formatInventoryFilter,
  listFilterOptions,
  parseInventoryFilter,
  vehiclesPerPage,
  type FilterOptions,
} from "#domain/catalogue/inventory-search.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { VehicleSummary } from "#app/vehicles/index.ts";
import type { FoundVehicles } from "./inventory-results.tsx";

/** How the browser asks for vehicles: three retries, and answers are used again for five minutes. */
export const requestOptions = {
  retry: 3,
  refetchOnWindowFocus: false,
  staleTime: 300_000,
} as const;

/** Long enough to type the next letter, short enough to feel immediate. */
export const typingPauseMs = 150;

/** The vehicles that match a query as the inventory's URL has it. Throws when the server fails. */
export async function fetchVehicles(query: string): Promise<FoundVehicles> {
  // The API refuses what the inventory's own URL may hold, such as a text that is too long.
  const { filter, page } = parseInventoryFilter(new URLSearchParams(query));
  const parameters = formatInventoryFilter(filter);
  parameters.set("page", String(page));
  const response = await fetchOrFail(`/api/vehicles?${parameters.toString()}`);
  const matchingCount = Number(response.headers.get("Vehicles-Matching"));
  return {
    vehicles: (await response.json()) as VehicleSummary[],
    matchingCount,
    totalCount: Number(response.headers.get("Vehicles-Total")),
    pageCount: Math.max(1, Math.ceil(matchingCount / vehiclesPerPage)),
  };
}

/** What can be chosen in the whole catalogue, from all pages of the API's list. */
export async function fetchFilterOptions(): Promise<FilterOptions> {
  const vehicles: Vehicle[] = [];
  let url: string | undefined = "/api/vehicles";
  while (url) {
    const response: Response = await fetchOrFail(url);
    vehicles.push(...((await response.json()) as Vehicle[]));
    url = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  return listFilterOptions(vehicles);
}

async function fetchOrFail(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) {
    throw new Error(`Failed to fetch vehicles: ${response?.status ?? "no answer"}`);
  }
  return response;
}
