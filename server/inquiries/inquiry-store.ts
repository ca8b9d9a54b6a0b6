import type { Inquiry, InquiryFieldErrors } from "#domain/inquiry/inquiry.ts";
import { validateInquiry } from "#domain/inquiry/inquiry.ts";
import type { CountedPage } from "#server/analytics/counted-page.ts";
import { countInquiry } from "#server/analytics/page-counts.ts";
import type { Database } from "#server/db/schema.ts";
import { toRow } from "#server/db/inquiry-rows.ts";
import { limits } from "#server/limits.ts";
import { type PlannedDelivery, withoutAcknowledgement } from "#server/outbox/channels.ts";
import { enqueue } from "#server/outbox/outbox.ts";

export interface ReceivedWith {
  /** The same key with the same content is the same inquiry; null when the sender gave none. */
  idempotencyKey: string | null;
  /** The page whose count it raises in the same transaction; spam raises none. */
  countedFor?: CountedPage | null;
  /** Finds reasons to take a checked inquiry for spam; then it is stored and not delivered. */
  suspect?: (inquiry: Inquiry) => string[];
  /** In characters; the form's own limit unless given. */
  messageLengthMax?: number;
  /** Whether the sender is told by mail that it arrived, where the site does that; true unless given. */
  isAcknowledged?: boolean;
}

export type Receipt =
  | { kind: "received"; id: string }
  | { kind: "invalid"; fieldErrors: InquiryFieldErrors }
  /** The key was used before with other content. */
  | { kind: "conflict" }
  /** The database could not commit in time. */
  | { kind: "unavailable"; retryAfterSeconds: number };

export interface Inquiries {
  /**
   * Checks and stores an inquiry. `received` means that it is committed and flushed; repeated with
   * its key it gives the same id and stores nothing. Never throws for what a visitor sent.
   */
  receive: (input: unknown, how: ReceivedWith) => Promise<Receipt>;
}

export interface InquiryOptions {
  /** What every inquiry is sent to; nothing unless given. */
  planned?: readonly PlannedDelivery[];
  /** Called when deliveries were committed, so that they need not wait for the next round. */
  onReceived?: () => void;
  now?: () => Date;
}

/** The inquiries of one database. `warn` is told why one could not be stored, without its text. */
export function createInquiries(
  { kysely }: Database,
  warn: (message: string) => void,
  { planned = [], onReceived = () => {}, now = () => new Date() }: InquiryOptions = {},
): Inquiries {
  let waiting = 0;

  async function store(
    inquiry: Inquiry,
    { idempotencyKey, countedFor = null, suspect = () => [], isAcknowledged = true }: ReceivedWith,
    isLate: () => boolean,
  ) {
    const receivedAt = now();
    const suspicions = suspect(inquiry);
    const row = toRow(inquiry, { idempotencyKey, suspicions, receivedAt });
    return kysely.transaction().execute(async (transaction): Promise<Receipt> => {
      if (isLate()) throw new Error("The visitor was already told to try again.");
      const inserted = await transaction
        .insertInto("inquiries")
        .values(row)
        .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (inserted !== undefined) {
        if (suspicions.length === 0) {
          const wanted = isAcknowledged ? planned : withoutAcknowledgement(planned);
          await enqueue(transaction, row, wanted, receivedAt);
          if (countedFor !== null) await countInquiry(transaction, receivedAt, countedFor);
        }
        return { kind: "received", id: inserted.id };
      }
      const earlier = await transaction
        .selectFrom("inquiries")
        .select(["id", "content_hash"])
        .where("idempotency_key", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
      return earlier.content_hash === row.content_hash
        ? { kind: "received", id: earlier.id }
        : { kind: "conflict" };
    });
  }

  return {
    receive: async (input, how) => {
      const check = validateInquiry(input, how.messageLengthMax);
      if (!check.ok) return { kind: "invalid", fieldErrors: check.fieldErrors };
      if (waiting >= limits.inquiriesWaitingMax) return unavailable;
      waiting += 1;
      try {
        const receipt = await withDeadline((isLate) => store(check.value, how, isLate));
        if (receipt.kind === "received") onReceived();
        return receipt;
      } catch (error) {
        warn(`An inquiry could not be stored: ${formatFailure(error)}`);
        return unavailable;
      } finally {
        waiting -= 1;
      }
    },
  };
}

const unavailable: Receipt = {
  kind: "unavailable",
  retryAfterSeconds: limits.unavailableRetrySeconds,
};

/** Gives up waiting at the deadline; what is still queued then learns that it is late. */
async function withDeadline<Result>(
  work: (isLate: () => boolean) => Promise<Result>,
): Promise<Result> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`not committed within ${limits.inquiryDeadlineMs} ms`));
    }, limits.inquiryDeadlineMs);
  });
  try {
    return await Promise.race([work(() => isLate), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** The error's kind and code; its full text could repeat what a visitor wrote. */
function formatFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  return "code" in error ? `${error.name} ${String(error.code)}` : error.message;
}
