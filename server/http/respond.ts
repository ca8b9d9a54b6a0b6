import { chooseEncoding } from "./accept-encoding.ts";
import type { CachedResponse } from "./cached-response.ts";

/** The answer a request gets from a sealed document: its encoding, 304 where nothing is new. */
export function respondCached(request: Request, sealed: CachedResponse): Response {
  const headers: Record<string, string> = {
    ...sealed.headers,
    ETag: sealed.etag,
    Vary: "Accept-Encoding",
  };
  if (sealed.status === 200 && isKnown(request.headers.get("If-None-Match"), sealed.etag)) {
    delete headers["Content-Type"];
    return new Response(null, { status: 304, headers });
  }
  const wanted = chooseEncoding(request.headers.get("Accept-Encoding"));
  const encoding = sealed.bodies[wanted] ? wanted : "identity";
  const body = sealed.bodies[encoding] ?? sealed.bodies.identity;
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : body, { status: sealed.status, headers });
}

/** Weak comparison, as RFC 9110 asks for `If-None-Match`. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || tag.replace(/^W\//, "") === opaque);
}
