import { pages } from "#content/pages.ts";
import { pictureViewsOf } from "#content/pictures.ts";
import { findVehicleSharePicture } from "#content/share-pictures.ts";
import type { PageKind } from "#domain/page.ts";
import { toAbsoluteAddress } from "#domain/page-metadata.ts";
import type { Vehicle } from "#domain/vehicle.ts";
import { escapeXml } from "#domain/xml.ts";

export interface SitemapEntry {
  path: string;
  /** An instant in ISO 8601, or null where it is not known: then nothing is said. */
  changedAt: string | null;
  /** Paths or https addresses of the page's pictures. */
  images: readonly string[];
}

const placeKinds: ReadonlySet<PageKind> = new Set(["state", "place", "town"]);
const vehicleKinds: ReadonlySet<PageKind> = new Set(["model", "turntable"]);
/** What these pages show are prices: they change with the catalogue. */
const catalogueKinds: ReadonlySet<PageKind> = new Set(["home", "inventory", "brand"]);

const indexed = pages.filter(({ isIndexed }) => isIndexed);

/** The dealership's own pages. @param changedAt when the catalogue last changed. */
export function listSitePages(changedAt: string | null): SitemapEntry[] {
  return indexed
    .filter(({ kind }) => !placeKinds.has(kind) && !vehicleKinds.has(kind))
    .map(({ path, kind }) => ({
      path,
      changedAt: catalogueKinds.has(kind) ? changedAt : null,
      images: [],
    }));
}

/** States, places and towns. */
export function listPlacePages(): SitemapEntry[] {
  return indexed
    .filter(({ kind }) => placeKinds.has(kind))
    .map(({ path }) => ({ path, changedAt: null, images: [] }));
}

/** Every vehicle of the catalogue, and the pages where its picture turns. */
export function listVehiclePages(
  vehicles: readonly Vehicle[],
  changedAt: string | null,
): SitemapEntry[] {
  const turntables = new Set(
    indexed.filter(({ kind }) => kind === "turntable").map(({ path }) => path),
  );
  return vehicles.flatMap((vehicle) => {
    const path = `/vehicles/${vehicle.id}`;
    const images = [
      ...new Set([...vehicle.images.filter(isPictureThere), findVehicleSharePicture(vehicle).path]),
    ];
    const entries: SitemapEntry[] = [{ path, changedAt, images }];
    if (turntables.has(`${path}/3d`)) {
      entries.push({ path: `${path}/3d`, changedAt: null, images: [] });
    }
    return entries;
  });
}

const ownPicture = /^\/pictures\/carts\/(.+)-([a-z]+)-\d+\.\w+$/;

/** A picture of our own set counts when it was rendered; others are taken at their word. */
export function isPictureThere(image: string): boolean {
  const [, id, view] = ownPicture.exec(image) ?? [];
  return id === undefined || pictureViewsOf(id).some((one) => one === view);
}

/** A sitemap after sitemaps.org 0.9, with Google's extension for images. */
export function writeSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt, images }) =>
    [
      "<url>",
      element("loc", siteUrl + path),
      changedAt === null ? "" : element("lastmod", changedAt),
      ...images.map(
        (image) =>
          `<image:image>${element("image:loc", toAbsoluteAddress(siteUrl, image))}</image:image>`,
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
      `<sitemap>${element("loc", siteUrl + path)}${changedAt === null ? "" : element("lastmod", changedAt)}</sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</sitemapindex>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
