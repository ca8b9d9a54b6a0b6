/**
 * The way of an inquiry as `server/start.ts` puts it together, without pages, so that it starts
 * fast enough to be killed many times. KILL_AT names a moment at which it kills itself.
 */
import { Hono } from "hono";
import { createAssistants } from "#server/assistants/assistants.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { ApiServices } from "#server/api/services.ts";
import { createAnswers, createApi } from "#server/api/api.ts";
import { createAnalytics } from "#server/analytics/analytics.ts";
import { createPageCounts } from "#server/analytics/page-counts.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { readSettings } from "#server/env.server.ts";
import { createInquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createClientIpReader } from "#server/http/client-ip.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { planMessages } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { createDispatch } from "#server/outbox/dispatch.ts";
import { startWorker } from "#server/outbox/worker.ts";
import { startServing } from "#server/http/http-server.ts";

const settings = readSettings(process.env);
const killAt = process.env["KILL_AT"];
const log = (message: string) => void process.stdout.write(`${message}\n`);

const database = await openDatabase(settings, log);
const planned = planMessages(settings);
const dispatch = createDispatch(settings);
const worker = startWorker({
  // A killed process's messages are taken over soon, or a test would wait for two minutes.
  outbox: createOutbox(database, { leaseMs: 5_000 }),
  dispatch: async (message, signal) => {
    const outcome = await dispatch(message, signal);
    if (killAt === "after-sent" && outcome.kind === "sent") process.kill(process.pid, "SIGKILL");
    return outcome;
  },
  warn: log,
  pollMs: 50,
});
const inquiries = createInquiries(database, log, { planned, onReceived: worker.wake });
const intake = createInquiryIntake(inquiries, settings);
const inventory = createInventory(database);
const counts = createPageCounts(database, { warn: log });
const services: ApiServices = {
  inventory,
  answers: createAnswers(),
  analytics: createAnalytics({ counts, inventory }),
  intake: {
    ...intake,
    receive: async (request, clientIp) => {
      const outcome = await intake.receive(request, clientIp);
      const isStored = outcome.kind === "received";
      if (killAt === "after-commit" && isStored) process.kill(process.pid, "SIGKILL");
      return outcome;
    },
  },
  readClientIp: createClientIpReader([], () => {}),
  siteUrl: settings.siteUrl,
  warn: log,
};
const app = new Hono<HttpEnvironment>();
app.route("/api", createApi(services));
app.route("/", createAssistants(services));
const serving = await startServing(app, settings);
log(`Serving on port ${serving.port}`);
