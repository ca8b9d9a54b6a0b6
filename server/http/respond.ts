import { chooseEncoding } from "./accept-encoding.ts";
import type { CachedResponse } from "./cached-response.ts";

/** The answer that a request gets from a cached one: in its encoding, 304 where nothing is new. */
export function respondCached(request: Request, cached: CachedResponse): Response {
  const headers: Record<string, string> = {
    ...cached.headers,
    ETag: cached.etag,
    Vary: "Accept-Encoding",
  };
  if (cached.status === 200 && isKnown(request.headers.get("If-None-Match"), cached.etag)) {
    delete headers["Content-Type"];
    return new Response(null, { status: 304, headers });
  }
  const wanted = chooseEncoding(request.headers.get("Accept-Encoding"));
  const encoding = cached.bodies[wanted] ? wanted : "identity";
  const body = cached.bodies[encoding] ?? cached.bodies.identity;
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body.length);
  return new Response(request.method === "HEAD" ? null : body, { status: cached.status, headers });
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
