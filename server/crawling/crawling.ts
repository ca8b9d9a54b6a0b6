import { Hono } from "hono";
import type { ApiEnvironment } from "#server/api/api.ts";
import { writeLlmsText } from "#server/crawling/llms-text.ts";
import { writeRobots } from "#server/crawling/robots.ts";
import {
  listPlacePages,
  listSitePages,
  listVehiclePages,
  writeSitemap,
  writeSitemapIndex,
} from "#server/crawling/sitemaps.ts";
import { type CatalogueFile, serveCatalogueFiles } from "#server/documents/catalogue-files.ts";
import type { Inventory } from "#server/inventory/inventory.ts";

export interface CrawlingParts {
  inventory: Pick<Inventory, "snapshot" | "changedAt">;
  siteUrl: string;
  /** A site that no crawler should visit. */
  isStaging: boolean;
}

/** `/robots.txt`, `/sitemap.xml` with its parts, and `/llms.txt`, to be mounted at the root. */
export function createCrawling({
  inventory,
  siteUrl,
  isStaging,
}: CrawlingParts): Hono<ApiEnvironment> {
  const xml = { contentType: "application/xml; charset=utf-8", isListed: false };
  const text = { contentType: "text/plain; charset=utf-8", isListed: true };
  const parts = ["/sitemaps/pages.xml", "/sitemaps/vehicles.xml", "/sitemaps/places.xml"] as const;
  const files: CatalogueFile[] = [
    { path: "/robots.txt", ...text, write: () => writeRobots(siteUrl, isStaging) },
    { path: "/llms.txt", ...text, write: ({ vehicles }) => writeLlmsText(siteUrl, vehicles) },
    {
      path: "/sitemap.xml",
      ...xml,
      write: async () => {
        const changedAt = await inventory.changedAt();
        const [pages, vehicles, places] = parts;
        return writeSitemapIndex(siteUrl, [
          { path: pages, changedAt },
          { path: vehicles, changedAt },
          { path: places, changedAt: null },
        ]);
      },
    },
    {
      path: parts[0],
      ...xml,
      write: async () => writeSitemap(siteUrl, listSitePages(await inventory.changedAt())),
    },
    {
      path: parts[1],
      ...xml,
      write: async ({ vehicles }) =>
        writeSitemap(siteUrl, listVehiclePages(vehicles, await inventory.changedAt())),
    },
    { path: parts[2], ...xml, write: () => writeSitemap(siteUrl, listPlacePages()) },
  ];
  const app = new Hono<ApiEnvironment>();
  serveCatalogueFiles(app, inventory, files);
  return app;
}
