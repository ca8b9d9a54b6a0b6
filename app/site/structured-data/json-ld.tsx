import { createContext, use } from "react";
import type { Thing, WithContext } from "schema-dts";

/** The URL that the site is known under, without a slash at its end. */
export const SiteUrlProvider = createContext("");

/** The day on which the page is made, as YYYY-MM-DD on the dealership's calendar. */
export const SiteDayProvider = createContext("");

/** Makes structured data for the site that is known under `siteUrl`, on a day. */
export type Describe = (siteUrl: string, today: string) => WithContext<Thing>;

/**
 * Structured data for search engines. The browser does not run it, so the Content-Security-Policy
 * does not block it.
 */
export function JsonLd({ data }: { data: Describe }) {
  const __html = formatJsonLd(data(use(SiteUrlProvider), use(SiteDayProvider)));
  // React escapes no text of a script element, so the text is escaped here.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** JSON that cannot end its script element or open a comment, whatever its texts say. */
function formatJsonLd(data: WithContext<Thing>): string {
  return JSON.stringify(data)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);
}
