import type { Hono } from "hono";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { respondCached } from "#server/http/respond.ts";
import { createCachedResponse } from "#server/http/cached-response.ts";
import { ResponseCache } from "#server/http/response-cache.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { Inventory } from "./inventory.ts";
import { limits } from "#server/limits.ts";

/** A file that is written from the catalogue, such as a feed or a sitemap. */
export interface CatalogueFile {
  path: string;
  contentType: string;
  /** Whether search engines may list it; they read it anyway. */
  isListed: boolean;
  /** Called once for each state of what the file is written from. */
  write: (catalogue: Catalogue) => string;
  /** The version of anything else that the file is written from; nothing else unless given. */
  readVersion?: () => string;
}

/** Serves files that are never staler than the catalogue: each is cached until its next revision. */
export function serveCatalogueFiles(
  app: Hono<HttpEnvironment>,
  inventory: Pick<Inventory, "snapshot">,
  files: readonly CatalogueFile[],
): void {
  const cache = new ResponseCache({ bytesMax: limits.keptAnswersBytesMax });
  for (const file of files) {
    app.get(file.path, async (context) => {
      const catalogue = await inventory.snapshot();
      const version = `${catalogue.revision} ${file.readVersion?.() ?? ""}`;
      const create = () =>
        createCachedResponse(200, publicFileHeaders(file), file.write(catalogue), {
          validity: { version },
        });
      const cached = await cache.getOrCreate(file.path, create, version);
      return respondCached(context.req.raw, cached);
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
