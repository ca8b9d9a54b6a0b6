/** What the server takes at most and waits for at most; docs/security.md says which test covers it. */
export const limits = {
  /** A body of a post, in bytes. */
  bodyBytesMax: 16 * 1024,
  /** After this a visitor is told to try again; the form must answer within 6 seconds. */
  inquiryDeadlineMs: 5_500,
  /** Said in `Retry-After` when the database cannot commit. */
  unavailableRetrySeconds: 10,
  /** Inquiries that wait for the database at once; more are told to try again. */
  inquiriesWaitingMax: 2_000,
  idempotencyKeyLengthMax: 200,
  /** Vehicles in one answer of the API when no page is asked for. */
  vehiclesPerAnswer: 100,
  /** Answers of the API kept in memory, in bytes with their compressed forms. */
  keptAnswersBytesMax: 16 * 1024 * 1024,
} as const;
