import { Hono } from "hono";
import { featuredVehicleIds } from "#content/pages/words/home.ts";
import { chooseFeatured } from "#domain/catalogue/availability.ts";
import { toProductListing } from "./product-listing.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { serveCatalogueFiles } from "#server/inventory/catalogue-files.ts";
import { buildGoogleFeed } from "./google-feed.ts";
import { buildMetaFeed } from "./meta-feed.ts";
import { toShopRows } from "./shop-rows.ts";
import type { Inventory } from "#server/inventory/inventory.ts";

export interface FeedParts {
  inventory: Pick<Inventory, "snapshot">;
  siteUrl: string;
}

/** The product feeds, to be mounted at the root. They always show the current catalogue. */
export function createFeeds({ inventory, siteUrl }: FeedParts): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  serveCatalogueFiles(app, inventory, [
    {
      path: "/feeds/products.json",
      contentType: "application/json",
      isListed: false,
      write: ({ vehicles }) => {
        const featured = new Set(chooseFeatured(vehicles, featuredVehicleIds));
        return JSON.stringify(
          vehicles.map((vehicle) => toProductListing(siteUrl, vehicle, featured.has(vehicle))),
        );
      },
    },
    {
      path: "/feeds/google.xml",
      contentType: "application/xml; charset=utf-8",
      isListed: false,
      write: ({ vehicles }) => buildGoogleFeed(siteUrl, toShopRows(siteUrl, vehicles)),
    },
    {
      path: "/feeds/meta.csv",
      contentType: "text/csv; charset=utf-8",
      isListed: false,
      write: ({ vehicles }) => buildMetaFeed(toShopRows(siteUrl, vehicles)),
    },
  ]);
  return app;
}
