import type { Hono } from "hono";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { respondCached } from "#server/http/respond.ts";
import type { CachedResponse } from "#server/http/cached-response.ts";
import { ResponseCache, type Asker } from "#server/http/response-cache.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { createStreamedResponse } from "#server/http/streamed-response.ts";
import { withTimeout } from "#server/http/timeout.ts";
import type { Inventory } from "./inventory.ts";
import { limits } from "#server/limits.ts";

/** A file that is written from the catalogue, such as a feed or a sitemap. */
export interface CatalogueFile {
  path: string;
  contentType: string;
  /** Whether search engines may list it; they read it anyway. */
  isListed: boolean;
  /**
   * Called once for each state of what the file is written from. A long file comes in pieces of a
   * few milliseconds' work; others have their turn between two pieces.
   */
  write: (catalogue: Catalogue) => string | Iterable<string>;
  /** The version of anything else that the file is written from; nothing else unless given. */
  readVersion?: () => string;
}

/**
 * Serves files that are never staler than the catalogue: each is written once for a revision of it
 * and has a cache of its own. While the database does not answer, a file is sent as it was last.
 */
export function serveCatalogueFiles(
  app: Hono<HttpEnvironment>,
  inventory: Pick<Inventory, "snapshot">,
  files: readonly CatalogueFile[],
): void {
  for (const file of files) {
    const find = createFileReader(inventory, file);
    app.get(file.path, async (context) => {
      const cached = await find(context.req.raw);
      if (cached) return respondCached(context.req.raw, cached);
      const headers = { ...securityHeaders, "Retry-After": String(limits.unavailableRetrySeconds) };
      return new Response(null, { status: 503, headers });
    });
    refuseOtherMethods(app, file.path);
  }
}

/** Serves a text that never changes, also while there is no database. */
export function serveFixedFile(
  app: Hono<HttpEnvironment>,
  file: Omit<CatalogueFile, "write" | "readVersion">,
  text: string,
): void {
  const cached = createStreamedResponse(publicFileHeaders(file), [text], { validity: "always" });
  app.get(file.path, async (context) => respondCached(context.req.raw, await cached));
  refuseOtherMethods(app, file.path);
}

function refuseOtherMethods(app: Hono<HttpEnvironment>, path: string): void {
  app.all(path, () => {
    const headers = { ...securityHeaders, Allow: "GET, HEAD" };
    return new Response(null, { status: 405, headers });
  });
}

/** Reads a file as it is now, else as it was last; null when it was never written. */
function createFileReader(
  inventory: Pick<Inventory, "snapshot">,
  file: CatalogueFile,
): (asker: Asker) => Promise<CachedResponse | null> {
  const cache = new ResponseCache({ bytesMax: limits.catalogueFileBytesMax });
  let last: CachedResponse | null = null;
  return async (asker) => {
    const catalogue = await withTimeout(inventory.snapshot, limits.catalogueFileTimeoutMs).catch(
      () => null,
    );
    if (catalogue === null) return last;
    const version = `${catalogue.revision} ${file.readVersion?.() ?? ""}`;
    const create = (signal: AbortSignal) => {
      const written = file.write(catalogue);
      const pieces = typeof written === "string" ? [written] : written;
      return createStreamedResponse(publicFileHeaders(file), pieces, {
        validity: { version },
        signal,
      });
    };
    last = await cache.getOrCreate(file.path, create, version, asker);
    return last;
  };
}

/** Headers of a file that is there for programs of any site to read. */
export function publicFileHeaders({
  contentType,
  isListed,
}: Pick<CatalogueFile, "contentType" | "isListed">): Record<string, string> {
  return {
    ...securityHeaders,
    "Content-Type": contentType,
    "Cache-Control": "public, no-cache",
    ...(isListed ? {} : { "X-Robots-Tag": "noindex" }),
  };
}
