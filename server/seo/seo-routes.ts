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
import type { SurveyPages } from "./survey.ts";
import { type CatalogueFile, serveCatalogueFiles } from "#server/inventory/catalogue-files.ts";
import type { Inventory } from "#server/inventory/inventory.ts";

export interface CrawlingParts {
  inventory: Pick<Inventory, "snapshot">;
  survey: SurveyPages;
  siteUrl: string;
  /** A site that no crawler should visit. */
  isStaging: boolean;
}

/** The sitemap's parts: the address of each, and the pages it lists. */
const parts: readonly [path: string, list: (catalogue: Catalogue) => readonly string[]][] = [
  ["/sitemaps/pages.xml", listSitePaths],
  ["/sitemaps/vehicles.xml", ({ vehicles }) => listVehiclePaths(vehicles)],
  ["/sitemaps/places.xml", listPlacePaths],
];

/** `/robots.txt`, `/sitemap.xml` with its parts, and `/llms.txt`, to be mounted at the root. */
export function createCrawling({
  inventory,
  survey,
  siteUrl,
  isStaging,
}: CrawlingParts): Hono<HttpEnvironment> {
  const xml = { contentType: "application/xml; charset=utf-8", isListed: false };
  const text = { contentType: "text/plain; charset=utf-8", isListed: true };
  const app = new Hono<HttpEnvironment>();
  serveCatalogueFiles(app, inventory, [
    { path: "/robots.txt", ...text, write: () => writeRobots(siteUrl, isStaging) },
    { path: "/llms.txt", ...text, write: ({ vehicles }) => writeLlmsText(siteUrl, vehicles) },
    { path: "/sitemap.xml", ...xml, write: writeIndex },
    ...parts.map(([path, list]): CatalogueFile => ({
      path,
      ...xml,
      write: async (catalogue) =>
        writeSitemap(siteUrl, await readEntries(list(catalogue), catalogue)),
    })),
  ]);
  return app;

  async function writeIndex(catalogue: Catalogue): Promise<string> {
    const described = parts.map(async ([path, list]) => {
      const dates = (await readEntries(list(catalogue), catalogue)).map(
        ({ changedAt }) => changedAt,
      );
      return { path, changedAt: dates.toSorted().at(-1) };
    });
    const listed = (await Promise.all(described)).flatMap(({ path, changedAt }) =>
      changedAt === undefined ? [] : { path, changedAt },
    );
    return writeSitemapIndex(siteUrl, listed);
  }

  async function readEntries(paths: readonly string[], catalogue: Catalogue) {
    const surveyed = await survey(catalogue);
    return paths.flatMap((path): SitemapEntry[] => {
      const page = surveyed.get(path);
      return page ? [{ path, ...page }] : [];
    });
  }
}
