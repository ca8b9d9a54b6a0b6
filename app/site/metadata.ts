import type { MetaDescriptor } from "react-router";
import { business } from "#content/dealership/business.ts";
import { findSharePicture } from "#content/pages/share-pictures.ts";
import type { Page } from "#content/pages/page.ts";
import { toPageMetadata, type MetadataOptions, type PageMetadata } from "./page-metadata.ts";
import { type SharePicture } from "#content/pages/share-pictures.ts";

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

export interface PageMetaInput
  extends Pick<Page, "path" | "title" | "description" | "isIndexed">, Partial<MetadataOptions> {
  name?: string;
  kind?: Page["kind"];
}

/** The metadata of a page, with its canonical address built from the site's own. */
export function buildPageMeta(matches: Matches, page: PageMetaInput): MetaDescriptor[] {
  const metadata = toPageMetadata(readSiteUrl(matches), page, {
    ...page,
    image: page.image ?? findSharePicture(page),
  });
  const described = toDescriptors(metadata);
  if (!page.isIndexed) described.push({ name: "robots", content: "noindex" });
  return described;
}

/** The address the site is known under, without a slash at its end. */
function readSiteUrl(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    { siteUrl: string } | undefined;
  return root?.siteUrl ?? "";
}

/** The metadata of a page that does not exist. */
export function buildNotFoundMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${business.name}` }, { name: "robots", content: "noindex" }];
}

/**
 * Cards of X read `og:` where they find no name of their own. For a picture's words they do not,
 * so one line says them under both names.
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
