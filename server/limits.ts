/** How much the server accepts and how long it waits; docs/security.md names the test of each limit. */
export const limits = {
  /** A body of a post, in bytes. */
  bodyBytesMax: 16 * 1024,
  /**
   * A form that a browser without script posts, in bytes: URL-encoding makes twelve bytes of an
   * emoji, so a message of 4,000 takes 48,000. What is longer than a message may be still fits, so
   * that the page can say by how much and keep it.
   */
  formBytesMax: 64 * 1024,
  /** Sent without a key, the same content within this time is the same inquiry. */
  sameContentMs: 24 * 60 * 60_000,
  /** After this a visitor is told to try again; with `rateLimitTimeoutMs` it is within 6 seconds. */
  inquiryDeadlineMs: 5_200,
  /** After this without a turn at the database a visitor is told so; what begins has time to end. */
  inquiryTurnMs: 3_000,
  /** Inquiries that are stored at once: SQLite has one connection, PostgreSQL ten. */
  inquiriesUnderWayMax: { sqlite: 1, postgres: 10 },
  /** After this a post is counted in this process alone. */
  rateLimitTimeoutMs: 400,
  /** The `Retry-After` of an answer when the database cannot commit. */
  unavailableRetrySeconds: 10,
  /** Inquiries that wait for a turn at once; more are told to try again. */
  inquiriesWaitingMax: 2_000,
  idempotencyKeyLengthMax: 200,
  /** How deep records and lists may be nested in what a program sends. */
  jsonLevelsMax: 16,
  /** A lead's own words with all that its assistant adds; a body of `bodyBytesMax` fits with labels. */
  leadMessageLengthMax: 32 * 1024,
  /** How far the clock of an assistant may be ahead of the server's. */
  clockSkewMs: 5 * 60_000,
  postsPerHourWindowSeconds: 3_600,
  /** More inquiries of one client IP within the window are marked for staff. */
  busyClientPosts: 10,
  busyClientWindowSeconds: 600,
  /** Vehicles in one answer of the API when no page is asked for. */
  vehiclesPerAnswer: 100,
  /** Answers of the API kept in memory, in bytes with their compressed forms. */
  keptAnswersBytesMax: 16 * 1024 * 1024,
  /** A feed or sitemap kept in memory, in bytes; with 10,000 vehicles a feed takes some 2 MB. */
  catalogueFileBytesMax: 64 * 1024 * 1024,
  /** After this a feed or sitemap is sent as it was last. */
  catalogueFileTimeoutMs: 5_000,
  /** A crash loses at most what was counted within this. */
  countsFlushedEveryMs: 10_000,
  /** The longest pause between attempts while the database is away. */
  countsRetriedEveryMs: 60_000,
  /** Different days, pages and kinds that wait in memory; twice what 10,000 vehicles take. */
  countsWaitingMax: 20_000,
  /** Followed links that one client IP may report within the window. */
  pingsPerClient: 30,
  pingsWindowSeconds: 600,
  /** After this a page that the render process has not made is rendered by the site's own. */
  renderElsewhereTimeoutMs: 60_000,
  /** A client must have sent its headers, and its whole request, by then. */
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  connectionsCheckedEveryMs: 1_000,
  headerBytesMax: 16 * 1024,
  /** A socket on which nothing moves is closed, later than the 60 seconds that proxies keep an idle one. */
  silentSocketTimeoutMs: 75_000,
  connectionsMax: 10_000,
  /** Requests of one socket that wait for its earlier ones: from here on nothing more is read. */
  pipelinedBeforePause: 32,
  /** With more the socket is closed; what Node reads at once holds at most 2,700 requests. */
  pipelinedPerSocketMax: 4_000,
  /** The same for all sockets together, each request being some 5 KB of memory. */
  pipelinedMax: 20_000,
  /** Pages that are rendered at once; rendering takes the one thread that answers everybody. */
  rendersMax: 2,
  /** Visitors' pages that wait for that; a further one is told to try again. */
  rendersWaitingMax: 32,
  /** The `Retry-After` of that answer. */
  busyRetrySeconds: 2,
  /** Stopping: how long answers only say that their connection ends, then how long they may last. */
  drainMs: 500,
  answerOutMs: 3_000,
  /** Stopping: attempts to dispatch may end within this; then they are interrupted and retried later. */
  dispatchGraceMs: 2_500,
  /** The process exits by then, whatever still hangs. */
  exitAfterMs: 4_700,
  /** With several processes, the primary waits this much longer for them. */
  primaryExitsAfterMs: 150,
} as const;
