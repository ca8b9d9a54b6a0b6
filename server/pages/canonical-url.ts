import { readContactLink } from "#content/pages/contact-links.ts";
import { findPage } from "#content/pages/pages.ts";
import { contactPath } from "#content/pages/paths.ts";
import { formatInventoryFilter, parseInventoryFilter } from "#domain/catalogue/inventory-search.ts";

/** The page with the contact form, which is the only one that takes posts. */
export const formPath = contactPath();

const queryValueLengthMax = 300;

/** No route but the last one takes three parts; with one, the router would look for a town. */
const pathOfNothing = "/not/found/here";

/** Where a request for a document really leads. */
export type ResolvedUrl =
  { kind: "document"; path: string; query: string } | { kind: "redirect"; location: string };

/**
 * The one address of what was asked for. Parameters that change nothing are dropped and the rest
 * brought in order, so that a page is rendered and kept once, however its address was decorated.
 */
export function resolveUrl(url: URL, redirects: ReadonlyMap<string, string>): ResolvedUrl {
  const path = url.pathname.replace(/\/+$/, "").replaceAll(/\/{2,}/g, "/") || "/";
  const target = redirects.get(path);
  if (target !== undefined) return { kind: "redirect", location: target };
  if (path !== url.pathname) return { kind: "redirect", location: path + url.search };
  // A router in the browser would fetch these; ours has none, so they are addresses of nothing.
  if (path.endsWith(".data") || !isDecodable(path) || isNothing(path)) {
    return { kind: "document", path: pathOfNothing, query: "" };
  }
  return { kind: "document", path, query: normalizeQuery(path, url.searchParams) };
}

/** The query of a page, without what does not change it, with a leading "?" or empty. */
export function normalizeQuery(path: string, parameters: URLSearchParams): string {
  const kept = path === "/inventory" ? inventoryQuery(parameters) : knownQuery(path, parameters);
  const text = kept.toString();
  return text === "" ? "" : `?${text}`;
}

function inventoryQuery(parameters: URLSearchParams): URLSearchParams {
  const { filter, page } = parseInventoryFilter(parameters);
  return formatInventoryFilter(filter, page);
}

function knownQuery(path: string, parameters: URLSearchParams): URLSearchParams {
  if (path === formPath) {
    return new URLSearchParams(contactPath(readContactLink(parameters)).slice(formPath.length));
  }
  const names = findPage(path)?.query ?? [];
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = parameters.get(name);
    if (value) kept.set(name, value.slice(0, queryValueLengthMax).toWellFormed());
  }
  return kept;
}

/**
 * Whether a path is neither a page nor of a kind that the router looks up: a vehicle, a place or
 * an address with more parts. Without this every unknown word would be an unknown town.
 */
function isNothing(path: string): boolean {
  if (findPage(path) || path.endsWith("-golf-carts")) return false;
  return /^\/(?!vehicles?\/)[^/.]+(\/[^/.]+)?$/.test(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
