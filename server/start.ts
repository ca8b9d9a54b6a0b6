/** Serves the build: `npm run serve`. */
import { serve } from "@hono/node-server";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import catalogue from "#content/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/vehicle.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createAssets } from "#server/documents/assets.ts";
import { readClientBuild } from "#server/documents/client-build.ts";
import { createDocumentStyles } from "#server/documents/styles.ts";
import { readSettings, SettingsError } from "#server/env.server.ts";
import { createContactDoor } from "#server/inquiries/contact-door.ts";
import { createInquiries } from "#server/inquiries/inquiries.ts";
import { createVisitorAddress } from "#server/inquiries/visitor-address.ts";
import { createInventory } from "#server/inventory/inventory.ts";

// React and the router read this when they load, so it is set before the app is imported.
process.env["NODE_ENV"] ??= "production";

const clientDirectory = fileURLToPath(new URL("../build/client/", import.meta.url));
const buildAddress = new URL("../build/server/index.js", import.meta.url).href;

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  log(error.message);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, log);
  const inventory = createInventory(database);
  await inventory.ensureFilled(catalogue as Vehicle[]);
  const inquiries = createInquiries(database, log);
  const { stylesheet, islandScripts } = await readClientBuild(clientDirectory);
  const { createSite } = await import("#server/app.ts");
  const { app } = createSite({
    siteUrl: settings.siteUrl,
    build: (await import(buildAddress)) as ServerBuild,
    mode: "production",
    styles: createDocumentStyles(stylesheet, islandScripts),
    serveAsset: await createAssets(clientDirectory),
    inventory,
    contactDoor: createContactDoor(inquiries, { ...settings, pool: database.pool }),
    readVisitorAddress: createVisitorAddress(settings.trustedProxies),
    warn: log,
  });
  const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, () => {
    log(`Serving ${settings.siteUrl} on ${settings.host}:${settings.port}`);
  });
  const stop = () => {
    server.close(() => void database.close());
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function log(message: string): void {
  process.stdout.write(`${message}\n`);
}
