/** What a visitor's form posts. */
export interface InquiryForm {
  /** The form's fields as they were posted, not yet checked. */
  fields: Record<string, string>;
  idempotencyKey: string | null;
  /** The honeypot's text: empty for people. */
  honeypot: string;
  /** Milliseconds since the epoch when the form was rendered; null when unknown. */
  renderedAt: number | null;
  /** The page that led to the form, as the form says; empty when unknown or not to be counted. */
  cameFrom: string;
}

/** What became of an inquiry that was sent. */
export type InquiryOutcome =
  | { kind: "received"; id: string }
  | { kind: "invalid"; fieldErrors: Record<string, string> }
  /** The idempotency key was used before with other content. */
  | { kind: "conflict" }
  | { kind: "limited"; retryAfterSeconds: number }
  /** The database could not commit in time. */
  | { kind: "unavailable"; retryAfterSeconds: number };
