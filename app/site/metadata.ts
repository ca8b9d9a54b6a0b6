import type { MetaDescriptor } from "react-router";
import { business } from "#content/dealership/business.ts";
import { toAbsoluteUrl } from "#content/pages/paths.ts";
import { findSharePicture, type SharePicture } from "#content/pages/share-pictures.ts";
import type { Page } from "#content/pages/page.ts";

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What the head of a page is made from, under the names that the dealership specified. */
interface PageMetadata {
  /** What the page is about in at most 60 characters; the title of the document. */
  h1Text: string;
  /** What the visitor finds there; the description of the document. */
  benefitSentence: string;
  keywords: readonly string[];
  /** What the page is called in menus and breadcrumbs. */
  pageName: string;
  /** Begins with the URL of the site. */
  canonicalUrl: string;
  ogType: "website" | "product";
  /** Its `path` is a whole URL here. */
  customImage: SharePicture;
}

/** What a page may say beyond its entry in the list of pages. */
interface MetadataOptions {
  keywords?: readonly string[];
  ogType?: PageMetadata["ogType"];
  image: SharePicture;
}

export interface PageMetaInput
  extends Pick<Page, "path" | "title" | "description" | "isIndexed">, Partial<MetadataOptions> {
  name?: string;
  kind?: Page["kind"];
}

/** The metadata of a page; canonical and picture URLs begin with the URL of the site. */
export function buildPageMeta(matches: Matches, page: PageMetaInput): MetaDescriptor[] {
  const metadata = toPageMetadata(readSiteUrl(matches), page, {
    ...page,
    image: page.image ?? findSharePicture(page),
  });
  const described = toDescriptors(metadata);
  if (!page.isIndexed || hasDeliveryPlace(matches))
    described.push({ name: "robots", content: "noindex" });
  return described;
}

/** Whether prices are shown for a chosen place: the page without one is the one to be found. */
function hasDeliveryPlace(matches: Matches): boolean {
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    { delivery?: unknown } | undefined;
  return Boolean(root?.delivery);
}

/** The URL that the site is known under, without a slash at its end. */
function readSiteUrl(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    { siteUrl: string } | undefined;
  return root?.siteUrl ?? "";
}

/** The metadata of a page that does not exist. */
export function buildNotFoundMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${business.name}` }, { name: "robots", content: "noindex" }];
}

/** The metadata of a page of the site that is known under `siteUrl` (no slash at its end). */
function toPageMetadata(
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

/**
 * X reads `og:` properties where it finds none of its own, but not for the text of a picture, so that
 * one stands under both names.
 */
function toDescriptors(metadata: PageMetadata): MetaDescriptor[] {
  const { h1Text, benefitSentence, keywords, canonicalUrl, ogType, customImage } = metadata;
  return [
    { title: h1Text },
    { name: "description", content: benefitSentence },
    ...(keywords.length > 0 ? [{ name: "keywords", content: keywords.join(", ") }] : []),
    { tagName: "link", rel: "canonical", href: canonicalUrl },
    { property: "og:type", content: ogType },
    { property: "og:site_name", content: business.name },
    { property: "og:title", content: h1Text },
    { property: "og:description", content: benefitSentence },
    { property: "og:url", content: canonicalUrl },
    { property: "og:locale", content: business.locale.replace("-", "_") },
    { property: "og:image", content: customImage.path },
    ...buildImageSizeMeta(customImage),
    {
      property: "og:image:alt",
      name: "twitter:image:alt",
      content: customImage.alternativeText,
    },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function buildImageSizeMeta({ size }: SharePicture): MetaDescriptor[] {
  if (!size) return [];
  return [
    { property: "og:image:width", content: String(size.width) },
    { property: "og:image:height", content: String(size.height) },
  ];
}
