import { limits } from "#server/limits.ts";

/** A post that may be read: its bytes are all here and within the limit. */
export type AdmittedPost =
  | { ok: true; body: Uint8Array<ArrayBuffer> }
  | { ok: false; status: 400 | 403 | 413 | 415; error: string };

/**
 * Decides whether the body of a post is read at all, and reads it within the limit of bytes, also
 * when its length was not announced.
 * @param types media types taken, in lower case.
 * @param bytesMax of the body.
 */
export async function admitPost(
  request: Request,
  siteUrl: string,
  types: readonly string[],
  bytesMax: number = limits.bodyBytesMax,
): Promise<AdmittedPost> {
  if (isFromAnotherSite(request, siteUrl)) {
    return { ok: false, status: 403, error: "This form can only be sent from our own pages." };
  }
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === undefined || !types.includes(type)) {
    return { ok: false, status: 415, error: `Send ${types.join(" or ")}.` };
  }
  // A client that leaves or sends what is no chunk of HTTP is no failure of ours.
  const body = await readBody(request, bytesMax).catch(() => "broken" as const);
  if (body === "broken") {
    return { ok: false, status: 400, error: "The message did not arrive whole." };
  }
  if (body === null) return { ok: false, status: 413, error: formatTooLarge(request, bytesMax) };
  return { ok: true, body };
}

/** Names the limit, and what was sent where its length was announced. */
function formatTooLarge({ headers }: Request, bytesMax: number): string {
  const announced = Number(headers.get("Content-Length") ?? 0);
  const [limit, count] = [bytesMax, announced].map((bytes) => bytes.toLocaleString("en-US"));
  const ending = announced > bytesMax ? `; yours has ${count}` : "";
  return `The message is too large: ${limit} bytes at most${ending}.`;
}

/**
 * Whether a browser says that another site's page sent this. Both headers are set by the browser
 * and cannot be set by a page; programs that send neither are no browsers with a visitor in them.
 */
function isFromAnotherSite(request: Request, siteUrl: string): boolean {
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (fetchSite !== null && fetchSite !== "same-origin" && fetchSite !== "none") return true;
  const origin = request.headers.get("Origin");
  if (origin === null) return false;
  // Privacy settings hide the origin of a form; then the other header decides.
  if (origin === "null") return fetchSite !== "same-origin";
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== new URL(siteUrl).host && host !== new URL(request.url).host;
}

async function readBody(
  request: Request,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > bytesMax) return null;
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream, so that nothing more is read into memory.
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > bytesMax) return null;
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}
