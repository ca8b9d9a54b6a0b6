/**
 * The way of an inquiry as `server/start.ts` puts it together, without pages, so that it starts
 * fast enough to be killed many times. KILL_AT names a moment at which it kills itself.
 */
import { Hono } from "hono";
import { createAgent } from "#server/agent/agent.ts";
import type { ApiEnvironment, ApiServices } from "#server/api/api.ts";
import { createApi } from "#server/api/api.ts";
import { createCounting } from "#server/counting/counting.ts";
import { createPageCounts } from "#server/counting/page-counts.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { readSettings } from "#server/env.server.ts";
import { createContactDoor } from "#server/inquiries/contact-door.ts";
import { createInquiries } from "#server/inquiries/inquiries.ts";
import { createVisitorAddress } from "#server/inquiries/visitor-address.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { planDeliveries } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { createSend } from "#server/outbox/send.ts";
import { startWorker } from "#server/outbox/worker.ts";
import { startServing } from "#server/serving.ts";

const settings = readSettings(process.env);
const killAt = process.env["KILL_AT"];
const log = (message: string) => void process.stdout.write(`${message}\n`);

const database = await openDatabase(settings, log);
const planned = planDeliveries(settings);
const send = createSend(settings);
const worker = startWorker({
  // A killed process's deliveries are taken over soon, or a test would wait for two minutes.
  outbox: createOutbox(database, { leaseMs: 5_000 }),
  send: async (delivery, signal) => {
    const outcome = await send(delivery, signal);
    if (killAt === "after-sent" && outcome.kind === "sent") process.kill(process.pid, "SIGKILL");
    return outcome;
  },
  warn: log,
  pollMs: 50,
});
const inquiries = createInquiries(database, log, { planned, onReceived: worker.wake });
const contactDoor = createContactDoor(inquiries, settings);
const inventory = createInventory(database);
const counts = createPageCounts(database, { warn: log });
const services: ApiServices = {
  inventory,
  counting: createCounting({ counts, inventory, siteUrl: settings.siteUrl }),
  contactDoor: {
    counts: contactDoor.counts,
    receive: async (delivered, address) => {
      const outcome = await contactDoor.receive(delivered, address);
      const isStored = outcome.kind === "received";
      if (killAt === "after-commit" && isStored) process.kill(process.pid, "SIGKILL");
      return outcome;
    },
  },
  readVisitorAddress: createVisitorAddress([]),
  siteUrl: settings.siteUrl,
  warn: log,
};
const app = new Hono<ApiEnvironment>();
app.route("/api", createApi(services));
app.route("/", createAgent(services));
const serving = await startServing(app, settings);
log(`Serving on port ${serving.port}`);
