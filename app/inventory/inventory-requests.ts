import type { InventoryFacets } from "#domain/catalogue/find-vehicles.ts";
import {
  formatInventoryFilter,
  parseInventoryFilter,
  vehiclesPerPage,
} from "#domain/catalogue/inventory-search.ts";
import type { VehicleSummary } from "#app/vehicles/index.ts";
import type { FoundVehicles } from "./inventory-results.tsx";

/** The vehicles that match a query as the inventory's URL has it. Throws when the server fails. */
export async function fetchVehicles(query: string, signal: AbortSignal): Promise<FoundVehicles> {
  // The API refuses what the inventory's own URL may hold, such as a text that is too long.
  const { filter, page } = parseInventoryFilter(new URLSearchParams(query));
  const parameters = formatInventoryFilter(filter);
  parameters.set("page", String(page));
  const response = await fetchOrFail(`/api/vehicles?${parameters.toString()}`, signal);
  const matchingCount = Number(response.headers.get("Vehicles-Matching"));
  return {
    vehicles: (await response.json()) as VehicleSummary[],
    matchingCount,
    totalCount: Number(response.headers.get("Vehicles-Total")),
    pageCount: Math.max(1, Math.ceil(matchingCount / vehiclesPerPage)),
  };
}

/** What can be chosen beside a filter as a query has it. Throws when the server fails. */
export async function fetchFacets(query: string, signal: AbortSignal): Promise<InventoryFacets> {
  const response = await fetchOrFail(`/api/vehicle-facets?${query}`, signal);
  return (await response.json()) as InventoryFacets;
}

async function fetchOrFail(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal }).catch(() => null);
  if (!response?.ok) {
    throw new Error(`Failed to fetch vehicles: ${response?.status ?? "no answer"}`);
  }
  return response;
}
