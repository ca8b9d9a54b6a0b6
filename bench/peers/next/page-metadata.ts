import type { Metadata } from "next";
import { findPage } from "#replacements/pages.tsx";

/** The head that our own page has, as Next.js wants to be told of it. */
export function buildMetadata(path: string): Metadata {
  const { meta } = findPage(path);
  const find = (key: string) => {
    const tag = meta.find((each) => each.name === key || each.property === key);
    return tag?.content ?? "";
  };
  const { title = "" } = meta.find((each) => each.title !== undefined) ?? {};
  const canonical = meta.find((each) => each.rel === "canonical")?.href ?? "";
  return {
    title,
    description: find("description"),
    keywords: find("keywords") || null,
    alternates: { canonical },
    icons: { icon: "/icon.svg", apple: "/apple-touch-icon.png" },
    manifest: "/site.webmanifest",
    openGraph: {
      type: "website",
      siteName: find("og:site_name"),
      title: find("og:title"),
      description: find("og:description"),
      url: find("og:url"),
      locale: find("og:locale"),
      images: {
        url: find("og:image"),
        width: find("og:image:width"),
        height: find("og:image:height"),
        alt: find("og:image:alt"),
      },
    },
    twitter: { card: "summary_large_image" },
    other: Object.fromEntries(
      meta.flatMap(({ property = "", content = "" }) =>
        property.startsWith("product:") ? [[property, content]] : [],
      ),
    ),
  };
}
