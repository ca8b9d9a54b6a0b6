import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
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
  const body = cached.bodies[encoding];
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(body?.length ?? cached.identityLength);
  const { status } = cached;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  return new Response(body ?? decompress(cached), { status, headers });
}

/** The text of an answer that is stored in its compressed forms only, as fast as it is read. */
function decompress({ bodies: { gzip } }: CachedResponse): ReadableStream<Uint8Array> {
  const stream = createGunzip();
  stream.end(gzip);
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
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
