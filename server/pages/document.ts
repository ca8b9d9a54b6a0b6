import { setImmediate as nextTurn } from "node:timers/promises";
import { createCachedResponse, type CachedResponse } from "#server/http/cached-response.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { DocumentStyles } from "./page-styles.ts";
import type { RenderedPage } from "./render.ts";

export interface DocumentOptions {
  styles: DocumentStyles;
  /** How long a cache in front of the site may keep a page, in seconds; 0 when it must ask each time. */
  cdnMaxAgeSeconds: number;
  /** The Content-Security-Policy for a document's inlined styles; null for none. */
  policyFor: ((styles: readonly string[]) => string) | null;
}

/**
 * A rendered page with its styles and headers, compressed; and its text. Between the steps other
 * requests have their turn, because each takes some milliseconds of the one thread.
 * @param isForCaches whether a cache in front of the site may answer with it without asking.
 */
export async function createDocument(
  { response, validity }: RenderedPage,
  { styles, policyFor, cdnMaxAgeSeconds }: DocumentOptions,
  isForCaches: boolean,
): Promise<{ document: CachedResponse; html: string }> {
  const rendered = await response.text();
  await nextTurn();
  const { html, inlined } = styles.inline(rendered);
  await nextTurn();
  // What was made without the catalogue that it asked for is not stored by browsers and proxies either.
  const mayBeKept = isForCaches && response.status === 200;
  const cacheDefault =
    validity === "once" ? "no-store" : formatCaching(mayBeKept ? cdnMaxAgeSeconds : 0);
  const cacheControl = response.headers.get("Cache-Control") ?? cacheDefault;
  const headers: Record<string, string> = {
    ...securityHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": response.status >= 500 ? "no-store" : cacheControl,
    "Speculation-Rules": '"/speculation-rules.json"',
  };
  if (policyFor) headers["Content-Security-Policy"] = policyFor(inlined);
  else delete headers["Content-Security-Policy"];
  for (const name of ["Location", "Retry-After"]) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const isSentOnce = headers["Cache-Control"]?.includes("no-store") ?? false;
  const document = await createCachedResponse(response.status, headers, html, {
    validity: isSentOnce ? "once" : validity,
  });
  return { document, html };
}

/** For a tenth of the time longer a cache may answer with the old page while it gets the new one. */
function formatCaching(cdnMaxAgeSeconds: number): string {
  if (cdnMaxAgeSeconds === 0) return "public, no-cache";
  const whileRevalidating = Math.ceil(cdnMaxAgeSeconds / 10);
  // Not `no-cache`, which would bind shared caches, too: browsers ask each time because of `max-age`.
  return `public, max-age=0, s-maxage=${cdnMaxAgeSeconds}, stale-while-revalidate=${whileRevalidating}`;
}
