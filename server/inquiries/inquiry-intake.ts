import type { InquiryForm, InquiryOutcome } from "#domain/inquiry/inquiry-outcome.ts";
import type { CountedPage } from "#server/analytics/counted-page.ts";
import type { Database } from "#server/db/schema.ts";
import type { Inquiries } from "./inquiry-store.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { findSuspicions } from "./spam.ts";
import { limits } from "#server/limits.ts";

/** What a door hands on: the fields may be anything that a visitor sent. */
export interface IntakeRequest extends Omit<InquiryForm, "fields" | "cameFrom"> {
  fields: unknown;
  /** What the message says in somebody's words, where a program wrote more into it. */
  ownWords?: string;
  messageLengthMax?: number;
  isAcknowledged?: boolean;
  /** The page whose count this raises once it is stored; null when it is not counted. */
  countedFor?: CountedPage | null;
}

/** The way in that the API and the form without script share. */
export interface InquiryIntake {
  /** @param address who sent it, from `createClientIpReader`. */
  receive: (delivered: IntakeRequest, address: string) => Promise<InquiryOutcome>;
  /** How many posts ended in which way since the process began. */
  readonly counts: Readonly<Record<InquiryOutcome["kind"] | "suspected", number>>;
}

export interface InquiryIntakeOptions {
  /** Posts an address may send in an hour; 0 for no limit. */
  contactRateLimit: number;
  /** Given, all processes of a PostgreSQL count together. */
  pool?: Database["pool"];
  now?: () => Date;
}

/** One door for one process: both ways in count towards the same limit. */
export function createInquiryIntake(
  inquiries: Inquiries,
  { contactRateLimit, pool = null, now = () => new Date() }: InquiryIntakeOptions,
): InquiryIntake {
  const { postsPerHourWindowSeconds, busyClientPosts, busyClientWindowSeconds } = limits;
  const rateLimit = createRateLimit({
    name: "contact",
    posts: contactRateLimit,
    windowSeconds: postsPerHourWindowSeconds,
    pool,
  });
  const busyClients = createRateLimit({
    name: "busy",
    posts: contactRateLimit === 0 ? 0 : busyClientPosts,
    windowSeconds: busyClientWindowSeconds,
    pool,
  });
  const counts = { received: 0, suspected: 0, invalid: 0, conflict: 0, limited: 0, unavailable: 0 };

  async function receive(
    {
      fields,
      idempotencyKey,
      honeypot,
      renderedAt,
      ownWords,
      countedFor = null,
      ...how
    }: IntakeRequest,
    address: string,
  ): Promise<InquiryOutcome> {
    const [retryAfterSeconds, isBusy] = await Promise.all([
      rateLimit.take(address),
      busyClients.take(address),
    ]);
    if (retryAfterSeconds !== null) return { kind: "limited", retryAfterSeconds };
    const isFromBusyClient = isBusy !== null;
    const filledMs = renderedAt === null ? null : now().getTime() - renderedAt;
    const isKey = idempotencyKey !== null && isIdempotencyKey(idempotencyKey);
    const receipt = await inquiries.receive(fields, {
      ...how,
      idempotencyKey: isKey ? idempotencyKey : null,
      countedFor,
      suspect: (inquiry) => {
        const judged = { ...inquiry, message: ownWords ?? inquiry.message };
        const suspicions = findSuspicions(judged, { honeypot, filledMs, isFromBusyClient });
        if (suspicions.length > 0) counts.suspected += 1;
        return suspicions;
      },
    });
    if (receipt.kind === "unavailable") await rateLimit.giveBack(address);
    return receipt;
  }

  return {
    counts,
    receive: async (delivered, address) => {
      const outcome = await receive(delivered, address);
      counts[outcome.kind] += 1;
      return outcome;
    },
  };
}

/** Whether a key is one: printable, without blanks, not too long. */
export function isIdempotencyKey(text: string): boolean {
  return text.length <= limits.idempotencyKeyLengthMax && /^[!-~]+$/.test(text);
}
