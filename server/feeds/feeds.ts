import { Hono } from "hono";
import { featuredVehicleIds } from "#content/home.ts";
import { toProductListing } from "#domain/product-listing.ts";
import type { ApiEnvironment } from "#server/api/api.ts";
import { serveCatalogueFiles } from "#server/documents/catalogue-files.ts";
import { writeGoogleFeed } from "#server/feeds/google-feed.ts";
import { writeMetaFeed } from "#server/feeds/meta-feed.ts";
import { toShopRows } from "#server/feeds/shop-rows.ts";
import type { Inventory } from "#server/inventory/inventory.ts";

export interface FeedParts {
  inventory: Pick<Inventory, "snapshot">;
  siteUrl: string;
}

/** The feeds, to be mounted at the root. They are never staler than the catalogue. */
export function createFeeds({ inventory, siteUrl }: FeedParts): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  serveCatalogueFiles(app, inventory, [
    {
      path: "/feeds/products.json",
      contentType: "application/json",
      isListed: false,
      write: ({ vehicles }) =>
        JSON.stringify(
          vehicles.map((vehicle) => toProductListing(siteUrl, vehicle, featuredVehicleIds)),
        ),
    },
    {
      path: "/feeds/google.xml",
      contentType: "application/xml; charset=utf-8",
      isListed: false,
      write: ({ vehicles }) => writeGoogleFeed(siteUrl, toShopRows(siteUrl, vehicles)),
    },
    {
      path: "/feeds/meta.csv",
      contentType: "text/csv; charset=utf-8",
      isListed: false,
      write: ({ vehicles }) => writeMetaFeed(toShopRows(siteUrl, vehicles)),
    },
  ]);
  return app;
}
