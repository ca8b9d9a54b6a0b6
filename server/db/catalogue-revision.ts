/** How long a page waits for the database to say whether it is still current. */
const answerTimeoutMs = 1_000;
/** While the database is away it is asked this often, and nobody waits for it. */
const retryAfterMs = 1_000;

/**
 * Wraps a query of the catalogue's revision so that many callers share one answer, and the last
 * one known stands in while the database does not answer.
 *
 * A caller never gets an answer whose question was sent before the caller came: it joins the next
 * question, or else a change committed in between would stay unseen for one request.
 */
export function shareRevision(query: () => Promise<number> | number): () => Promise<number> {
  let lastKnown: number | null = null;
  let current: Promise<number> | null = null;
  let next: Promise<number> | null = null;
  let isAway = false;
  let askAgainAt = 0;

  async function ask(): Promise<number> {
    try {
      lastKnown = await withTimeout(query());
      isAway = false;
      return lastKnown;
    } catch (error) {
      isAway = true;
      askAgainAt = performance.now() + retryAfterMs;
      if (lastKnown === null) throw error;
      return lastKnown;
    }
  }

  function start(): Promise<number> {
    const asked = ask().finally(() => {
      if (current === asked) current = null;
    });
    current = asked;
    return asked;
  }

  return () => {
    if (isAway && lastKnown !== null) {
      if (performance.now() >= askAgainAt && current === null) void start();
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

async function withTimeout(answer: Promise<number> | number): Promise<number> {
  if (typeof answer === "number") return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`The database did not answer within ${answerTimeoutMs} ms.`));
    }, answerTimeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
