import { randomUUID } from "node:crypto";
import type { Settings } from "#server/env.server.ts";
import { postSigned } from "#server/outbox/signed-post.ts";
import { startRepeatingJob, type RepeatingJob } from "./repeating-job.ts";

export interface PurgingOptions {
  /** Names what all pages are made from; with another name, pages have changed. */
  readState: () => Promise<string>;
  log: (message: string) => void;
  /** Milliseconds between looks for a change, which may come from any process. */
  lookEveryMs?: number;
  /** Milliseconds until a cache that took the purge is told again. */
  againAfterMs?: number;
}

const lookDefaultMs = 1_000;
/**
 * An old page that was on its way while the cache was emptied is stored after that. By then it has
 * arrived: a page is rendered and sent within a few seconds.
 */
const againDefaultMs = 10_000;
const retryFirstMs = 1_000;
const retryMaxMs = 60_000;
/** Shorter than a process may take to stop. */
const attemptDeadlineMs = 4_000;
/** Once at once, and once for what was on its way. */
const purgesPerChange = 2;

/**
 * Tells the page cache in front of the site that pages have changed: at the start, after which pages
 * may come from another build or another catalogue, and after each change of the catalogue, of the
 * facts or of the opening hours. Nothing has to be stored for that: it is repeated until the cache
 * takes it, and a process that ended before starts with it. Of several machines each does so.
 */
export function startPurging(
  { purgeUrl, purgeSecret, siteUrl }: Pick<Settings, "purgeUrl" | "purgeSecret" | "siteUrl">,
  { readState, log, lookEveryMs = lookDefaultMs, againAfterMs = againDefaultMs }: PurgingOptions,
): RepeatingJob {
  if (purgeUrl === null) return { stop: () => Promise.resolve() };
  const receiver = { url: purgeUrl, secret: purgeSecret, isPrivateAllowed: true };
  const stopping = new AbortController();
  let purgedState: string | null = null;
  let purgesLeft = 0;
  let failures = 0;
  let dueAt = 0;

  async function purge(): Promise<void> {
    const now = new Date();
    const value = { type: "pages.changed", timestamp: now.toISOString(), data: { siteUrl } };
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptDeadlineMs)]);
    const outcome = await postSigned(receiver, { id: randomUUID(), value, now }, signal);
    if (stopping.signal.aborted) return;
    if (outcome.kind === "sent") {
      if (failures > 0) log("The page cache was told that pages have changed.");
      failures = 0;
      purgesLeft -= 1;
      dueAt = performance.now() + againAfterMs;
      return;
    }
    if (failures === 0) log(`WARNING: ${formatFailure(outcome)}`);
    dueAt = performance.now() + Math.min(retryFirstMs * 2 ** failures, retryMaxMs);
    failures += 1;
  }

  const job = startRepeatingJob({
    name: "Telling the page cache",
    everyMs: lookEveryMs,
    run: async () => {
      // While the database is away nothing can change.
      const state = await readState().catch(() => purgedState);
      if (state !== purgedState) {
        purgedState = state;
        purgesLeft = purgesPerChange;
        // A cache that does not answer is not told more often because more has changed.
        if (failures === 0) dueAt = 0;
      }
      if (purgesLeft > 0 && performance.now() >= dueAt) await purge();
    },
    warn: log,
  });
  return {
    stop: async () => {
      stopping.abort();
      await job.stop();
    },
  };
}

function formatFailure(outcome: Awaited<ReturnType<typeof postSigned>>): string {
  const code = "code" in outcome ? outcome.code : outcome.kind;
  return `the page cache at PURGE_URL was not told that pages have changed (${code}); this is tried again until it is.`;
}
