import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { HttpEnvironment } from "./environment.ts";
import { respondCached } from "./respond.ts";
import { createCachedResponse, type CachedResponse, recompress } from "./cached-response.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Picture } from "#illustrations/picture.ts";

/**
 * The pictures of places under `/maps/` and `/scenes/`, to be mounted at the root. Each is drawn and
 * cached when it is first asked for and kept: there are no more of them than pages that name one.
 * Asked for by the version in its address it never changes; otherwise a browser must ask again.
 */
export function createPictureFiles(
  find: (path: string) => Picture | undefined,
): Hono<HttpEnvironment> {
  const kept = new Map<string, Promise<CachedResponse>>();
  const app = new Hono<HttpEnvironment>();
  app.on("GET", ["/maps/*", "/scenes/*"], async (context, next) => {
    const { path } = context.req;
    const picture = find(path);
    if (!picture) return next();
    const creating = kept.get(path) ?? cachePicture(picture);
    kept.set(path, creating);
    const cached = await creating;
    const isThisVersion = context.req.query("v") === picture.version;
    const caching = isThisVersion ? "public, max-age=31536000, immutable" : "public, no-cache";
    const headers = { ...cached.headers, "Cache-Control": caching };
    return respondCached(context.req.raw, { ...cached, headers });
  });
  return app;
}

async function cachePicture({ svg, style }: Picture): Promise<CachedResponse> {
  const hash = createHash("sha256").update(style).digest("base64");
  const headers = {
    ...securityHeaders,
    // Opened by itself, a picture is a document whose style must be allowed.
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
    "Content-Type": "image/svg+xml",
  };
  const cached = await createCachedResponse(200, headers, svg, { validity: "always" });
  await recompress(cached);
  return cached;
}
