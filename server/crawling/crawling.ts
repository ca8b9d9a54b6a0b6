import { Hono } from "hono";
import type { Catalogue } from "#app/context.ts";
import type { ApiEnvironment } from "#server/api/api.ts";
import { writeLlmsText } from "#server/crawling/llms-text.ts";
import { writeRobots } from "#server/crawling/robots.ts";
import {
  listPlacePaths,
  listSitePaths,
  listVehiclePaths,
  type SitemapEntry,
  writeSitemap,
  writeSitemapIndex,
} from "#server/crawling/sitemaps.ts";
import type { SurveyPages } from "#server/crawling/survey.ts";
import { type CatalogueFile, serveCatalogueFiles } from "#server/documents/catalogue-files.ts";
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
}: CrawlingParts): Hono<ApiEnvironment> {
  const xml = { contentType: "application/xml; charset=utf-8", isListed: false };
  const text = { contentType: "text/plain; charset=utf-8", isListed: true };
  const app = new Hono<ApiEnvironment>();
  serveCatalogueFiles(app, inventory, [
    { path: "/robots.txt", ...text, write: () => writeRobots(siteUrl, isStaging) },
    { path: "/llms.txt", ...text, write: ({ vehicles }) => writeLlmsText(siteUrl, vehicles) },
    { path: "/sitemap.xml", ...xml, write: writeIndex },
    ...parts.map(([path, list]): CatalogueFile => ({
      path,
      ...xml,
      write: async (catalogue) => writeSitemap(siteUrl, await describe(list(catalogue), catalogue)),
    })),
  ]);
  return app;

  async function writeIndex(catalogue: Catalogue): Promise<string> {
    const described = parts.map(async ([path, list]) => {
      const dates = (await describe(list(catalogue), catalogue)).map(({ changedAt }) => changedAt);
      return { path, changedAt: dates.toSorted().at(-1) };
    });
    const listed = (await Promise.all(described)).flatMap(({ path, changedAt }) =>
      changedAt === undefined ? [] : { path, changedAt },
    );
    return writeSitemapIndex(siteUrl, listed);
  }

  async function describe(paths: readonly string[], catalogue: Catalogue) {
    const surveyed = await survey(catalogue);
    return paths.flatMap((path): SitemapEntry[] => {
      const page = surveyed.get(path);
      return page ? [{ path, ...page }] : [];
    });
  }
}
