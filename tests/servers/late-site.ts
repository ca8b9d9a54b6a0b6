import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createSite } from "#server/app.ts";
import { createAnalytics } from "#server/analytics/analytics.ts";
import { createAssets } from "#server/http/static-files.ts";
import { readClientBuild } from "#server/pages/client-build.ts";
import { readIllustrations } from "#server/pages/illustrations.ts";
import { createDocumentStyles } from "#server/pages/page-styles.ts";
import type { Inventory } from "#server/inventory/inventory.ts";
import { startServing } from "#server/http/http-server.ts";
import { findFreePort } from "./free-port.ts";

const buildDirectory = fileURLToPath(new URL("../../build/", import.meta.url));
const clientDirectory = `${buildDirectory}client/`;
const serverBuildUrl = new URL("../../build/server/index.js", import.meta.url).href;

const noCounts = {
  received: 0,
  suspected: 0,
  invalid: 0,
  conflict: 0,
  limited: 0,
  unavailable: 0,
};

/**
 * The built site in this process over a database that does not answer: pages come with their
 * placeholders, and the browser's own requests stay open until a test answers them.
 * @param snapshot the catalogue, where a test says when it comes; by default it never does.
 */
export async function startLateSite(
  snapshot: Inventory["snapshot"] = never,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { stylesheet, islandScripts } = await readClientBuild(clientDirectory);
  const inventory: Inventory = {
    revision: () => Promise.resolve(1),
    revisionNow: () => 1,
    changedAt: never,
    snapshot,
    everyVehicle: never,
    find: never,
    ensureFilled: never,
    importVehicles: never,
    readCommitted: never,
  };
  const build = (await import(serverBuildUrl)) as ServerBuild;
  const { app } = createSite({
    siteUrl: url,
    isStaging: false,
    cdnMaxAgeSeconds: 0,
    dataDir: "",
    readPhotograph: never,
    loadBuild: () => Promise.resolve(build),
    mode: "production",
    styles: createDocumentStyles(stylesheet, islandScripts),
    serveAsset: await createAssets(clientDirectory),
    inventory,
    pageDates: { find: () => undefined, record: () => {}, version: 0 },
    intake: { receive: never, findWaitSeconds: () => Promise.resolve(null), counts: noCounts },
    // As the site counts, but nothing is kept.
    analytics: createAnalytics({ counts: { add: () => {} }, inventory }),
    illustrations: await readIllustrations(buildDirectory),
    readClientIp: () => "unknown",
    isClustered: false,
    warn: () => {},
  });
  const serving = await startServing(app, { port, host: "127.0.0.1" });
  return { url, stop: serving.stop };
}

function never(): Promise<never> {
  return new Promise(() => {});
}
