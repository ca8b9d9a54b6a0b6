import { searchVehicles } from "#domain/catalogue/find-vehicles.ts";
import { noFilter } from "#domain/catalogue/inventory-search.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type Filters, matchesFilters } from "./filters.ts";
import { toListing, type VehicleListing } from "./listing.ts";
import type { AssistantServices } from "#server/assistants/services.ts";
import { findSimilar } from "#server/inventory/similar-words.ts";

/** The catalogue as listings for assistants. Each function throws when the database is away. */
export interface Listings {
  /** What is in stock and meets every filter, in the order of the catalogue. */
  find: (filters: Filters) => Promise<VehicleListing[]>;
  /** One vehicle by its id, in stock or not; null when there is none. */
  get: (vehicleId: string) => Promise<{ listing: VehicleListing; isInStock: boolean } | null>;
}

/** Makes each vehicle's listing once for each state of the catalogue. */
export function createListings({
  inventory,
  siteUrl,
}: Pick<AssistantServices, "inventory" | "siteUrl">): Listings {
  let latest: { revision: number; listings: ReadonlyMap<string, VehicleListing> } | null = null;

  async function list(catalogue: Catalogue): Promise<ReadonlyMap<string, VehicleListing>> {
    if (latest?.revision === catalogue.revision) return latest.listings;
    const changedAt = await inventory.changedAt();
    const listings = new Map(
      catalogue.vehicles.map((each) => [each.id, toListing(siteUrl, each, changedAt)]),
    );
    latest = { revision: catalogue.revision, listings };
    return listings;
  }

  return {
    find: async (filters) => {
      const catalogue = await inventory.snapshot();
      const listings = await list(catalogue);
      const search = filters.query?.trim() ?? "";
      return searchVehicles(catalogue.vehicles, { ...noFilter, search }, findSimilar)
        .filter(({ inStock }) => inStock)
        .flatMap(({ id }) => listings.get(id) ?? [])
        .filter((listing) => matchesFilters(listing, filters));
    },
    get: async (vehicleId) => {
      const catalogue = await inventory.snapshot();
      const vehicle = catalogue.byId.get(vehicleId);
      const listing = (await list(catalogue)).get(vehicle?.id ?? "");
      if (vehicle === undefined || listing === undefined) return null;
      return { listing, isInStock: vehicle.inStock };
    },
  };
}
