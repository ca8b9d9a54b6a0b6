import { Hono } from "hono";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { writeLlmsText } from "./llms-text.ts";
import { writeRobots } from "./robots.ts";
import {
  divideSitemap,
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

const pagesPath = "/sitemaps/pages.xml";
const placesPath = "/sitemaps/places.xml";
/** The first part of the vehicles' sitemap has no number, since search engines know it without. */
const vehiclesPath = (number: number) =>
  `/sitemaps/vehicles${number === 1 ? "" : `-${number}`}.xml`;
const furtherVehiclesPattern = "/sitemaps/:part{vehicles-[0-9]+\\.xml}";

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
  const readEntry = (path: string): SitemapEntry => {
    const { changedAt, images = [] } = pageDates.find(path) ?? {};
    return { path, changedAt, images };
  };
  const listParts = createPartLister({ siteUrl, readVersion, readEntry });
  serveFixedFile(app, { path: "/robots.txt", ...text }, writeRobots(siteUrl, isStaging));
  serveCatalogueFiles(app, inventory, [
    { path: "/llms.txt", ...text, write: ({ vehicles }) => writeLlmsText(siteUrl, vehicles) },
    { path: "/sitemap.xml", ...xml, readVersion, write: writeIndex },
    ...[pagesPath, vehiclesPath(1), furtherVehiclesPattern, placesPath].map(
      (path): CatalogueFile => ({
        path,
        ...xml,
        readVersion,
        isThere: (catalogue, part) => listParts(catalogue).has(part),
        write: (catalogue, part) =>
          writeSitemap(siteUrl, listParts(catalogue).get(part) ?? [], readEntry),
      }),
    ),
  ]);
  return app;

  function readVersion(): string {
    return String(pageDates.version);
  }

  function writeIndex(catalogue: Catalogue): string {
    const sitemaps = [...listParts(catalogue)].map(([path, paths]) => {
      const dates = paths.flatMap((page) => readEntry(page).changedAt ?? []);
      return { path, changedAt: dates.toSorted().at(-1) };
    });
    return writeSitemapIndex(siteUrl, sitemaps);
  }
}

interface PartSource {
  siteUrl: string;
  readVersion: () => string;
  readEntry: (path: string) => SitemapEntry;
}

/**
 * Lists the sitemap's parts: the path of each, and the pages it lists. Dividing a long list takes a
 * while, so it is done once for each state of what it is made of.
 */
function createPartLister({ siteUrl, readVersion, readEntry }: PartSource) {
  let last: { version: string; parts: ReadonlyMap<string, readonly string[]> } | null = null;
  return ({ revision, vehicles }: Catalogue): ReadonlyMap<string, readonly string[]> => {
    const version = `${revision} ${readVersion()}`;
    if (last?.version === version) return last.parts;
    const vehicleParts = divideSitemap(siteUrl, listVehiclePaths(vehicles), readEntry);
    const parts = new Map([
      [pagesPath, listSitePaths()],
      ...vehicleParts.map((paths, index) => [vehiclesPath(index + 1), paths] as const),
      [placesPath, listPlacePaths()],
    ]);
    last = { version, parts };
    return parts;
  };
}
