import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { respondCached } from "./respond.ts";
import { cacheUncompressed, type CachedResponse } from "./cached-response.ts";
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

/** Formats that are compressed by themselves. */
const incompressible = new Set([".avif", ".jpg", ".png", ".webp", ".woff2"]);
/** Pictures that share cards, shops and readers of the feeds show on their own pages. */
const shownElsewhere = /^\/(?:pictures|share)\//;
const cachedBytesMax = 32 * 1024 * 1024;

export interface ServeAsset {
  /** Finds the file for a path; null when there is none. */
  (request: Request, path: string): Promise<Response | null>;
  /** The file's answer, if the app has sent it before; null when the app has to find it out. */
  findDirect: (path: string) => CachedResponse | null;
}

/**
 * Serves the files of the client build. Only what is there at start has a URL, so no path can
 * lead out of the folder. Hashed names under `/assets/` never change; the others may.
 * @throws when the build did not compress a file that gets smaller by it
 */
export async function createAssets(directory: string): Promise<ServeAsset> {
  const files = await findStaticFiles(directory);
  for (const [path, file] of files) {
    if (isCompressible(path) && !(existsSync(`${file}.br`) && existsSync(`${file}.gz`))) {
      throw new Error(`${path} is not compressed: make the build again with \`npm run build\`.`);
    }
  }
  const cache = new ResponseCache({ bytesMax: cachedBytesMax });

  const serve = async (request: Request, path: string): Promise<Response | null> => {
    const file = files.get(path);
    if (file === undefined) return null;
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, {
        status: 405,
        headers: { ...securityHeaders, Allow: "GET, HEAD" },
      });
    }
    const cached = await cache.getOrCreate(path, () => cacheFile(path, file));
    cached.directPath = path;
    return respondCached(request, cached);
  };
  return Object.assign(serve, { findDirect: (path: string) => cache.findDirect(path) });
}

/** The files of a folder by their paths, without hidden ones and compressed forms of others. */
export async function findStaticFiles(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    const isPublic = !path.startsWith("/.") && !/\.(?:br|gz)$/.test(path);
    if (entry.isFile() && isPublic) files.set(path, file);
  }
  return files;
}

/** Whether a file of this name gets smaller by compression. */
export function isCompressible(path: string): boolean {
  return !incompressible.has(extname(path));
}

async function cacheFile(path: string, file: string): Promise<CachedResponse> {
  const body = await readFile(file);
  const headers: Record<string, string> = {
    ...securityHeaders,
    ...(shownElsewhere.test(path) ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
    "Content-Type": contentType(path),
    "Cache-Control": path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=86400, stale-while-revalidate=604800",
  };
  if (extname(path) === ".svg") headers["Content-Security-Policy"] = svgPolicy(body.toString());
  const cached = cacheUncompressed(headers, body);
  if (isCompressible(path)) {
    const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
    cached.bodies.br = new Uint8Array(br);
    cached.bodies.gzip = new Uint8Array(gzip);
  }
  return cached;
}

function contentType(path: string): string {
  if (path === "/speculation-rules.json") return "application/speculationrules+json";
  return types[extname(path)] ?? "application/octet-stream";
}
