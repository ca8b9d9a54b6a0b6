import { formatCartAnswers, readCartAnswers } from "#content/pages/cart-questions.ts";
import { readContactLink } from "#content/pages/contact-links.ts";
import {
  backParameter,
  deliverToPage,
  deliveryParameter,
  readDeliveryPlaceId,
  takesDeliveryPlace,
} from "#content/pages/delivery-links.ts";
import { findPage } from "#content/pages/pages.ts";
import { comparePath, contactPath } from "#content/pages/paths.ts";
import { parseVehicleIds } from "#domain/catalogue/comparison.ts";
import { formatInventoryFilter, parseInventoryFilter } from "#domain/catalogue/inventory-search.ts";

/** The page with the contact form, which is the only one that takes posts. */
export const formPath = contactPath();

const queryValueLengthMax = 300;

/**
 * Whatever does not exist is one page of its kind, so that it is rendered and cached once. These
 * are the paths that stand for all of them: no route but the last one takes three parts, no place
 * has such a name, and no vehicle such an id.
 */
const pathOfNothing = "/not/found/here";
const pathOfNoPlace = "/not/found-golf-carts";
const idOfNoVehicle = "-";

const vehiclePattern = /^(\/vehicles?\/)([^/]+)(\/3d)?$/;
/** As the catalogue takes ids; `server/inventory/vehicle-schema.ts` says the same. */
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const placePattern = /^\/(?:[^/]+\/)?[^/]+-golf-carts$/;

/** Where a request for a document really leads. */
export type ResolvedUrl =
  { kind: "document"; path: string; query: string } | { kind: "redirect"; location: string };

/**
 * The canonical URL of a request. The path is decoded once; spelled in any other way, a page leads
 * to its canonical path. Parameters that change nothing are dropped and the rest brought in order.
 * So a page is rendered and cached once, however its URL was written. A delivery place that does not
 * exist leads to the page without one.
 */
export function resolveUrl(url: URL, redirects: ReadonlyMap<string, string>): ResolvedUrl {
  const path = decodePath(url.pathname);
  if (path === null) return { kind: "document", path: pathOfNothing, query: "" };
  const lowerCase = path.toLowerCase();
  const target = redirects.get(path) ?? redirects.get(lowerCase);
  if (target !== undefined) return { kind: "redirect", location: target };
  const canonical = [path, lowerCase].find(mayExist);
  if (canonical === undefined) return { kind: "document", path: findNothing(path), query: "" };
  const search = dropUnknownDeliveryPlace(canonical, url);
  if (canonical !== url.pathname || search !== url.search) {
    return { kind: "redirect", location: canonical + search };
  }
  return {
    kind: "document",
    path: canonical,
    query: normalizeQuery(canonical, url.searchParams),
  };
}

/** The id in the path of a vehicle's page; null for other pages. */
export function findVehicleId(path: string): string | null {
  return vehiclePattern.exec(path)?.[2] ?? null;
}

/** The path that stands for all vehicles which the catalogue does not have. */
export function toUnknownVehiclePath(path: string): string {
  const [, start = "", , end = ""] = vehiclePattern.exec(path) ?? [];
  return start + idOfNoVehicle + end;
}

/** Whether a path is one of the site's own, of which there are only so many. */
export function isOwnPath(path: string): boolean {
  return (
    findPage(path) !== undefined ||
    path === pathOfNothing ||
    path === pathOfNoPlace ||
    findVehicleId(path) === idOfNoVehicle
  );
}

/** The query of a page, without what does not change it, with a leading "?" or empty. */
export function normalizeQuery(path: string, parameters: URLSearchParams): string {
  const kept = path === "/inventory" ? inventoryQuery(parameters) : knownQuery(path, parameters);
  const deliveryPlace = takesDeliveryPlace(path) ? readDeliveryPlaceId(parameters) : null;
  if (deliveryPlace !== null) kept.set(deliveryParameter, deliveryPlace);
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}

/** The query as it was sent, unless it names a delivery place that does not exist. */
function dropUnknownDeliveryPlace(path: string, { search, searchParams }: URL): string {
  const isNamed = searchParams.has(deliveryParameter) && takesDeliveryPlace(path);
  if (!isNamed || readDeliveryPlaceId(searchParams) !== null) return search;
  const kept = new URLSearchParams(searchParams);
  kept.delete(deliveryParameter);
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}

/** The path and query to come back to from the choice of a place; empty for any other text. */
function normalizeBackPath(text: string): string {
  if (!text.startsWith("/") || text.length > queryValueLengthMax) return "";
  const base = "http://site";
  if (!URL.canParse(text, base)) return "";
  const { origin, pathname, searchParams } = new URL(text, base);
  if (origin !== base || !takesDeliveryPlace(pathname)) return "";
  return pathname + normalizeQuery(pathname, searchParams);
}

function inventoryQuery(parameters: URLSearchParams): URLSearchParams {
  const { filter, page } = parseInventoryFilter(parameters);
  return formatInventoryFilter(filter, page);
}

function knownQuery(path: string, parameters: URLSearchParams): URLSearchParams {
  if (path === formPath) {
    return new URLSearchParams(contactPath(readContactLink(parameters)).slice(formPath.length));
  }
  if (path === "/which-cart") {
    return new URLSearchParams(formatCartAnswers(readCartAnswers(parameters)));
  }
  if (path === comparePath()) {
    const ids = parseVehicleIds(parameters.getAll("ids"));
    return new URLSearchParams(comparePath(ids).slice(path.length));
  }
  if (path === deliverToPage) {
    const back = normalizeBackPath(parameters.get(backParameter) ?? "");
    return new URLSearchParams(back === "" ? {} : { [backParameter]: back });
  }
  const names = findPage(path)?.query ?? [];
  const own = takesDeliveryPlace(path) ? names.filter((one) => one !== deliveryParameter) : names;
  const kept = new URLSearchParams();
  for (const name of own) {
    const value = parameters.get(name);
    if (value) kept.set(name, value.slice(0, queryValueLengthMax).toWellFormed());
  }
  return kept;
}

/** The path without escapes and needless slashes; null when it is not UTF-8. */
export function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  } catch {
    return null;
  }
}

/** Whether a path is a page, or has the form of a vehicle's, which only the catalogue knows. */
function mayExist(path: string): boolean {
  return findPage(path) !== undefined || idPattern.test(findVehicleId(path) ?? "");
}

/** The path that stands for everything of this kind which does not exist. */
function findNothing(path: string): string {
  if (findVehicleId(path.toLowerCase()) !== null) return toUnknownVehiclePath(path.toLowerCase());
  return placePattern.test(path) ? pathOfNoPlace : pathOfNothing;
}
