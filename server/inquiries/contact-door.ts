import type { InquiryForm, InquiryOutcome } from "#app/context.ts";
import type { Inquiries } from "#server/inquiries/inquiries.ts";
import { createRateLimit } from "#server/inquiries/rate-limit.ts";
import { limits } from "#server/limits.ts";

/** What a door hands on: the fields may be anything that a visitor sent. */
export interface Delivered extends Omit<InquiryForm, "fields"> {
  fields: unknown;
}

/** The way in that the API and the form without script share. */
export interface ContactDoor {
  /** @param address who sent it, from `createVisitorAddress`. */
  receive: (delivered: Delivered, address: string) => Promise<InquiryOutcome>;
}

/** One door for one process: both ways in count towards the same limit. */
export function createContactDoor(
  inquiries: Inquiries,
  settings: { contactRateLimit: number },
): ContactDoor {
  const rateLimit = createRateLimit(settings.contactRateLimit);
  return {
    receive: async ({ fields, idempotencyKey }, address) => {
      const retryAfterSeconds = await rateLimit.take(address);
      if (retryAfterSeconds !== null) return { kind: "limited", retryAfterSeconds };
      const isKey = idempotencyKey !== null && isIdempotencyKey(idempotencyKey);
      const receipt = await inquiries.receive(fields, {
        idempotencyKey: isKey ? idempotencyKey : null,
      });
      if (receipt.kind === "unavailable") await rateLimit.giveBack(address);
      return receipt;
    },
  };
}

/** Whether a key is one: printable, without blanks, not too long. */
export function isIdempotencyKey(text: string): boolean {
  return text.length <= limits.idempotencyKeyLengthMax && /^[!-~]+$/.test(text);
}
