import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import type { AttemptOutcome } from "./outbox-message.ts";
import { postSigned, type Receiver } from "./signed-post.ts";

/** Posts an inquiry to a receiver as signed JSON. Never throws. */
export function sendWebhook(
  receiver: Receiver & { secret: string },
  { id, inquiry, now }: { id: string; inquiry: StoredInquiry; now: Date },
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const value = {
    type: "inquiry.received",
    timestamp: inquiry.receivedAt,
    data: { ...inquiry, suspicions: undefined },
  };
  return postSigned(receiver, { id, value, now }, signal);
}
