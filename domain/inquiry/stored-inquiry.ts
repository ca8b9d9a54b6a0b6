import type { Inquiry } from "./inquiry.ts";

/** `spam` is only suspected and waits for staff; `answered` was set by staff. */
export type InquiryStatus = "new" | "answered" | "spam";

/** An inquiry as it is stored and shown to staff. */
export interface StoredInquiry extends Inquiry {
  id: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  status: InquiryStatus;
  /** Signs of spam, in words for staff; empty for most inquiries. */
  suspicions: string[];
}

/** The one sign that alone keeps nothing back: an office or a campsite may share one client IP. */
export const busyClientSign = "many inquiries came from this connection";

/** Whether these signs of spam keep an inquiry from being delivered until staff release it. */
export function isSuspectedSpam(suspicions: readonly string[]): boolean {
  return suspicions.some((sign) => sign !== busyClientSign);
}
