import { LRUCache } from "lru-cache";
import type { Hono } from "hono";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { respondCached } from "#server/http/respond.ts";
import { seal, byteSize, type CachedResponse } from "#server/http/cached-response.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { Inventory } from "./inventory.ts";
import { limits } from "#server/limits.ts";

/** A file that is written from the catalogue, such as a feed or a sitemap. */
export interface CatalogueFile {
  path: string;
  contentType: string;
  /** Search engines read it and do not list it. */
  isListed: boolean;
  /** Written once for each state of the catalogue. */
  write: (catalogue: Catalogue) => string | Promise<string>;
}

/** Serves files that are never staler than the catalogue: each is kept until its next revision. */
export function serveCatalogueFiles(
  app: Hono<HttpEnvironment>,
  inventory: Pick<Inventory, "snapshot">,
  files: readonly CatalogueFile[],
): void {
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: limits.keptAnswersBytesMax,
    sizeCalculation: byteSize,
  });
  for (const file of files) {
    app.get(file.path, async (context) => {
      const catalogue = await inventory.snapshot();
      const key = `${catalogue.revision} ${file.path}`;
      const known = kept.get(key);
      if (known) return respondCached(context.req.raw, known);
      const sealed = await seal(200, publicFileHeaders(file), await file.write(catalogue));
      kept.set(key, sealed);
      return respondCached(context.req.raw, sealed);
    });
    app.all(file.path, () => {
      const headers = { ...securityHeaders, Allow: "GET, HEAD" };
      return new Response(null, { status: 405, headers });
    });
  }
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
