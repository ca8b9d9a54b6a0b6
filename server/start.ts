/** Serves the build: `npm run serve`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { pages } from "#content/pages/pages.ts";
import { cleanText } from "#domain/inquiry/inquiry.ts";
import { formatDatabasePlace } from "#server/db/database-place.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { startServing } from "#server/http/http-server.ts";
import { createAssets } from "#server/http/static-files.ts";
import { createHealth } from "#server/ops/health.ts";
import { startHousekeeping } from "#server/ops/housekeeping.ts";
import { readClientBuild } from "#server/pages/client-build.ts";
import { readIllustrations } from "#server/pages/illustrations.ts";
import { createDocumentStyles } from "#server/pages/page-styles.ts";
import { startWarmUp } from "#server/pages/warm-up.ts";
import { recordCatalogue } from "#server/seo/catalogue-dates.ts";
import { readSettings, SettingsError } from "./env.server.ts";
import { limits } from "./limits.ts";
import { wireSite } from "./wiring.ts";

// React and the router read this when they load, so it is set before the app is imported.
process.env["NODE_ENV"] ??= "production";

const buildDirectory = fileURLToPath(new URL("../build/", import.meta.url));
const clientDirectory = join(buildDirectory, "client");
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
  const illustrations = await readIllustrations(buildDirectory);
  log(`Database: ${formatDatabasePlace(settings)}`);
  const wiring = await wireSite(settings, { isSending: true, warn: log });
  const { database, pageDates, parts, planned } = wiring;
  const { stylesheet, islandScripts } = await readClientBuild(clientDirectory);
  const build = (await import(serverBuildUrl)) as ServerBuild;
  const { createSite } = await import("./app.ts");
  const { app: siteApp, documents } = createSite({
    ...parts,
    loadBuild: () => Promise.resolve(build),
    mode: "production",
    styles: createDocumentStyles(stylesheet, islandScripts),
    illustrations,
    serveAsset: await createAssets(clientDirectory),
  });
  const app = new Hono<HttpEnvironment>();
  app.route(
    "/",
    createHealth({
      database,
      isMetricsOn: settings.isMetricsOn,
      readCounts: () => ({ documents: documents.counts, posts: parts.intake.counts }),
      isStopping: () => serving.isStopping(),
      arePagesServed: async () => (await documents.handle(new Request(`${settings.siteUrl}/`))).ok,
      planned,
    }),
  );
  app.route("/", siteApp);
  const serving = await startServing(app, settings);
  log(`Serving ${settings.siteUrl} on ${settings.host}:${serving.port}`);
  for (const { channel, heldBecause } of planned) {
    if (heldBecause !== null) log(`WARNING: ${heldBecause}: every ${channel} is held, not sent.`);
  }
  const warmUp = startWarmUp({
    paths: settings.isWarmingUp ? pages.map(({ path }) => path) : [],
    warm: documents.warm,
    readState: documents.readState,
    isBusy: documents.isBusy,
    onWarm: async () => recordCatalogue(pageDates, await parts.inventory.snapshot()),
    log,
  });
  const housekeeping = startHousekeeping(database, log);
  const stop = async () => {
    setTimeout(() => process.exit(1), limits.exitAfterMs).unref();
    documents.stop();
    await Promise.all([serving.stop(), warmUp.stop(), housekeeping.stop(), wiring.stopSending()]);
    await wiring.close();
  };
  process.once("SIGTERM", () => void stop());
  process.once("SIGINT", () => void stop());
}

/** One line with its time, whatever the message holds. */
function log(message: string): void {
  process.stdout.write(`${new Date().toISOString()} ${cleanText(message)}\n`);
}
