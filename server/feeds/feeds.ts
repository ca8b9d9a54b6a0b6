import { Hono } from "hono";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { serveCatalogueFiles } from "#server/inventory/catalogue-files.ts";
import { buildGoogleFeed } from "./google-feed.ts";
import { buildMetaFeed } from "./meta-feed.ts";
import { buildProductFeed } from "./product-feed.ts";
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
      write: ({ vehicles }) => buildProductFeed(siteUrl, vehicles),
    },
    {
      path: "/feeds/google.xml",
      contentType: "application/xml; charset=utf-8",
      isListed: false,
      write: ({ vehicles }) => buildGoogleFeed(siteUrl, vehicles),
    },
    {
      path: "/feeds/meta.csv",
      contentType: "text/csv; charset=utf-8",
      isListed: false,
      write: ({ vehicles }) => buildMetaFeed(siteUrl, vehicles),
    },
  ]);
  return app;
}
