import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { Database } from "#server/db/schema.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { createAssets } from "#server/http/static-files.ts";
import { createAddedPictures } from "#server/inventory/added-pictures.ts";
import { createPhotographReader, createPhotographs } from "#server/inventory/photographs.ts";

const siteDirectory = fileURLToPath(new URL("../../build/client/", import.meta.url));

/**
 * Every picture of a cart under the path it has on the public site: what staff see is what visitors
 * see, also while the site does not run.
 */
export async function createOfficePictures(
  database: Database,
  settings: { dataDir: string },
): Promise<Hono<HttpEnvironment>> {
  const serveAsset = existsSync(siteDirectory) ? await createAssets(siteDirectory) : null;
  const app = new Hono<HttpEnvironment>();
  app.route("/", createPhotographs(createPhotographReader(database)));
  app.route("/", createAddedPictures(settings));
  app.get("/pictures/*", async (context, next) => {
    const found = await serveAsset?.(context.req.raw, context.req.path);
    return found ?? next();
  });
  return app;
}
