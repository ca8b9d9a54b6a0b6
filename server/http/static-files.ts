import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { respondCached } from "./respond.ts";
import {
  cacheUncompressed,
  createCachedResponse,
  recompress,
  type CachedResponse,
} from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";
import { securityHeaders, svgPolicy } from "./security-headers.ts";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const compressed = new Set([".avif", ".jpg", ".png", ".webp", ".woff2"]);
/** Pictures that share cards, shops and readers of the feeds show on their own pages. */
const shownElsewhere = /^\/(?:pictures|share)\//;
const cachedBytesMax = 32 * 1024 * 1024;

/** Finds the file for a path; null when there is none. */
export type ServeAsset = (request: Request, path: string) => Promise<Response | null>;

/**
 * Serves the files of the client build. Only what is there at start has a URL, so no path
 * can lead out of the folder. Hashed names under `/assets/` never change; the others may.
 */
export async function createAssets(directory: string): Promise<ServeAsset> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    if (entry.isFile() && !path.startsWith("/.")) files.set(path, file);
  }
  const cache = new ResponseCache({ bytesMax: cachedBytesMax });

  return async (request, path) => {
    const file = files.get(path);
    if (file === undefined) return null;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, {
        status: 405,
        headers: { ...securityHeaders, Allow: "GET, HEAD" },
      });
    }
    return respondCached(request, await cache.getOrCreate(path, () => cacheFile(path, file)));
  };
}

async function cacheFile(path: string, file: string): Promise<CachedResponse> {
  const extension = extname(path);
  const headers: Record<string, string> = {
    ...securityHeaders,
    ...(shownElsewhere.test(path) ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
    "Content-Type": contentType(path, extension),
    "Cache-Control": path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=86400, stale-while-revalidate=604800",
  };
  const body = await readFile(file);
  if (compressed.has(extension)) return cacheUncompressed(headers, body);
  const text = body.toString("utf8");
  if (extension === ".svg") headers["Content-Security-Policy"] = svgPolicy(text);
  const cached = await createCachedResponse(200, headers, text, { validity: "always" });
  await recompress(cached);
  return cached;
}

function contentType(path: string, extension: string): string {
  if (path === "/speculation-rules.json") return "application/speculationrules+json";
  return types[extension] ?? "application/octet-stream";
}
