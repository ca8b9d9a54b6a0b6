import { escapeUTF8 } from "entities";
import { findPage, pages } from "#content/pages/pages.ts";
import { isPictureThere } from "#content/vehicles/pictures.ts";
import type { PageKind } from "#content/pages/page.ts";
import { toAbsoluteUrl, turntablePath, vehiclePath } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

export interface SitemapEntry {
  path: string;
  /** An instant in ISO 8601; undefined for a page that was not seen yet. */
  changedAt: string | undefined;
  /** Paths or https addresses of the page's pictures. */
  images: readonly string[];
}

const placeKinds: ReadonlySet<PageKind> = new Set(["state", "place", "town"]);
const vehicleKinds: ReadonlySet<PageKind> = new Set(["model", "turntable"]);

const indexed = pages.filter(({ isIndexed }) => isIndexed);

/** The dealership's own pages. */
export function listSitePaths(): string[] {
  return indexed
    .filter(({ kind }) => !placeKinds.has(kind) && !vehicleKinds.has(kind))
    .map(({ path }) => path);
}

/** States, places and towns. */
export function listPlacePaths(): string[] {
  return indexed.filter(({ kind }) => placeKinds.has(kind)).map(({ path }) => path);
}

/** Every vehicle of the catalogue, and the pages where its picture turns. */
export function listVehiclePaths(vehicles: readonly Pick<Vehicle, "id">[]): string[] {
  return vehicles.flatMap(({ id }) => {
    const path = vehiclePath({ id });
    const turntable = turntablePath({ id });
    return findPage(turntable)?.isIndexed ? [path, turntable] : [path];
  });
}

/** A sitemap after sitemaps.org 0.9, with Google's extension for images. */
export function writeSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt, images }) =>
    [
      "<url>",
      element("loc", siteUrl + path),
      lastModified(changedAt),
      ...images
        .filter(isPictureThere)
        .map(
          (image) =>
            `<image:image>${element("image:loc", toAbsoluteUrl(siteUrl, image))}</image:image>`,
        ),
      "</url>",
    ].join(""),
  );
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join("\n")}\n</urlset>\n`;
}

/** The index of the sitemaps. */
export function writeSitemapIndex(
  siteUrl: string,
  sitemaps: readonly Pick<SitemapEntry, "path" | "changedAt">[],
): string {
  const lines = sitemaps.map(
    ({ path, changedAt }) =>
      `<sitemap>${element("loc", siteUrl + path)}${lastModified(changedAt)}</sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function lastModified(changedAt: string | undefined): string {
  return changedAt === undefined ? "" : element("lastmod", changedAt);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeUTF8(text)}</${name}>`;
}
