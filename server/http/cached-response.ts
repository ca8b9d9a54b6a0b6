import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

/** A finished answer, kept as it goes over the wire. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  /** Weak: the bytes differ by encoding, what they say does not. */
  etag: string;
  /** What is compressed already, such as a picture, has no other body than its own. */
  bodies: { identity: Body } & Partial<Record<Encoding, Body>>;
}

type Body = Uint8Array<ArrayBuffer>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A few milliseconds for a page. */
const quickQuality = 5;
/** Some twenty milliseconds, and a tenth smaller: for what is sent once and never tightened. */
export const onceQuality = 10;

/**
 * Compresses a text once for all who ask for it. The first visitor gets it quickly compressed; `recompress` makes it as small as it gets while nobody waits.
 */
export async function seal(
  status: number,
  headers: Record<string, string>,
  text: string,
  brotliQuality = quickQuality,
): Promise<CachedResponse> {
  const identity = new Uint8Array(Buffer.from(text));
  const [br, zipped] = await Promise.all([
    brotli(identity, brotliQuality),
    compressGzip(identity, { level: 6 }),
  ]);
  const bodies = { br, gzip: new Uint8Array(zipped), identity };
  return { status, headers, etag: computeEtag(identity), bodies };
}

/** Seals what does not get smaller, such as a picture or a font. */
export function cacheUncompressed(headers: Record<string, string>, body: Buffer): CachedResponse {
  const identity = new Uint8Array(body);
  return { status: 200, headers, etag: computeEtag(identity), bodies: { identity } };
}

/** Replaces the quick brotli body by the smallest one. */
export async function recompress(sealed: CachedResponse): Promise<void> {
  sealed.bodies.br = await brotli(sealed.bodies.identity, 11);
}

/** What a sealed answer weighs in memory, in bytes. */
export function byteSize(sealed: CachedResponse): number {
  const { br, gzip: zipped, identity } = sealed.bodies;
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
    },
  });
  return new Uint8Array(compressed);
}
