import type { MetaDescriptor } from "react-router";
import { business } from "#content/business.ts";
import type { Page } from "#domain/page.ts";

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

export interface DescribedPage extends Pick<Page, "path" | "title" | "description" | "isIndexed"> {
  /** What kind of thing a share card says this is. */
  openGraphType?: "website" | "product";
  /** The path or https address of a picture for share cards, 1200 by 630. */
  image?: string;
}

/** The metadata of a page, with its canonical address built from the site's own. */
export function describePage(matches: Matches, page: DescribedPage): MetaDescriptor[] {
  const canonical = absoluteAddress(matches, page.path);
  const described: MetaDescriptor[] = [
    { title: page.title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:type", content: page.openGraphType ?? "website" },
    { property: "og:site_name", content: business.name },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: business.locale.replace("-", "_") },
    { name: "twitter:card", content: page.image ? "summary_large_image" : "summary" },
  ];
  if (page.image) {
    described.push({ property: "og:image", content: absoluteAddress(matches, page.image) });
  }
  if (!page.isIndexed) described.push({ name: "robots", content: "noindex" });
  return described;
}

/** A path of this site with the address the site is known under; https addresses as they are. */
export function absoluteAddress(matches: Matches, path: string): string {
  if (path.startsWith("https://")) return path;
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    { siteUrl: string } | undefined;
  return `${root?.siteUrl ?? ""}${path}`;
}

/** The metadata of a page that does not exist. */
export function describeMissing(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${business.name}` }, { name: "robots", content: "noindex" }];
}
