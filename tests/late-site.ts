import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createSite } from "#server/app.ts";
import { createAssets } from "#server/documents/assets.ts";
import { readClientBuild } from "#server/documents/client-build.ts";
import { createDocumentStyles } from "#server/documents/styles.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { createMaps } from "#server/maps/maps.ts";
import { startServing } from "#server/serving.ts";
import { findFreePort } from "./free-port.ts";

const clientDirectory = fileURLToPath(new URL("../build/client/", import.meta.url));
const buildAddress = new URL("../build/server/index.js", import.meta.url).href;

export interface LateSite {
  url: string;
  stop: () => Promise<void>;
}
