/** Serves the build: `npm run serve`. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { business } from "#content/dealership/business.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import { cleanText } from "#domain/inquiry/inquiry.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { createAnalytics } from "#server/analytics/analytics.ts";
import { createPageCounts, startFlushing } from "#server/analytics/page-counts.ts";
import { createPageDates } from "#server/seo/page-dates.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createAssets } from "#server/http/static-files.ts";
import { readClientBuild } from "#server/pages/client-build.ts";
import { createDocumentStyles } from "#server/pages/page-styles.ts";
import { readSettings, SettingsError } from "./env.server.ts";
import { createHealth } from "#server/ops/health.ts";
import { createInquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createClientIpReader } from "#server/http/client-ip.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { limits } from "./limits.ts";
import { createMaps } from "#illustrations/maps/maps.ts";
import { planMessages } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { createDispatch } from "#server/outbox/dispatch.ts";
import { startWorker } from "#server/outbox/worker.ts";
import { startServing } from "#server/http/http-server.ts";

// React and the router read this when they load, so it is set before the app is imported.
process.env["NODE_ENV"] ??= "production";

const clientDirectory = fileURLToPath(new URL("../build/client/", import.meta.url));
const serverBuildUrl = new URL("../build/server/index.js", import.meta.url).href;

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
  const planned = planMessages(settings);
  const outbox = createOutbox(database);
  await outbox.releaseHeld(planned);
  const worker = startWorker({ outbox, dispatch: createDispatch(settings), warn: log });
  const inquiries = createInquiries(database, log, { planned, onReceived: worker.wake });
  const intake = createInquiryIntake(inquiries, { ...settings, pool: database.pool });
  const counts = createPageCounts(database, { warn: log });
  const flushing = startFlushing(counts);
  const { stylesheet, islandScripts } = await readClientBuild(clientDirectory);
  const { createSite } = await import("./app.ts");
  const site = createSite({
    siteUrl: settings.siteUrl,
    isStaging: settings.isStaging,
    build: (await import(serverBuildUrl)) as ServerBuild,
    mode: "production",
    styles: createDocumentStyles(stylesheet, islandScripts),
    serveAsset: await createAssets(clientDirectory),
    inventory,
    pageDates: createPageDates(database),
    intake,
    analytics: createAnalytics({ counts, inventory, siteUrl: settings.siteUrl }),
    maps: createMaps({ states, municipalities, showroom: business.showroom.coordinates }),
    readClientIp: createClientIpReader(settings.trustedProxies),
    warn: log,
  });
  const app = new Hono<HttpEnvironment>();
  app.route(
    "/",
    createHealth({
      database,
      isMetricsOn: settings.isMetricsOn,
      readCounts: () => ({ documents: site.documents.counts, posts: intake.counts }),
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
    await Promise.all([serving.stop(), worker.stop(limits.dispatchGraceMs)]);
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
