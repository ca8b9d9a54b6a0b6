import { Hono } from "hono";
import { sql } from "kysely";
import { pages } from "#content/pages/pages.ts";
import { formatDatabasePlace } from "#server/db/database-place.ts";
import type { Database } from "#server/db/schema.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { startServing, type Serving } from "#server/http/http-server.ts";
import { createAssets } from "#server/http/static-files.ts";
import { startAnswerWatch } from "#server/ops/answer-watch.ts";
import { createHealth } from "#server/ops/health.ts";
import { startHousekeeping } from "#server/ops/housekeeping.ts";
import { startPurging } from "#server/ops/page-cache-purge.ts";
import type { RepeatingJob } from "#server/ops/repeating-job.ts";
import type { PlannedMessage } from "#server/outbox/channels.ts";
import { createRenderProcess } from "#server/pages/render-process.ts";
import { startWarmUp } from "#server/pages/warm-up.ts";
import type { WebProcess } from "#server/processes/web-process.ts";
import { recordCatalogue } from "#server/seo/catalogue-dates.ts";
import type { Site } from "./app.ts";
import { clientDirectory, loadBuiltSite } from "./built-site.ts";
import type { Settings } from "./env.server.ts";
import { limits } from "./limits.ts";
import { log } from "./log.ts";
import { endFailedStart, exitCodes } from "./start-failure.ts";
import { type Wiring, wireSite } from "./wiring.ts";

/** Called when the database is lost; the process has nothing to stop until it serves. */
let end: (exitCode: number) => void = (exitCode) => process.exit(exitCode);

/**
 * Serves the site of the build until the process is told to stop, by a signal or by its primary.
 * @throws what `toStartFailure` of start-failure.ts has words for, and what was not foreseen.
 */
export async function serveSite(settings: Settings, webProcess: WebProcess): Promise<void> {
  const { isOneOfSeveral: isClustered } = webProcess;
  const onUnsent = webProcess.reportInquiry;
  const wiring = await wireSite(settings, {
    isSending: true,
    isClustered,
    onUnsent,
    warn: log,
    onLost,
  });
  log(`Database: ${formatDatabasePlace(settings)}`);
  const { database, pageDates, parts } = wiring;
  const { app, documents, answerStored } = await createApp(settings, {
    wiring,
    webProcess,
    isStopping: () => serving.isStopping(),
  });
  const serving = await startServing(app, { ...settings, answerStored });
  const office = await openOffice(wiring, settings, isClustered);
  const warmUp = startWarmUp({
    paths: settings.isWarmingUp ? pages.map(({ path }) => path) : [],
    startPass: () => {
      const elsewhere = createRenderProcess(log);
      return { warm: (path) => documents.warm(path, elsewhere.make), end: elsewhere.end };
    },
    readState: documents.readState,
    isBusy: documents.isBusy,
    onWarm: async () => recordCatalogue(pageDates, await parts.inventory.snapshot()),
    log,
  });
  let jobs: RepeatingJob[] = [];
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
    // A database that is lost cannot be closed and would keep the process, as a primary does.
    if (process.exitCode || isClustered) process.exit();
  };
  let stopping: Promise<void> | null = null;
  end = (exitCode) => {
    // A signal that comes after the database was lost does not make the end a regular one.
    process.exitCode ||= exitCode;
    stopping ??= stop();
  };
  process.once("SIGTERM", () => end(0));
  process.once("SIGINT", () => end(0));
  webProcess.onStop(() => end(0));
  webProcess.onInquiry(wiring.wakeSending);
  log(`Serving ${settings.siteUrl} on ${settings.host}:${serving.port}`);
  // A process that could not listen must not have begun to send what another one may send.
  webProcess.reportServing(() => {
    if (stopping === null) jobs = startDuties(settings, wiring, documents.readState);
  });
}

/** Starts what one process of a machine does for all: it sends messages, and looks after the data. */
function startDuties(
  settings: Settings,
  wiring: Wiring,
  readState: () => Promise<string>,
): RepeatingJob[] {
  const { database, parts, planned } = wiring;
  logHeld(planned);
  wiring.ready.then(wiring.startSending).catch(endFailedStart);
  const watching = { readFacts: parts.inventory.revision, log };
  return [
    startHousekeeping(database, log),
    startAnswerWatch(database, settings, watching),
    startPurging(settings, { readState, log }),
  ];
}

/**
 * A database that was lost is noticed at a statement. Those that end a process come after all that is
 * under way, on a slow machine too late to save what only this process still has.
 */
function noticeLoss({ kysely }: Database): void {
  sql`select 1`.execute(kysely).catch(() => {});
}

interface AppParts {
  wiring: Wiring;
  webProcess: WebProcess;
  isStopping: () => boolean;
}

/** The site of the build, and the checks of its health. */
async function createApp(
  settings: Settings,
  { wiring, webProcess, isStopping }: AppParts,
): Promise<Site> {
  const { database, parts, planned } = wiring;
  const built = await loadBuiltSite();
  const { createSite } = await import("./app.ts");
  const site = createSite({
    ...parts,
    ...built,
    serveAsset: await createAssets(clientDirectory),
  });
  const { documents } = site;
  const readFigures = () => ({
    counts: {
      documents: { renders: documents.counts.renders, hits: documents.counts.hits },
      posts: parts.intake.counts,
    },
    residentBytes: process.memoryUsage.rss(),
  });
  if (settings.isMetricsOn) webProcess.publishFigures(readFigures);
  const app = new Hono<HttpEnvironment>();
  app.route(
    "/",
    createHealth({
      database,
      isMetricsOn: settings.isMetricsOn,
      readFigures: () => webProcess.sumFigures(readFigures()),
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
  { database, parts: { inventory } }: Wiring,
  settings: Settings,
  isClustered: boolean,
): Promise<Serving | null> {
  if (settings.officePort === null) return null;
  const { startOffice } = await import("#server/office/start-office.ts");
  const office = await startOffice(database, settings, log, { inventory, isClustered });
  log(`Serving the office on ${settings.officeHost}:${office.port}`);
  return office;
}

/** The database's file was taken away, or its thread has died. */
function onLost(report: string, isSaved: boolean): void {
  log(report);
  if (isSaved) end(exitCodes.restartNeeded);
}
