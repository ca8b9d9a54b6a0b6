import { Hono } from "hono";
import type { ApiEnvironment } from "#server/api/api.ts";
import { serveCatalogueFiles } from "#server/documents/catalogue-files.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { describeApi } from "#server/openapi/document.ts";

/** `/api/openapi.json`, to be mounted at the root before the API, which answers all of `/api`. */
export function createOpenApi({
  inventory,
  siteUrl,
}: {
  inventory: Pick<Inventory, "snapshot">;
  siteUrl: string;
}): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  serveCatalogueFiles(app, inventory, [
    {
      path: "/api/openapi.json",
      contentType: "application/json",
      isListed: false,
      write: () => JSON.stringify(describeApi(siteUrl)),
    },
  ]);
  return app;
}
