import { readContactLink } from "#content/pages/contact-links.ts";
import { contactPath } from "#content/pages/paths.ts";
import { findVehicleId, formPath, toUnknownVehiclePath } from "./canonical-url.ts";

/** A page as the cache knows it. */
interface PageUrl {
  path: string;
  /** Normalized, with a leading "?" or empty. */
  query: string;
}

/** Whether the catalogue has, or had, a vehicle; null when the database is late. */
type IsVehicleKnown = (id: string) => Promise<boolean | null>;

/**
 * The page that is shown for a URL. One page stands for all vehicles that are not there, wherever
 * they were to be delivered; the page with the form names no vehicle that the catalogue does not have.
 */
export async function findShownPage(url: PageUrl, isKnown: IsVehicleKnown): Promise<PageUrl> {
  const { path, query } = url;
  if (path === formPath) return { path, query: await dropUnknownVehicles(query, isKnown) };
  const id = findVehicleId(path);
  if (id === null || (await isKnown(id)) !== false) return url;
  return { path: toUnknownVehiclePath(path), query: "" };
}

async function dropUnknownVehicles(query: string, isKnown: IsVehicleKnown): Promise<string> {
  const link = readContactLink(new URLSearchParams(query));
  const ids = link.vehicles ?? (link.vehicle === undefined ? [] : [link.vehicle]);
  const answers = await Promise.all(ids.map((id) => isKnown(id)));
  const known = ids.filter((_, index) => answers[index] === true);
  if (known.length === ids.length) return query;
  if (known.length === 0) return "";
  return contactPath({ ...link, vehicles: known }).slice(formPath.length);
}
