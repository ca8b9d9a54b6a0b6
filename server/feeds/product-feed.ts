import { featuredVehicleIds } from "#content/pages/words/home.ts";
import { chooseFeatured } from "#domain/catalogue/availability.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { sliceVehicles } from "./slices.ts";
import { toProductListing } from "./product-listing.ts";

/**
 * Our own product feed as JSON, in pieces.
 * @param siteUrl the site's own URL without a trailing slash.
 */
export function* buildProductFeed(
  siteUrl: string,
  vehicles: readonly Vehicle[],
): Generator<string> {
  const featured = new Set(chooseFeatured(vehicles, featuredVehicleIds));
  yield "[";
  let separator = "";
  for (const slice of sliceVehicles(vehicles)) {
    const items = slice.map((vehicle) =>
      JSON.stringify(toProductListing(siteUrl, vehicle, featured.has(vehicle))),
    );
    yield separator + items.join(",");
    separator = ",";
  }
  yield "]";
}
