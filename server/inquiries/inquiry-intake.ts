import type { InquiryForm, InquiryOutcome } from "#domain/inquiry/inquiry-outcome.ts";
import { isSuspectedSpam } from "#domain/inquiry/stored-inquiry.ts";
import type { AnalyticsPage } from "#server/analytics/analytics-page.ts";
import type { Database } from "#server/db/schema.ts";
import type { Inquiries } from "./inquiry-store.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { findSuspicions } from "./spam.ts";
import { limits } from "#server/limits.ts";

/** An inquiry as the API, the form or an assistant sent it, with fields of any type. */
export interface IntakeRequest extends Omit<InquiryForm, "fields" | "cameFrom"> {
  fields: unknown;
  /** What makes a repetition known where no key was sent; the checked inquiry unless set. */
  sameContent?: unknown;
  /** The part of the message that a person wrote, if a program added to it. */
  ownWords?: string;
  messageLengthMax?: number;
  isAcknowledged?: boolean;
  /** The page that it is counted for once it is stored; null when it is not counted. */
  creditedPage?: AnalyticsPage | null;
}

/** The intake that the API, the form without script and the assistants share. */
export interface InquiryIntake {
  /**
   * The seconds that a client IP has to wait before it may send again; null when it may now. For
   * ways in that would do much work before `receive` refuses. Counts no post.
   */
  findWaitSeconds: (clientIp: string) => Promise<number | null>;
  /**
   * Receives one inquiry. Never throws.
   * @param clientIp who sent it, from `createClientIpReader`.
   */
  receive: (request: IntakeRequest, clientIp: string) => Promise<InquiryOutcome>;
  /** How many posts ended in which way since the process began. */
  readonly counts: Readonly<Record<InquiryOutcome["kind"] | "suspected", number>>;
}

export interface InquiryIntakeOptions {
  /** Posts that a client IP may send in an hour; 0 for no limit. */
  contactRateLimit: number;
  /** If set, all processes that use this PostgreSQL count together. */
  pool?: Database["pool"];
  /** Whether the processes of this machine count together. */
  isClustered?: boolean;
  now?: () => Date;
}

/** The intake of one process: every way in counts towards the same limit. */
export function createInquiryIntake(
  inquiries: Inquiries,
  {
    contactRateLimit,
    pool = null,
    isClustered = false,
    now = () => new Date(),
  }: InquiryIntakeOptions,
): InquiryIntake {
  const { postsPerHourWindowSeconds, busyClientPosts, busyClientWindowSeconds } = limits;
  const limit = (name: string, posts: number, windowSeconds: number) =>
    createRateLimit({ name, posts, windowSeconds, pool, isClustered });
  const rateLimit = limit("contact", contactRateLimit, postsPerHourWindowSeconds);
  const busyPosts = contactRateLimit === 0 ? 0 : busyClientPosts;
  const busyClients = limit("busy", busyPosts, busyClientWindowSeconds);
  const counts = { received: 0, suspected: 0, invalid: 0, conflict: 0, limited: 0, unavailable: 0 };

  async function receive(
    {
      fields,
      idempotencyKey,
      honeypot,
      renderedAt,
      ownWords,
      creditedPage = null,
      ...receipt
    }: IntakeRequest,
    clientIp: string,
  ): Promise<InquiryOutcome> {
    const [retryAfterSeconds, isBusy] = await Promise.all([
      rateLimit.take(clientIp),
      busyClients.take(clientIp),
    ]);
    if (retryAfterSeconds !== null) return { kind: "limited", retryAfterSeconds };
    const isFromBusyClient = isBusy !== null;
    const filledMs = renderedAt === null ? null : now().getTime() - renderedAt;
    const isKey = idempotencyKey !== null && isIdempotencyKey(idempotencyKey);
    const outcome = await inquiries.receive(fields, {
      ...receipt,
      idempotencyKey: isKey ? idempotencyKey : null,
      creditedPage,
      findSuspicions: (inquiry) => {
        const typed = { ...inquiry, message: ownWords ?? inquiry.message };
        const suspicions = findSuspicions(typed, { honeypot, filledMs, isFromBusyClient });
        if (isSuspectedSpam(suspicions)) counts.suspected += 1;
        return suspicions;
      },
    });
    if (outcome.kind === "unavailable") {
      await Promise.all([rateLimit.giveBack(clientIp), busyClients.giveBack(clientIp)]);
    }
    return outcome;
  }

  return {
    counts,
    findWaitSeconds: async (clientIp) => {
      const waitSeconds = await rateLimit.findWaitSeconds(clientIp);
      if (waitSeconds !== null) counts.limited += 1;
      return waitSeconds;
    },
    receive: async (request, clientIp) => {
      const outcome = await receive(request, clientIp);
      counts[outcome.kind] += 1;
      return outcome;
    },
  };
}

/**
 * Whether a text may be an idempotency key: printable ASCII without spaces, at most
 * `limits.idempotencyKeyLengthMax` characters.
 */
export function isIdempotencyKey(text: string): boolean {
  return text.length <= limits.idempotencyKeyLengthMax && /^[!-~]+$/.test(text);
}
