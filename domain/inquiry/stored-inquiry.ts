import type { Inquiry } from "./inquiry.ts";

/** `spam` is only suspected and waits for staff; `answered` was set by staff. */
export type InquiryStatus = "new" | "answered" | "spam";

/** An inquiry as it is stored and shown to staff. */
export interface StoredInquiry extends Inquiry {
  id: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  status: InquiryStatus;
  /** Why it is suspected to be spam; empty when it is not suspected. */
  suspicions: string[];
}
