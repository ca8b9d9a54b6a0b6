/** Serves the build: `npm run serve`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { sql } from "kysely";
import type { ServerBuild } from "react-router";
import { pages } from "#content/pages/pages.ts";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import { formatDatabasePlace } from "#server/db/database-place.ts";
import type { Database } from "#server/db/schema.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { startServing, type Serving } from "#server/http/http-server.ts";
import { createAssets } from "#server/http/static-files.ts";
import { startAnswerWatch } from "#server/ops/answer-watch.ts";
import { createHealth } from "#server/ops/health.ts";
import { startHousekeeping } from "#server/ops/housekeeping.ts";
import type { PlannedMessage } from "#server/outbox/channels.ts";
import { readClientBuild } from "#server/pages/client-build.ts";
import { readIllustrations } from "#server/pages/illustrations.ts";
import { createDocumentStyles } from "#server/pages/page-styles.ts";
import { startWarmUp } from "#server/pages/warm-up.ts";
import { recordCatalogue } from "#server/seo/catalogue-dates.ts";
import type { Site } from "./app.ts";
import { readSettings, type Settings, SettingsError } from "./env.server.ts";
import { limits } from "./limits.ts";
import { exitCodes, toStartFailure } from "./start-failure.ts";
import { type Wiring, wireSite } from "./wiring.ts";

// React and the router read this when they load, so it is set before the app is imported.
process.env["NODE_ENV"] ??= "production";

const buildDirectory = fileURLToPath(new URL("../build/", import.meta.url));
const clientDirectory = join(buildDirectory, "client");
const serverBuildUrl = new URL("../build/server/index.js", import.meta.url).href;

/** Called when the database is lost; the process has nothing to stop until it serves. */
let end: (exitCode: number) => void = (exitCode) => process.exit(exitCode);

try {
  await start();
} catch (error) {
  fail(error);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(clientDirectory)) {
    throw new SettingsError("There is no build to serve. Make one with `npm run build`.");
  }
  const wiring = await wireSite(settings, { isSending: true, warn: log, onLost });
  log(`Database: ${formatDatabasePlace(settings)}`);
  const { database, pageDates, parts, planned } = wiring;
  const { app, documents, answerStored } = await createApp(settings, wiring, () =>
    serving.isStopping(),
  );
  const serving = await startServing(app, { ...settings, answerStored });
  const office = await openOffice(wiring, settings);
  // A process that could not listen must not have begun to send what another one may send.
  wiring.ready.then(wiring.startSending).catch(fail);
  const warmUp = startWarmUp({
    paths: settings.isWarmingUp ? pages.map(({ path }) => path) : [],
    warm: documents.warm,
    readState: documents.readState,
    isBusy: documents.isBusy,
    onWarm: async () => recordCatalogue(pageDates, await parts.inventory.snapshot()),
    log,
  });
  const watching = { readFacts: parts.inventory.revision, log };
  const jobs = [startHousekeeping(database, log), startAnswerWatch(database, settings, watching)];
  const stop = async () => {
    setTimeout(() => process.exit(process.exitCode || 1), limits.exitAfterMs).unref();
    noticeLoss(database);
    documents.stop();
    await Promise.all([
      serving.stop(),
      office?.stop(),
      warmUp.stop(),
      ...jobs.map((job) => job.stop()),
      wiring.stopSending(),
    ]);
    await wiring.close();
    // A database that is lost cannot be closed, and would keep the process.
    if (process.exitCode) process.exit();
  };
  let stopping: Promise<void> | null = null;
  end = (exitCode) => {
    process.exitCode = exitCode;
    stopping ??= stop();
  };
  process.once("SIGTERM", () => end(0));
  process.once("SIGINT", () => end(0));
  log(`Serving ${settings.siteUrl} on ${settings.host}:${serving.port}`);
  logHeld(planned);
}

/**
 * A database that was lost is noticed at a statement. Those that end a process come after all that is
 * under way, on a slow machine too late to save what only this process still has.
 */
function noticeLoss({ kysely }: Database): void {
  sql`select 1`.execute(kysely).catch(() => {});
}

/** The site of the build, and the checks of its health. */
async function createApp(
  settings: Settings,
  { database, parts, planned }: Wiring,
  isStopping: () => boolean,
): Promise<Site> {
  const illustrations = await readIllustrations(buildDirectory);
  const { stylesheet, islandScripts } = await readClientBuild(clientDirectory);
  const build = (await import(serverBuildUrl)) as ServerBuild;
  const { createSite } = await import("./app.ts");
  const site = createSite({
    ...parts,
    loadBuild: () => Promise.resolve(build),
    mode: "production",
    styles: createDocumentStyles(stylesheet, islandScripts),
    illustrations,
    serveAsset: await createAssets(clientDirectory),
  });
  const { documents } = site;
  const app = new Hono<HttpEnvironment>();
  app.route(
    "/",
    createHealth({
      database,
      isMetricsOn: settings.isMetricsOn,
      readCounts: () => ({ documents: documents.counts, posts: parts.intake.counts }),
      isStopping,
      arePagesServed: async () => (await documents.handle(new Request(`${settings.siteUrl}/`))).ok,
      planned,
    }),
  );
  app.route("/", site.app);
  return { ...site, app };
}

function logHeld(planned: readonly PlannedMessage[]): void {
  for (const { channel, heldBecause } of planned) {
    if (heldBecause !== null) log(`WARNING: ${heldBecause}: every ${channel} is held, not sent.`);
  }
}

/** The office beside the site; null while its port is not set. */
async function openOffice(
  { database, parts }: Wiring,
  settings: Settings,
): Promise<Serving | null> {
  if (settings.officePort === null) return null;
  const { startOffice } = await import("#server/office/start-office.ts");
  const office = await startOffice(database, settings, log, parts.inventory);
  log(`Serving the office on ${settings.officeHost}:${office.port}`);
  return office;
}

/** The database's file was taken away, or its thread has died. */
function onLost(report: string, isSaved: boolean): void {
  log(report);
  if (isSaved) end(exitCodes.restartNeeded);
}

/** Ends a start that failed with one line for the person who starts the site. */
function fail(error: unknown): void {
  const failure = toStartFailure(error);
  if (failure === null) throw error;
  process.stderr.write(`${failure.message}\n`);
  process.exit(failure.exitCode);
}

/** One line with its time, whatever the message holds. */
function log(message: string): void {
  process.stdout.write(`${new Date().toISOString()} ${cleanText(message)}\n`);
}
