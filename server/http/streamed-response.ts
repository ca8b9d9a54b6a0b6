import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import {
  compressionLevels,
  formatEtag,
  type CachedResponse,
  type Validity,
} from "./cached-response.ts";

/** A longer text is stored in its compressed forms only; a feed is a tenth of its length then. */
const identityBytesMax = 1024 * 1024;

/**
 * Compresses a long text piece by piece, so that neither is the whole of it in memory nor do others
 * wait while it is written: each piece is made when the one before has been compressed.
 * @throws what the pieces throw, and the signal's reason when nobody wants the text any more.
 */
export async function createStreamedResponse(
  headers: Record<string, string>,
  pieces: Iterable<string>,
  { validity, signal }: { validity: Validity; signal?: AbortSignal },
): Promise<CachedResponse> {
  const hash = createHash("sha256");
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: compressionLevels.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const gzip = createGzip({ level: compressionLevels.gzip });
  const compressed = [buffer(brotli), buffer(gzip)] as const;
  let identity: Buffer[] | null = [];
  let identityLength = 0;
  try {
    for (const piece of pieces) {
      signal?.throwIfAborted();
      const bytes = Buffer.from(piece);
      hash.update(bytes);
      identityLength += bytes.length;
      if (identityLength > identityBytesMax) identity = null;
      identity?.push(bytes);
      await Promise.all([write(brotli, bytes), write(gzip, bytes)]);
    }
  } catch (error) {
    brotli.destroy();
    gzip.destroy();
    await Promise.allSettled(compressed);
    throw error;
  }
  brotli.end();
  gzip.end();
  const [br, zipped] = await Promise.all(compressed);
  return {
    status: 200,
    headers,
    etag: formatEtag(hash),
    bodies: {
      br: new Uint8Array(br),
      gzip: new Uint8Array(zipped),
      ...(identity && { identity: new Uint8Array(Buffer.concat(identity)) }),
    },
    identityLength,
    validity,
  };
}

/** Resolves when the bytes are compressed, which another thread does. */
function write(stream: NodeJS.WritableStream, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
