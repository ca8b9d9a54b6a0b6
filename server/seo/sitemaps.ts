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

/** What sitemaps.org allows one file to hold. */
export interface SitemapLimits {
  urlsMax: number;
  bytesMax: number;
}

const protocolLimits: SitemapLimits = { urlsMax: 50_000, bytesMax: 50 * 1024 * 1024 };

/**
 * Divides a long list of paths, in its order, into as many sitemaps as it needs; one of none is one.
 * @param limits those of the protocol unless a test sets others.
 */
export function divideSitemap(
  siteUrl: string,
  paths: readonly string[],
  readEntry: (path: string) => SitemapEntry,
  { urlsMax, bytesMax }: SitemapLimits = protocolLimits,
): string[][] {
  const parts: string[][] = [[]];
  let part = parts[0] ?? [];
  let bytes = frameBytes;
  for (const path of paths) {
    const entryBytes = estimateBytes(siteUrl, readEntry(path));
    if (part.length > 0 && (part.length >= urlsMax || bytes + entryBytes > bytesMax)) {
      part = [];
      parts.push(part);
      bytes = frameBytes;
    }
    part.push(path);
    bytes += entryBytes;
  }
  return parts;
}

/** More than the lines around all entries of a file have, and than the elements around one URL. */
const frameBytes = 500;
const elementBytes = 60;
/** `&amp;` for one character, and fewer for any other. */
const bytesPerCharacterMax = 5;

/** At least as many bytes as an entry is written with; escaping each only to count takes too long. */
function estimateBytes(siteUrl: string, { path, images }: SitemapEntry): number {
  const urlBytes = (url: string) =>
    elementBytes +
    (siteUrl.length + url.length) * (/^[\w./:-]*$/.test(url) ? 1 : bytesPerCharacterMax);
  return images.reduce((sum, image) => sum + urlBytes(image), urlBytes(path) + elementBytes);
}

/** Entries that are written before others have their turn. */
const entriesPerPiece = 500;

/** A sitemap after sitemaps.org 0.9, with Google's extension for images; in pieces. */
export function* writeSitemap(
  siteUrl: string,
  paths: readonly string[],
  readEntry: (path: string) => SitemapEntry,
): Generator<string> {
  yield `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for (let start = 0; start < paths.length; start += entriesPerPiece) {
    const piece = paths.slice(start, start + entriesPerPiece);
    yield piece.map((path) => `${writeEntry(siteUrl, readEntry(path))}\n`).join("");
  }
  yield "</urlset>\n";
}

function writeEntry(siteUrl: string, { path, changedAt, images }: SitemapEntry): string {
  const pictures = images.filter(isPictureThere).map((image) => {
    const url = element("image:loc", toAbsoluteUrl(siteUrl, image));
    return `<image:image>${url}</image:image>`;
  });
  const parts = [element("loc", siteUrl + path), lastModified(changedAt), ...pictures];
  return `<url>${parts.join("")}</url>`;
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
