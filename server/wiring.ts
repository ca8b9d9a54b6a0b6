import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { createAnalytics } from "#server/analytics/analytics.ts";
import { createPageCounts, startFlushing } from "#server/analytics/page-counts.ts";
import { openDatabase, type DatabaseServing } from "#server/db/open-database.ts";
import { formatDatabaseFailure, toOpenError } from "#server/db/database-failure.ts";
import type { Database } from "#server/db/schema.ts";
import { followFacts, type RevisionReader, toFollowing } from "#server/facts/facts.ts";
import { createClientIpReader } from "#server/http/client-ip.ts";
import { createInquiryIntake } from "#server/inquiries/inquiry-intake.ts";
import { createInquiries } from "#server/inquiries/inquiry-store.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { createPhotographReader } from "#server/inventory/photographs.ts";
import { planMessages, type PlannedMessage } from "#server/outbox/channels.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { createDispatch, type DispatchOptions } from "#server/outbox/dispatch.ts";
import type { Dispatch } from "#server/outbox/outbox-message.ts";
import { startWorker, type Worker } from "#server/outbox/worker.ts";
import { createAnsweredLinks } from "#server/staff/signed-links.ts";
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
  /**
   * Resolves when the database is reached and filled; pages are served before that. Rejects when
   * it cannot be used.
   */
  ready: Promise<void>;
  /** Starts to send what waits; to be called once the site serves and `ready` has resolved. Never throws. */
  startSending: () => Promise<void>;
  /** Looks at once for messages to send, if this process sends any. */
  wakeSending: () => void;
  /** Lets what is being sent end; to be called when the site takes nothing new. */
  stopSending: () => Promise<void>;
  /** Writes what waits in memory and closes the database; to be called after the last answer. */
  close: () => Promise<void>;
}

export interface WiringOptions extends DatabaseServing {
  /** Whether inquiries are sent; otherwise each is stored and nothing else happens to it. */
  isSending: boolean;
  /** Whether this is one of several processes of this machine, which count posts together. */
  isClustered?: boolean;
  /** Told of each inquiry that was stored while another process is the one that sends. */
  onUnsent?: () => void;
  /** Told what went wrong; never holds personal data. */
  warn: (message: string) => void;
}

/**
 * Opens the database, fills an empty one with the seed catalogue, and makes the services over it.
 * A PostgreSQL that is not up yet is waited for after the return.
 * @throws DatabaseProblemError when the database cannot be used.
 */
export async function wireSite(
  settings: Settings,
  { isSending, isClustered = false, onUnsent = () => {}, warn, onLost }: WiringOptions,
): Promise<Wiring> {
  const database = await openDatabase(settings, warn, { onLost });
  const revision = followFacts(database, warn);
  const inventory = createInventory(toFollowing(database, revision));
  const planned = isSending ? planMessages(settings) : [];
  let worker: Worker | null = null;
  const onReceived = () => (worker === null ? onUnsent() : worker.wake());
  const inquiries = createInquiries(database, warn, { planned, onReceived });
  const { pool } = database;
  const intake = createInquiryIntake(inquiries, { ...settings, pool, isClustered });
  const counts = createPageCounts(database, { warn });
  const flushing = startFlushing(counts);
  const pageDates = new PageDates(database, {
    readCatalogueChangedAt: inventory.changedAt,
    warn,
  });
  const ready = database.ready.then(async () => {
    await inventory.ensureFilled(catalogue as Vehicle[]).catch((error: unknown) => {
      throw toOpenError(database.label, error);
    });
    await pageDates.load();
  });
  // The caller may look at it later than it fails.
  ready.catch(() => {});
  if (database.isReady()) await ready;
  return {
    database,
    pageDates,
    planned,
    ready,
    startSending: async () => {
      const outbox = createOutbox(database);
      worker = startWorker({
        outbox,
        dispatch: createFactualDispatch(database, settings, revision),
        warn,
      });
      try {
        if ((await outbox.releaseHeld(planned)) > 0) worker.wake();
      } catch (error) {
        warn(`What was held stays so until the next start: ${formatDatabaseFailure(error)}`);
      }
    },
    wakeSending: () => worker?.wake(),
    parts: {
      siteUrl: settings.siteUrl,
      isStaging: settings.isStaging,
      cdnMaxAgeSeconds: settings.cdnMaxAgeSeconds,
      dataDir: settings.dataDir,
      readPhotograph: createPhotographReader(database),
      inventory,
      pageDates,
      intake,
      analytics: createAnalytics({ counts, inventory }),
      readClientIp: createClientIpReader(settings.trustedProxies, warn),
      isClustered,
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

/** Dispatches with the phone and the hours of now, which a mail names. */
function createFactualDispatch(
  database: Database,
  settings: Settings,
  revision: RevisionReader,
): Dispatch {
  const send = createDispatch(settings, toDispatchOptions(database, settings));
  return async (...message) => {
    await revision.read().catch(() => {});
    return send(...message);
  };
}

/** Mails have a link to the office only where it is reached under a name of its own. */
function toDispatchOptions(database: Database, { officeUrl }: Settings): DispatchOptions {
  if (officeUrl === null) return {};
  const links = createAnsweredLinks(database);
  return {
    createAnsweredUrl: async (link) => `${officeUrl}/answered/${await links.sign(link)}`,
  };
}
