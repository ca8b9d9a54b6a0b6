import type { StoreOutcome } from "#domain/inquiry/inquiry-outcome.ts";
import type { Inquiry } from "#domain/inquiry/inquiry.ts";
import { validateInquiry } from "#domain/inquiry/inquiry.ts";
import { isSuspectedSpam } from "#domain/inquiry/stored-inquiry.ts";
import type { AnalyticsPage } from "#server/analytics/analytics-page.ts";
import { recordInquiry } from "#server/analytics/page-counts.ts";
import { formatDatabaseFailure } from "#server/db/database-failure.ts";
import type { Database } from "#server/db/schema.ts";
import { toRow } from "#server/db/inquiry-rows.ts";
import { withTimeout } from "#server/http/timeout.ts";
import { BusyError, ClientGoneError, WorkQueue } from "#server/http/work-queue.ts";
import { limits } from "#server/limits.ts";
import { type PlannedMessage, withoutAcknowledgement } from "#server/outbox/channels.ts";
import { enqueueMessages } from "#server/outbox/outbox.ts";
import { insertOnce, toContentKey } from "./insert-once.ts";

/** What is known about an inquiry besides its fields. */
export interface InquiryReceipt {
  /**
   * The same key with the same content is the same inquiry. Null when the sender sent no key: then
   * the same content within `limits.sameContentMs` is the same inquiry.
   */
  idempotencyKey: string | null;
  /** What is compared where no key was sent; the inquiry unless set. */
  sameContent?: unknown;
  /** The page that it is counted for, in the same transaction; suspected spam is not counted. */
  creditedPage?: AnalyticsPage | null;
  /** Returns the signs of spam of a checked inquiry; `isSuspectedSpam` says which keep it back. */
  findSuspicions?: (inquiry: Inquiry) => string[];
  /** In characters; the limit of the form's rules unless set. */
  messageLengthMax?: number;
  /** Whether the sender gets an acknowledgement, if the site sends them; true unless set. */
  isAcknowledged?: boolean;
}

export interface Inquiries {
  /**
   * Checks and stores an inquiry. `received` means that it is committed and flushed; the same
   * inquiry again returns the same id and stores nothing. Never throws.
   * @param fields the fields as they were sent, of any type.
   */
  receive: (fields: unknown, receipt: InquiryReceipt) => Promise<StoreOutcome>;
}

export interface InquiryOptions {
  /** The messages that every inquiry gets; none unless set. */
  planned?: readonly PlannedMessage[];
  /** Called when messages were committed, so that they need not wait for the worker's next poll. */
  onReceived?: () => void;
  now?: () => Date;
}

/**
 * The inquiries of one database.
 * @param warn called with the reason when an inquiry could not be stored; the reason does not
 * contain the inquiry's text.
 */
export function createInquiries(
  { kysely, dialect }: Database,
  warn: (message: string) => void,
  { planned = [], onReceived = () => {}, now = () => new Date() }: InquiryOptions = {},
): Inquiries {
  // Whoever was told to try again leaves the queue at no cost: if the database went on with what
  // nobody waits for, then of 1,000 at once all would be told to try again, for as long as they try.
  const turns = new WorkQueue({
    underWayMax: limits.inquiriesUnderWayMax[dialect],
    waitingMax: limits.inquiriesWaitingMax,
  });

  async function store(
    inquiry: Inquiry,
    {
      idempotencyKey,
      sameContent,
      creditedPage = null,
      findSuspicions = () => [],
      isAcknowledged = true,
    }: InquiryReceipt,
    signal: AbortSignal,
  ) {
    const receivedAt = now();
    const suspicions = findSuspicions(inquiry);
    const key = idempotencyKey ?? toContentKey(sameContent ?? inquiry);
    const row = toRow(inquiry, { idempotencyKey: key, suspicions, receivedAt });
    return kysely.transaction().execute(async (transaction): Promise<StoreOutcome> => {
      if (signal.aborted) throw new Error("The visitor was already told to try again.");
      const insertion = await insertOnce(transaction, row);
      if (insertion.kind === "conflict") return insertion;
      if (insertion.kind !== "repeated" && !isSuspectedSpam(suspicions)) {
        // With any sign of spam no mail of ours goes to a stranger.
        const isMailed = isAcknowledged && suspicions.length === 0;
        const wanted = isMailed ? planned : withoutAcknowledgement(planned);
        await enqueueMessages(transaction, { ...row, id: insertion.id }, wanted, receivedAt);
        if (creditedPage !== null) await recordInquiry(transaction, receivedAt, creditedPage);
      }
      return { kind: "received", id: insertion.id };
    });
  }

  return {
    receive: async (fields, receipt) => {
      const check = validateInquiry(fields, receipt.messageLengthMax);
      if (!check.ok) return { kind: "invalid", fieldErrors: check.fieldErrors };
      try {
        const outcome = await withTimeout(
          (signal) =>
            turns.run(
              // A transaction that waits for a lock at the deadline sees the signal and stores nothing.
              () => store(check.value, receipt, signal),
              AbortSignal.timeout(limits.inquiryTurnMs),
            ),
          limits.inquiryDeadlineMs,
        );
        if (outcome.kind === "received") onReceived();
        return outcome;
      } catch (error) {
        warn(`An inquiry could not be stored: ${formatReason(error)}`);
        return unavailable;
      }
    },
  };
}

function formatReason(error: unknown): string {
  const isLeft = error instanceof BusyError || error instanceof ClientGoneError;
  return isLeft ? "others were waiting for the database" : formatDatabaseFailure(error);
}

const unavailable: StoreOutcome = {
  kind: "unavailable",
  retryAfterSeconds: limits.unavailableRetrySeconds,
};
