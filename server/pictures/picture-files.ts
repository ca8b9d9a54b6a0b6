import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { ApiEnvironment } from "#server/api/api.ts";
import { answerSealed } from "#server/documents/answer.ts";
import { seal, type Sealed, tighten } from "#server/documents/seal.ts";
import { securityHeaders } from "#server/documents/security-headers.ts";
import type { Picture } from "./picture.ts";

/**
 * The pictures of places under `/maps/` and `/scenes/`, to be mounted at the root. Each is drawn and
 * sealed when it is first asked for and kept: there are no more of them than pages that name one.
 * Asked for by the version in its address it never changes; otherwise a browser must ask again.
 */
export function createPictureFiles(
  find: (path: string) => Picture | undefined,
): Hono<ApiEnvironment> {
  const kept = new Map<string, Promise<Sealed>>();
  const app = new Hono<ApiEnvironment>();
  app.on("GET", ["/maps/*", "/scenes/*"], async (context, next) => {
    const { path } = context.req;
    const picture = find(path);
    if (!picture) return next();
    const sealing = kept.get(path) ?? sealPicture(picture);
    kept.set(path, sealing);
    const sealed = await sealing;
    const isThisVersion = context.req.query("v") === picture.version;
    const caching = isThisVersion ? "public, max-age=31536000, immutable" : "public, no-cache";
    const headers = { ...sealed.headers, "Cache-Control": caching };
    return answerSealed(context.req.raw, { ...sealed, headers });
  });
  return app;
}

async function sealPicture({ svg, style }: Picture): Promise<Sealed> {
  const hash = createHash("sha256").update(style).digest("base64");
  const headers = {
    ...securityHeaders,
    // Opened by itself, a picture is a document whose style must be allowed.
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
    "Content-Type": "image/svg+xml",
  };
  const sealed = await seal(200, headers, svg);
  await tighten(sealed);
  return sealed;
}
