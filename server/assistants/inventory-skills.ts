import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { agentWords } from "#content/dealership/assistants.ts";
import { noFilter, searchVehicles, vehiclesPerPage } from "#domain/catalogue/inventory-search.ts";
import { findFacets, matchesFilters, sortListings } from "./listing-filters.ts";
import { findFieldFailures, refuseFields } from "./field-failures.ts";
import type { Filters } from "./requests.ts";
import { facetsRequest, searchRequest, vehicleRequest } from "./requests.ts";
import type { Skill } from "./skills.ts";
import { toListing, type VehicleListing } from "./vehicle-listings.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { limits } from "#server/limits.ts";

const message = agentWords.priceNote;

/** The skills that read the catalogue: what is out of stock is in none of their answers. */
export function createInventorySkills({
  inventory,
  siteUrl,
}: {
  inventory: Pick<Inventory, "snapshot" | "changedAt">;
  siteUrl: string;
}): Record<"search" | "facets" | "vehicle", Skill> {
  let kept: { revision: number; listings: ReadonlyMap<string, VehicleListing> } | null = null;

  /** Every vehicle as a listing, made once for each state of the catalogue. */
  async function list(catalogue: Catalogue): Promise<ReadonlyMap<string, VehicleListing>> {
    if (kept?.revision === catalogue.revision) return kept.listings;
    const changedAt = await inventory.changedAt();
    const listings = new Map(
      catalogue.vehicles.map((each) => [each.id, toListing(siteUrl, each, changedAt)]),
    );
    kept = { revision: catalogue.revision, listings };
    return listings;
  }

  async function find(filters: Filters): Promise<VehicleListing[]> {
    const catalogue = await inventory.snapshot();
    const listings = await list(catalogue);
    return searchVehicles(catalogue.vehicles, { ...noFilter, search: filters.query?.trim() ?? "" })
      .filter(({ inStock }) => inStock)
      .flatMap(({ id }) => listings.get(id) ?? [])
      .filter((listing) => matchesFilters(listing, filters));
  }

  return {
    search: async (request) => {
      const read = searchRequest.safeParse(request);
      if (!read.success) return refuseFields(findFieldFailures(read.error, request));
      const { filters = {}, pagination = {}, sort } = read.data;
      const { skip = 0, limit = vehiclesPerPage } = pagination;
      const effective = Math.min(limit, limits.vehiclesPerAnswer);
      const found = sortListings(await find(filters), sort);
      const vehicles = found.slice(skip, skip + effective);
      return { ok: true, data: { total: found.length, skip, limit: effective, vehicles }, message };
    },
    facets: async (request) => {
      const read = facetsRequest.safeParse(request);
      if (!read.success) return refuseFields(findFieldFailures(read.error, request));
      return { ok: true, data: findFacets(await find(read.data.filters ?? {})), message };
    },
    vehicle: async (request) => {
      const read = vehicleRequest.safeParse(request);
      if (!read.success) return refuseFields(findFieldFailures(read.error, request));
      const catalogue = await inventory.snapshot();
      const vehicle = catalogue.byId.get(read.data.vehicle_id ?? "");
      const listing = (await list(catalogue)).get(vehicle?.id ?? "");
      if (vehicle === undefined || listing === undefined) return { ok: false, failure: notFound };
      if (!vehicle.inStock) return { ok: false, failure: soldOut };
      return { ok: true, data: listing, message };
    },
  };
}

const notFound = {
  code: "VEHICLE_NOT_FOUND",
  message: "We have no cart with this vehicle_id. We publish no VIN or stock number.",
} as const;

const soldOut = {
  code: "VEHICLE_UNAVAILABLE",
  message: "This cart is not in stock now.",
} as const;
