import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

/** A finished answer, as it goes over the wire. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  /** Weak: the bytes differ by encoding, the content does not. */
  etag: string;
  /** What is compressed already, such as a picture, has no other body than its own. */
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>;
  validity: Validity;
}

/**
 * How long an answer is true: always, while what it was made from has this version, or only for
 * those who are waiting for it now, which means that it is never stored.
 */
export type Validity = "always" | "once" | { readonly version: string };

type Body = Uint8Array<ArrayBuffer>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A millisecond or two for a page; a better one takes ten times as long for a tenth of the bytes. */
const quickQuality = 5;

/**
 * Compresses a text for everybody who asks for it. The first visitor gets it quickly compressed;
 * `recompress` makes it as small as possible while nobody waits.
 */
export async function createCachedResponse(
  status: number,
  headers: Record<string, string>,
  text: string,
  { validity }: { validity: Validity },
): Promise<CachedResponse> {
  const identity = new Uint8Array(Buffer.from(text));
  const [br, zipped] = await Promise.all([
    brotli(identity, quickQuality),
    compressGzip(identity, { level: 6 }),
  ]);
  const bodies = { br, gzip: new Uint8Array(zipped), identity };
  return { status, headers, etag: computeEtag(identity), bodies, validity };
}

/** An answer that does not get smaller, such as a picture or a font; it is always valid. */
export function cacheUncompressed(headers: Record<string, string>, body: Buffer): CachedResponse {
  const identity = new Uint8Array(body);
  const etag = computeEtag(identity);
  return { status: 200, headers, etag, bodies: { identity }, validity: "always" };
}

/** Replaces the quickly compressed brotli body by the smallest one. */
export async function recompress(cached: CachedResponse): Promise<void> {
  cached.bodies.br = await brotli(cached.bodies.identity, 11);
}

/** The memory that an answer takes, in bytes. */
export function byteSize({ bodies: { br, gzip: zipped, identity } }: CachedResponse): number {
  return (br?.length ?? 0) + (zipped?.length ?? 0) + identity.length + 1000;
}

function computeEtag(body: Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

async function brotli(body: Uint8Array, quality: number): Promise<Body> {
  const compressed = await compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: chooseWindowBits(body.length),
    },
  });
  return new Uint8Array(compressed);
}

/** A window that holds the whole text and no more takes the least memory while it is compressed. */
function chooseWindowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  const { BROTLI_MIN_WINDOW_BITS: bitsMin, BROTLI_DEFAULT_WINDOW: bitsMax } = constants;
  return Math.min(Math.max(bits, bitsMin), bitsMax);
}
