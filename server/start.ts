/** Serves the build: `npm run serve`. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { business } from "#content/business.ts";
import catalogue from "#content/catalogue.json" with { type: "json" };
import { municipalities } from "#content/municipalities.ts";
import { states } from "#content/states.ts";
import { cleanText } from "#domain/inquiry.ts";
import type { Vehicle } from "#domain/vehicle.ts";
import type { ApiEnvironment } from "#server/api/api.ts";
import { createCounting } from "#server/counting/counting.ts";
import { createPageCounts, startFlushing } from "#server/counting/page-counts.ts";
import { createPageDates } from "#server/crawling/page-dates.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createAssets } from "#server/documents/assets.ts";
import { readClientBuild } from "#server/documents/client-build.ts";
import { createDocumentStyles } from "#server/documents/styles.ts";
import { readSettings, SettingsError } from "#server/env.server.ts";
import { createHealth } from "#server/health/health.ts";
import { createContactDoor } from "#server/inquiries/contact-door.ts";
import { createInquiries } from "#server/inquiries/inquiries.ts";
import { createVisitorAddress } from "#server/inquiries/visitor-address.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { limits } from "#server/limits.ts";
import { createMaps } from "#server/maps/maps.ts";
import { planDeliveries } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { createSend } from "#server/outbox/send.ts";
import { startWorker } from "#server/outbox/worker.ts";
import { startServing } from "#server/serving.ts";

// React and the router read this when they load, so it is set before the app is imported.
process.env["NODE_ENV"] ??= "production";

const clientDirectory = fileURLToPath(new URL("../build/client/", import.meta.url));
const buildAddress = new URL("../build/server/index.js", import.meta.url).href;

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(clientDirectory)) {
    throw new SettingsError("There is no build to serve. Make one with `npm run build`.");
  }
  const database = await openDatabase(settings, log);
  const inventory = createInventory(database);
  await inventory.ensureFilled(catalogue as Vehicle[]);
  const planned = planDeliveries(settings);
  const outbox = createOutbox(database);
  await outbox.releaseHeld(planned);
  const worker = startWorker({ outbox, send: createSend(settings), warn: log });
  const inquiries = createInquiries(database, log, { planned, onReceived: worker.wake });
  const contactDoor = createContactDoor(inquiries, { ...settings, pool: database.pool });
  const counts = createPageCounts(database, { warn: log });
  const flushing = startFlushing(counts);
  const { stylesheet, islandScripts } = await readClientBuild(clientDirectory);
  const { createSite } = await import("#server/app.ts");
  const site = createSite({
    siteUrl: settings.siteUrl,
    isStaging: settings.isStaging,
    build: (await import(buildAddress)) as ServerBuild,
    mode: "production",
    styles: createDocumentStyles(stylesheet, islandScripts),
    serveAsset: await createAssets(clientDirectory),
    inventory,
    pageDates: createPageDates(database),
    contactDoor,
    counting: createCounting({ counts, inventory, siteUrl: settings.siteUrl }),
    maps: createMaps({ states, municipalities, showroom: business.showroom.coordinates }),
    readVisitorAddress: createVisitorAddress(settings.trustedProxies),
    warn: log,
  });
  const app = new Hono<ApiEnvironment>();
  app.route(
    "/",
    createHealth({
      database,
      isMetricsOn: settings.isMetricsOn,
      readCounts: () => ({ documents: site.documents.counts, posts: contactDoor.counts }),
      isStopping: () => serving.isStopping(),
    }),
  );
  app.route("/", site.app);
  const serving = await startServing(app, settings);
  log(`Serving ${settings.siteUrl} on ${settings.host}:${serving.port}`);
  for (const { channel, heldBecause } of planned) {
    if (heldBecause !== null) log(`WARNING: ${heldBecause}: every ${channel} is held, not sent.`);
  }
  const stop = async () => {
    setTimeout(() => process.exit(1), limits.exitAfterMs).unref();
    await Promise.all([serving.stop(), worker.stop(limits.deliveryGraceMs)]);
    // After the last answer, so that nothing is counted later.
    await flushing.stop();
    await database.close();
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}

/** One line with its time, whatever the message holds. */
function log(message: string): void {
  process.stdout.write(`${new Date().toISOString()} ${cleanText(message)}\n`);
}
