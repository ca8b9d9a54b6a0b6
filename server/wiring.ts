import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { createAnalytics } from "#server/analytics/analytics.ts";
import { createPageCounts, startFlushing } from "#server/analytics/page-counts.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { createClientIpReader } from "#server/http/client-ip.ts";
import { createInquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { planMessages, type PlannedMessage } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { createDispatch } from "#server/outbox/dispatch.ts";
import { startWorker, type Worker } from "#server/outbox/worker.ts";
import { PageDates } from "#server/seo/page-dates.ts";
import type { WiredParts } from "./app.ts";
import type { Settings } from "./env.server.ts";
import { limits } from "./limits.ts";

/** Everything behind the site that `start.ts` and `dev.ts` have in common. */
export interface Wiring {
  parts: WiredParts;
  pageDates: PageDates;
  database: Database;
  /** What is sent of each inquiry, and what is held back because a setting is missing. */
  planned: readonly PlannedMessage[];
  /** Lets what is being sent end; to be called when the site takes nothing new. */
  stopSending: () => Promise<void>;
  /** Writes what waits in memory and closes the database; to be called after the last answer. */
  close: () => Promise<void>;
}

export interface WiringOptions {
  /** Whether inquiries are sent; otherwise each is stored and nothing else happens to it. */
  isSending: boolean;
  /** Told what went wrong; never holds personal data. */
  warn: (message: string) => void;
}

/**
 * Opens the database, fills an empty one with the seed catalogue, and makes the services over it.
 * @throws when the database cannot be opened.
 */
export async function wireSite(
  settings: Settings,
  { isSending, warn }: WiringOptions,
): Promise<Wiring> {
  const database = await openDatabase(settings, warn);
  const inventory = createInventory(database);
  await inventory.ensureFilled(catalogue as Vehicle[]);
  const planned = isSending ? planMessages(settings) : [];
  const worker = isSending ? await startSending(database, settings, planned, warn) : null;
  const onReceived = () => worker?.wake();
  const inquiries = createInquiries(database, warn, { planned, onReceived });
  const intake = createInquiryIntake(inquiries, { ...settings, pool: database.pool });
  const counts = createPageCounts(database, { warn });
  const flushing = startFlushing(counts);
  const pageDates = new PageDates(database, {
    readCatalogueChangedAt: inventory.changedAt,
    warn,
  });
  await pageDates.load();
  return {
    database,
    pageDates,
    planned,
    parts: {
      siteUrl: settings.siteUrl,
      isStaging: settings.isStaging,
      dataDir: settings.dataDir,
      inventory,
      pageDates,
      intake,
      analytics: createAnalytics({ counts, inventory }),
      readClientIp: createClientIpReader(settings.trustedProxies, warn),
      warn,
    },
    stopSending: async () => {
      await worker?.stop(limits.dispatchGraceMs);
    },
    close: async () => {
      await flushing.stop();
      await pageDates.flush();
      await database.close();
    },
  };
}

async function startSending(
  database: Database,
  settings: Settings,
  planned: readonly PlannedMessage[],
  warn: (message: string) => void,
): Promise<Worker> {
  const outbox = createOutbox(database);
  await outbox.releaseHeld(planned);
  return startWorker({ outbox, dispatch: createDispatch(settings), warn });
}
