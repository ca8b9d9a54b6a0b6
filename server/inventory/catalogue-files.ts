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
  /** Its path, or the router's pattern of the paths of several such files. */
  path: string;
  contentType: string;
  /** Whether search engines may list it; they read it anyway. */
  isListed: boolean;
  /** Whether there is a file at a path of the pattern; always unless set. */
  isThere?: (catalogue: Catalogue, path: string) => boolean;
  /**
   * Called once for each path and each state of what the file is written from. A long file comes in pieces of a
   * few milliseconds' work; others have their turn between two pieces.
   */
  write: (catalogue: Catalogue, path: string) => string | Iterable<string>;
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
      const cached = await find(context.req.raw, context.req.path);
      if (cached === "missing")
        return new Response(null, { status: 404, headers: securityHeaders });
      if (cached !== null) return respondCached(context.req.raw, cached);
      const headers = { ...securityHeaders, "Retry-After": String(limits.unavailableRetrySeconds) };
      return new Response(null, { status: 503, headers });
    });
    refuseOtherMethods(app, file.path);
  }
}

/** Serves a text that never changes, also while there is no database. */
export function serveFixedFile(
  app: Hono<HttpEnvironment>,
  file: Omit<CatalogueFile, "write" | "isThere" | "readVersion">,
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

/** Reads a file as it is now, else as it was last; null when it cannot be written and never was. */
function createFileReader(
  inventory: Pick<Inventory, "snapshot">,
  file: CatalogueFile,
): (asker: Asker, path: string) => Promise<CachedResponse | "missing" | null> {
  const cache = new ResponseCache({ bytesMax: limits.catalogueFileBytesMax });
  const last = new Map<string, CachedResponse>();
  return async (asker, path) => {
    const catalogue = await withTimeout(inventory.snapshot, limits.catalogueFileTimeoutMs).catch(
      () => null,
    );
    if (catalogue === null) return last.get(path) ?? null;
    if (file.isThere?.(catalogue, path) === false) {
      last.delete(path);
      return "missing";
    }
    const version = `${catalogue.revision} ${file.readVersion?.() ?? ""}`;
    const create = (signal: AbortSignal) => {
      const written = file.write(catalogue, path);
      const pieces = typeof written === "string" ? [written] : written;
      return createStreamedResponse(publicFileHeaders(file), pieces, {
        validity: { version },
        signal,
      });
    };
    const created = await cache.getOrCreate(path, create, version, asker);
    last.set(path, created);
    return created;
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
