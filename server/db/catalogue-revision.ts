import pTimeout from "p-timeout";

/** How long a page waits for the revision, in milliseconds. */
const queryTimeoutMs = 1_000;
/** While the database is away, it is queried this often in the background. */
const retryAfterMs = 1_000;

/**
 * Wraps a query of the catalogue's revision so that many callers share one query, and the last
 * known revision is returned while the database does not answer.
 *
 * A caller never gets the result of a query that was sent before the call: it joins the next query.
 * Otherwise a change that was committed in between would stay unseen for one request.
 * @throws the returned function throws what the query throws, if no revision was ever read.
 */
export function shareRevision(query: () => Promise<number> | number): () => Promise<number> {
  let lastKnown: number | null = null;
  let current: Promise<number> | null = null;
  let next: Promise<number> | null = null;
  let isAway = false;
  let retryAt = 0;

  async function readRevision(): Promise<number> {
    try {
      const answer = query();
      // SQLite answers at once, without a promise.
      const revision =
        typeof answer === "number"
          ? answer
          : await pTimeout(answer, {
              milliseconds: queryTimeoutMs,
              message: `The database did not answer within ${queryTimeoutMs} ms.`,
            });
      lastKnown = revision;
      isAway = false;
      return revision;
    } catch (error) {
      isAway = true;
      retryAt = performance.now() + retryAfterMs;
      if (lastKnown === null) throw error;
      return lastKnown;
    }
  }

  function start(): Promise<number> {
    const started = readRevision().finally(() => {
      if (current === started) current = null;
    });
    current = started;
    return started;
  }

  return () => {
    if (isAway && lastKnown !== null) {
      if (performance.now() >= retryAt && current === null) void start();
      return Promise.resolve(lastKnown);
    }
    if (current === null) return start();
    next ??= current
      .catch(() => null)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
