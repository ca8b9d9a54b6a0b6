import type { InquiryFieldErrors } from "./inquiry.ts";

/** What a visitor's form posts. */
export interface InquiryForm {
  /** The form's fields as they were posted, not yet checked. */
  fields: Record<string, string | Record<string, string>>;
  idempotencyKey: string | null;
  /** The honeypot's text: empty for people. */
  honeypot: string;
  /** Milliseconds since the epoch when the form was rendered; null when unknown. */
  renderedAt: number | null;
  /** The page that led to the form, as the form says; empty when unknown or not to be counted. */
  cameFrom: string;
}

/** What became of an inquiry that was handed to the database. */
export type StoreOutcome =
  | { kind: "received"; id: string }
  | { kind: "invalid"; fieldErrors: InquiryFieldErrors }
  /** The idempotency key was used before with other content. */
  | { kind: "conflict" }
  /** The database could not commit in time. */
  | { kind: "unavailable"; retryAfterSeconds: number };

/** What became of an inquiry that was sent. */
export type InquiryOutcome =
  | StoreOutcome
  /** The client IP sent too many. */
  | { kind: "limited"; retryAfterSeconds: number };

/** The HTTP status of each outcome. A form without script is redirected instead when received. */
export const inquiryOutcomeStatus = {
  received: 201,
  invalid: 400,
  conflict: 422,
  limited: 429,
  unavailable: 503,
} as const satisfies Record<InquiryOutcome["kind"], number>;
