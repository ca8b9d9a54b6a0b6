import { Hono } from "hono";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { serveCatalogueFiles } from "#server/inventory/catalogue-files.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { buildOpenApiDocument } from "./document.ts";

/** `/api/openapi.json`, to be mounted at the root before the API, which answers all of `/api`. */
export function createOpenApi({
  inventory,
  siteUrl,
}: {
  inventory: Pick<Inventory, "snapshot">;
  siteUrl: string;
}): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  serveCatalogueFiles(app, inventory, [
    {
      path: "/api/openapi.json",
      contentType: "application/json",
      isListed: false,
      write: () => JSON.stringify(buildOpenApiDocument(siteUrl)),
    },
  ]);
  return app;
}
