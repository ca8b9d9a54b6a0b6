import { open } from "node:fs/promises";
import { constants } from "node:fs";
import { extname } from "node:path";
import { Hono } from "hono";
import { cacheUncompressed, type CachedResponse } from "#server/http/cached-response.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { respondCached } from "#server/http/respond.ts";
import { ResponseCache } from "#server/http/response-cache.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { findPictureFile, pictureBytesMax } from "./picture-files.ts";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};
const cachedBytesMax = 32 * 1024 * 1024;

/**
 * Serves the pictures that staff added under `/pictures/NAME`. A file is looked up at each request,
 * so that a new one is there without a restart; what is not there is left to the rest of the site.
 */
export function createAddedPictures({ dataDir }: { dataDir: string }): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  const cache = new ResponseCache({ bytesMax: cachedBytesMax });
  app.get("/pictures/:name", async (context, next) => {
    const name = context.req.param("name");
    const file = findPictureFile(dataDir, name);
    const picture = file === null ? null : await readPicture(file, cache);
    return picture === null ? next() : respondCached(context.req.raw, picture);
  });
  return app;
}

async function readPicture(file: string, cache: ResponseCache): Promise<CachedResponse | null> {
  let opened;
  try {
    // A link could lead to any file that the server may read.
    opened = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    const found = await opened.stat();
    if (!found.isFile() || found.size > pictureBytesMax) return null;
    const version = `${found.mtimeMs} ${found.size}`;
    const create = async () => cachePicture(file, await opened.readFile(), version);
    return await cache.getOrCreate(file, create, version);
  } finally {
    await opened.close();
  }
}

function cachePicture(file: string, body: Buffer, version: string): CachedResponse {
  const headers = {
    ...securityHeaders,
    // Shops and readers of the feeds show these on their own pages.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Content-Type": types[extname(file).toLowerCase()] ?? "application/octet-stream",
    "Cache-Control": "public, max-age=3600",
  };
  return { ...cacheUncompressed(headers, body), validity: { version } };
}
