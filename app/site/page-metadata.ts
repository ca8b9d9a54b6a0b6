import { toAbsoluteUrl } from "#content/pages/paths.ts";
import type { SharePicture } from "#content/pages/share-pictures.ts";
import type { Page } from "#content/pages/page.ts";

/** What the head of a page is made from; each page has one. */
export interface PageMetadata {
  /** What the page is about in at most 60 characters; the title of the document. */
  h1Text: string;
  /** What the visitor finds there; the description of the document. */
  benefitSentence: string;
  keywords: readonly string[];
  /** What the page is called in menus and breadcrumbs. */
  pageName: string;
  /** Begins with the site's own address. */
  canonicalUrl: string;
  ogType: "website" | "product";
  /** Its path is an address here. */
  customImage: SharePicture;
}

/** What a page may say beyond its entry in the list of pages. */
export interface MetadataOptions {
  keywords?: readonly string[];
  ogType?: PageMetadata["ogType"];
  image: SharePicture;
}

/** The metadata of a page of the site that is known under `siteUrl` (no slash at its end). */
export function toPageMetadata(
  siteUrl: string,
  page: Pick<Page, "path" | "title" | "description"> & Partial<Pick<Page, "name">>,
  { keywords = [], ogType = "website", image }: MetadataOptions,
): PageMetadata {
  return {
    h1Text: page.title,
    benefitSentence: page.description,
    keywords,
    pageName: page.name ?? page.title,
    canonicalUrl: toAbsoluteUrl(siteUrl, page.path),
    ogType,
    customImage: { ...image, path: toAbsoluteUrl(siteUrl, image.path) },
  };
}
