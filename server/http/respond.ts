import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";
import type { Body, CachedResponse } from "./cached-response.ts";

/** The answer that a request gets from a cached one: in its encoding, 304 where nothing is new. */
export function respondCached(request: Request, cached: CachedResponse): Response {
  const form = selectForm(
    cached,
    request.headers.get("If-None-Match"),
    request.headers.get("Accept-Encoding"),
  );
  const { status, headers, body } = buildForm(cached, form);
  if (form === "unchanged" || request.method === "HEAD") {
    return new Response(null, { status, headers });
  }
  return new Response(body ?? decompress(cached), { status, headers });
}

/** One way to send an answer: compressed or not, or only that it has not changed. */
export type FormName = Encoding | "unchanged";

export interface AnswerForm {
  status: number;
  headers: Record<string, string>;
  /** Null where there is none; undefined where it has to be decompressed first. */
  body: Body | null | undefined;
}

/** The form of an answer that a client wants, by two of its headers. */
export function selectForm(
  cached: CachedResponse,
  ifNoneMatch: string | null | undefined,
  acceptEncoding: string | null | undefined,
): FormName {
  if (cached.status === 200 && isKnown(ifNoneMatch, cached.etag)) return "unchanged";
  const wanted = chooseEncoding(acceptEncoding);
  return cached.bodies[wanted] ? wanted : "identity";
}

/** An answer in one of its forms, with all headers but those that the connection adds. */
export function buildForm(cached: CachedResponse, form: FormName): AnswerForm {
  const headers: Record<string, string> = {
    ...cached.headers,
    ETag: cached.etag,
    Vary: "Accept-Encoding",
  };
  if (form === "unchanged") {
    delete headers["Content-Type"];
    return { status: 304, headers, body: null };
  }
  const body = cached.bodies[form];
  if (form !== "identity") headers["Content-Encoding"] = form;
  headers["Content-Length"] = String(body?.length ?? cached.identityLength);
  return { status: cached.status, headers, body };
}

/** The text of an answer that is stored in its compressed forms only, as fast as it is read. */
function decompress({ bodies: { gzip } }: CachedResponse): ReadableStream<Uint8Array> {
  const stream = createGunzip();
  stream.end(gzip);
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

/** Weak comparison, as RFC 9110 asks for `If-None-Match`. */
function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  // What a browser sends.
  if (ifNoneMatch === etag) return true;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || tag.replace(/^W\//, "") === opaque);
}
