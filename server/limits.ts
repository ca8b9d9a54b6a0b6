/** What the server takes at most and waits for at most; docs/security.md says which test covers it. */
export const limits = {
  /** A body of a post, in bytes. */
  bodyBytesMax: 16 * 1024,
  /** After this a visitor is told to try again; with the next one it stays within 6 seconds. */
  inquiryDeadlineMs: 5_200,
  /** After this a post is counted in this process alone. */
  rateLimitTimeoutMs: 400,
  /** Said in `Retry-After` when the database cannot commit. */
  unavailableRetrySeconds: 10,
  /** Inquiries that wait for the database at once; more are told to try again. */
  inquiriesWaitingMax: 2_000,
  idempotencyKeyLengthMax: 200,
  postsPerHourWindowSeconds: 3_600,
  /** More inquiries of one address within the window are stored as suspected spam. */
  busyAddressPosts: 10,
  busyAddressWindowSeconds: 600,
  /** Vehicles in one answer of the API when no page is asked for. */
  vehiclesPerAnswer: 100,
  /** Answers of the API kept in memory, in bytes with their compressed forms. */
  keptAnswersBytesMax: 16 * 1024 * 1024,
} as const;
