import { Hono } from "hono";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { writeLlmsText } from "./llms-text.ts";
import { writeRobots } from "./robots.ts";
import {
  listPlacePaths,
  listSitePaths,
  listVehiclePaths,
  type SitemapEntry,
  writeSitemap,
  writeSitemapIndex,
} from "./sitemaps.ts";
import type { PageDates } from "./page-dates.ts";
import {
  type CatalogueFile,
  serveCatalogueFiles,
  serveFixedFile,
} from "#server/inventory/catalogue-files.ts";
import type { Inventory } from "#server/inventory/inventory.ts";

export interface SeoParts {
  inventory: Pick<Inventory, "snapshot">;
  pageDates: Pick<PageDates, "find" | "version">;
  siteUrl: string;
  /** A site that no crawler should visit. */
  isStaging: boolean;
}

/** The sitemap's parts: the path of each, and the pages it lists. */
const parts: readonly [path: string, list: (catalogue: Catalogue) => readonly string[]][] = [
  ["/sitemaps/pages.xml", listSitePaths],
  ["/sitemaps/vehicles.xml", ({ vehicles }) => listVehiclePaths(vehicles)],
  ["/sitemaps/places.xml", listPlacePaths],
];

/** `/robots.txt`, `/sitemap.xml` with its parts, and `/llms.txt`, to be mounted at the root. */
export function createSeoRoutes({
  inventory,
  pageDates,
  siteUrl,
  isStaging,
}: SeoParts): Hono<HttpEnvironment> {
  const xml = { contentType: "application/xml; charset=utf-8", isListed: false };
  const text = { contentType: "text/plain; charset=utf-8", isListed: true };
  const app = new Hono<HttpEnvironment>();
  serveFixedFile(app, { path: "/robots.txt", ...text }, writeRobots(siteUrl, isStaging));
  serveCatalogueFiles(app, inventory, [
    { path: "/llms.txt", ...text, write: ({ vehicles }) => writeLlmsText(siteUrl, vehicles) },
    { path: "/sitemap.xml", ...xml, readVersion, write: writeIndex },
    ...parts.map(([path, list]): CatalogueFile => ({
      path,
      ...xml,
      readVersion,
      write: (catalogue) => writeSitemap(siteUrl, list(catalogue), readEntry),
    })),
  ]);
  return app;

  function readVersion(): string {
    return String(pageDates.version);
  }

  function writeIndex(catalogue: Catalogue): string {
    const sitemaps = parts.map(([path, list]) => {
      const dates = list(catalogue).flatMap((page) => readEntry(page).changedAt ?? []);
      return { path, changedAt: dates.toSorted().at(-1) };
    });
    return writeSitemapIndex(siteUrl, sitemaps);
  }

  function readEntry(path: string): SitemapEntry {
    const { changedAt, images = [] } = pageDates.find(path) ?? {};
    return { path, changedAt, images };
  }
}
