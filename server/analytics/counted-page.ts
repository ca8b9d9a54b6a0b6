import { findPage } from "#content/pages/pages.ts";
import { vehiclePath } from "#content/pages/paths.ts";

/** A page as it is counted. */
export interface CountedPage {
  /** Its canonical path, without a query. */
  path: string;
  /** Set where only the catalogue knows whether there is such a page. */
  vehicleId: string | null;
}

/** The page of the form, for which inquiries count whose origin is not known. */
export const formPage: CountedPage = { path: "/contact", vehicleId: null };

/**
 * The page that a path is counted as: one of `content/pages/pages.ts`, or a vehicle's by either of its
 * addresses, in the letters that ids are made of. Null for every other path, so that nobody can
 * add rows to the table.
 */
export function findCountedPage(path: string): CountedPage | null {
  if (findPage(path)) return { path, vehicleId: null };
  const vehicleId = /^\/vehicles?\/([a-z0-9-]{1,100})$/.exec(path)?.[1];
  return vehicleId === undefined ? null : { path: vehiclePath({ id: vehicleId }), vehicleId };
}

/**
 * The path of an address that a browser names as its page, without its query; null when the
 * address is not this site's.
 */
export function readOwnPath(
  address: string | null,
  request: Pick<Request, "url">,
  siteUrl: string,
): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  const isOwn = host === new URL(siteUrl).host || host === new URL(request.url).host;
  return isOwn ? pathname : null;
}
