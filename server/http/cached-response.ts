import { createHash, type Hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

/** A finished answer, as it goes over the wire. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  /** Weak: the bytes differ by encoding, the content does not. */
  etag: string;
  /**
   * What is compressed already, such as a picture, has no other body than `identity`. A long text
   * and a page have none of that kind in the end: it is decompressed from `gzip` for clients that cannot do that.
   */
  bodies: Partial<Record<Encoding, Body>>;
  /** The length of the body without any encoding, in bytes. */
  identityLength: number;
  validity: Validity;
  /** The period in which it is true, where it also depends on time; set by the cache that stores it. */
  period?: string;
  /** The path at which the app has sent it; a plain GET of that path may be sent it without the app. */
  directPath?: string;
  /** What was put together of it to be sent without the app. */
  sentForms?: Partial<Record<Encoding | "unchanged", SentForm>>;
}

/** A form of an answer as `writeHead` and `end` of `node:http` take it. */
export interface SentForm {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  /** Null where there is none, as with 304. */
  body: Body | null;
}

/**
 * How long an answer is true: always, while what it was made from has this version, or only for
 * those who are waiting for it now, which means that it is never stored.
 */
export type Validity = "always" | "once" | { readonly version: string };

export type Body = Uint8Array<ArrayBuffer>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A millisecond or two for a page; better ones take ten times as long for a tenth of the bytes. */
export const compressionLevels = { brotli: 5, gzip: 6 } as const;

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
    brotli(identity, compressionLevels.brotli),
    compressGzip(identity, { level: compressionLevels.gzip }),
  ]);
  const bodies = { br, gzip: new Uint8Array(zipped), identity };
  const etag = computeEtag(identity);
  return { status, headers, etag, bodies, identityLength: identity.length, validity };
}

/** An answer that does not get smaller, such as a picture or a font; it is always valid. */
export function cacheUncompressed(headers: Record<string, string>, body: Buffer): CachedResponse {
  const identity = new Uint8Array(body);
  const etag = computeEtag(identity);
  const identityLength = identity.length;
  return { status: 200, headers, etag, bodies: { identity }, identityLength, validity: "always" };
}

/**
 * Replaces the quickly compressed brotli body by the smallest one, and drops the body without any
 * encoding, which nearly nobody wants and which takes more memory than the other two.
 */
export async function recompress(cached: CachedResponse): Promise<void> {
  const { identity } = cached.bodies;
  if (!identity) return;
  cached.bodies.br = await brotli(identity, constants.BROTLI_MAX_QUALITY);
  delete cached.bodies.identity;
  delete cached.sentForms;
}

/** The memory that an answer takes, in bytes. */
export function byteSize({ bodies: { br, gzip: zipped, identity } }: CachedResponse): number {
  return (br?.length ?? 0) + (zipped?.length ?? 0) + (identity?.length ?? 0) + 1000;
}

function computeEtag(body: Uint8Array): string {
  return formatEtag(createHash("sha256").update(body));
}

/** The ETag of a body with this hash. */
export function formatEtag(hash: Hash): string {
  return `W/"${hash.digest("base64url").slice(0, 22)}"`;
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
