import { vehiclePath } from "#content/pages/paths.ts";
import { findPage } from "#content/pages/pages.ts";

/** A page whose views, clicks and inquiries are counted. */
export interface AnalyticsPage {
  /** Its canonical path, without a query. */
  path: string;
  /** The vehicle of a vehicle's page, which exists only if the catalogue has it; else null. */
  vehicleId: string | null;
}

/** The contact form's page. Inquiries whose referring page is not known are counted for it. */
export const contactPage: AnalyticsPage = { path: "/contact", vehicleId: null };

/**
 * The page that a path is counted as: one of `content/pages/pages.ts`, or a vehicle's page by
 * either of its paths, with an id made of the characters that ids may have. Null for every other
 * path, so that nobody can add rows to the table by making paths up.
 */
export function findAnalyticsPage(path: string): AnalyticsPage | null {
  if (findPage(path)) return { path, vehicleId: null };
  const vehicleId = /^\/vehicles?\/([a-z0-9-]{1,100})$/.exec(path)?.[1];
  return vehicleId === undefined ? null : { path: vehiclePath({ id: vehicleId }), vehicleId };
}

/**
 * The path of a URL of this site, without its query; null for a URL of another site or none.
 * @param url what a browser sent as the page it was on.
 * @param request the request that carried it, whose host also counts as this site's.
 * @param siteUrl the site's own URL without a trailing slash.
 */
export function toSitePath(
  url: string | null,
  request: Pick<Request, "url">,
  siteUrl: string,
): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { host, pathname } = new URL(url);
  const isOwn = host === new URL(siteUrl).host || host === new URL(request.url).host;
  return isOwn ? pathname : null;
}
