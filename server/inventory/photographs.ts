import { Hono } from "hono";
import { toPhotographPath } from "#domain/catalogue/vehicle-pictures.ts";
import type { Database } from "#server/db/schema.ts";
import { cacheUncompressed, type CachedResponse } from "#server/http/cached-response.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { respondCached } from "#server/http/respond.ts";
import { ResponseCache } from "#server/http/response-cache.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { limits } from "#server/limits.ts";
import { cutPhotograph, photographIdLength } from "./cut-photograph.ts";

export type AddedPhotograph =
  /** The entry in a vehicle's `images`. */
  { ok: true; image: string } | { ok: false; problem: string };

const fileName = /^[\da-f]{32}-(?:480|960|1440)\.(avif|webp)$/;
const cachedBytesMax = 32 * 1024 * 1024;

/**
 * Cuts an uploaded photograph and stores it, all sizes or none. No page shows it until a vehicle
 * names it in its `images`.
 * @throws BusyError when too many wait; else when the database fails.
 */
export async function addPhotograph(
  { kysely }: Pick<Database, "kysely">,
  upload: Uint8Array,
): Promise<AddedPhotograph> {
  const cut = await cutPhotograph(upload);
  if (!cut.ok) return cut;
  await kysely
    .insertInto("photograph_files")
    .values(cut.files.map((file) => ({ ...file, unused_since: null })))
    // Its name says what is in it: the same photograph is there already, and is wanted again.
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ unused_since: null }))
    .execute();
  return { ok: true, image: toPhotographPath(cut.id) };
}

/**
 * The entries in `images` of all stored photographs, for the check of an import.
 * @throws when the database fails.
 */
export async function listPhotographs({
  kysely,
}: Pick<Database, "kysely">): Promise<ReadonlySet<string>> {
  const rows = await kysely.selectFrom("photograph_files").select("name").execute();
  return new Set(rows.map(({ name }) => toPhotographPath(name.slice(0, photographIdLength))));
}

/** The bytes of a file by the end of its path; null when there is none. */
export type ReadPhotograph = (name: string) => Promise<Uint8Array | null>;

/** Reads the photographs of one database; what it returns throws when the database fails. */
export function createPhotographReader({ kysely }: Pick<Database, "kysely">): ReadPhotograph {
  return async (name) => {
    const row = await kysely
      .selectFrom("photograph_files")
      .select("bytes")
      .where("name", "=", name)
      .executeTakeFirst();
    return row?.bytes ?? null;
  };
}

/** Serves photographs under `/pictures/photographs/`; a file never changes. */
export function createPhotographs(read: ReadPhotograph): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  const cache = new ResponseCache({ bytesMax: cachedBytesMax });
  app.get("/pictures/photographs/:name", async (context, next) => {
    const name = context.req.param("name");
    if (!fileName.test(name)) return next();
    try {
      const create = async () => toCachedResponse(name, await read(name));
      return respondCached(context.req.raw, await cache.getOrCreate(name, create));
    } catch (error) {
      if (error instanceof MissingFileError) return next();
      const headers = { ...securityHeaders, "Retry-After": String(limits.unavailableRetrySeconds) };
      return new Response(null, { status: 503, headers });
    }
  });
  return app;
}

/** Nothing is cached for a name that has no file: it may be stored a moment later. */
class MissingFileError extends Error {}

function toCachedResponse(name: string, bytes: Uint8Array | null): CachedResponse {
  if (bytes === null) throw new MissingFileError();
  const headers = {
    ...securityHeaders,
    // Shops and readers of the feeds show these on their own pages.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Content-Type": `image/${fileName.exec(name)?.[1] ?? ""}`,
    "Cache-Control": "public, max-age=31536000, immutable",
  };
  return cacheUncompressed(headers, Buffer.from(bytes));
}
