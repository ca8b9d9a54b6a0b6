import { setTimeout as wait } from "node:timers/promises";

export interface WarmUpOptions {
  /** The pages that shall be in the cache. */
  paths: readonly string[];
  /** Called before the first page of each pass. */
  startPass: () => WarmUpPass;
  /** Whether a visitor is waiting; then the next page waits, too. */
  isBusy: () => boolean;
  /** Names what pages are made from; pages are warmed again when the name changes. */
  readState: () => Promise<string>;
  /** Called after each pass; false when something must be tried again. */
  onWarm: () => Promise<boolean>;
  /** Told after each pass how long it took, and how many pages could not be stored. */
  log: (message: string) => void;
  /** How often to look for a change, which may come from another process. */
  pollMs?: number;
  /** The pause before pages are tried again that could not be stored; doubled each time. */
  retryMs?: number;
}

/** One walk through all pages. */
export interface WarmUpPass {
  /** Puts a page into the cache; false when it cannot be stored now. */
  warm: (path: string) => Promise<boolean>;
  /** Called once: after its last page, or during a page after which there shall be no other. */
  end: () => void;
}

export interface WarmUp {
  /** Resolves once nothing is being warmed any more. */
  stop: () => Promise<void>;
}

const pollDefaultMs = 2_000;
const retryDefaultMs = 30_000;
const retryMaxMs = 10 * 60_000;

/** Between two pages whatever waits is answered, and what that starts gets going. */
const restMs = 10;
/** On a site that is never quiet a page waits no longer than this. */
const restMaxMs = 500;

/**
 * Fills the cache after the start and after each change, so that no visitor waits for a page to be
 * rendered. One page at a time: a visitor who comes meanwhile waits for one rendering at most.
 */
export function startWarmUp(options: WarmUpOptions): WarmUp {
  const { readState, onWarm, log, pollMs = pollDefaultMs, retryMs = retryDefaultMs } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Whether every page is in the cache and all that follows a pass succeeded. */
  async function pass(): Promise<boolean> {
    const startedAt = performance.now();
    const missed = await warmAll(options, signal);
    if (signal.aborted) return false;
    const isDone = await onWarm().catch(() => false);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const result = missed === 0 ? "" : `, ${missed} of them not cached`;
    if (options.paths.length > 0)
      log(`Warmed ${options.paths.length} pages in ${seconds} s${result}`);
    return missed === 0 && isDone;
  }

  async function run(): Promise<void> {
    let warmedState: string | null = null;
    let triedState: string | null = null;
    let pauseMs = retryMs;
    let retryAt = 0;
    for (;;) {
      // Also before the first look: what a start leaves behind is collected while nothing else is done.
      await rest(pollMs, signal);
      if (signal.aborted) return;
      // Without a database there is nothing to warm pages with; the next look may find it.
      const state = await readState().catch(() => null);
      const isDue = state !== triedState || performance.now() >= retryAt;
      if (state !== null && state !== warmedState && isDue) {
        pauseMs = state === triedState ? Math.min(pauseMs * 2, retryMaxMs) : retryMs;
        triedState = state;
        if (await pass()) warmedState = state;
        retryAt = performance.now() + pauseMs;
      }
    }
  }

  const done = run().catch((error: unknown) => log(`The warm-up ended: ${String(error)}`));
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}

/** How many pages could not be stored. */
async function warmAll(
  { paths, startPass, isBusy }: WarmUpOptions,
  signal: AbortSignal,
): Promise<number> {
  let missed = 0;
  const { warm, end } = startPass();
  signal.addEventListener("abort", end, { once: true });
  for (const path of paths) {
    const isWarm = await warm(path).catch(() => false);
    if (!isWarm) missed += 1;
    const restedFrom = performance.now();
    do await rest(restMs, signal);
    while (isBusy() && !signal.aborted && performance.now() - restedFrom < restMaxMs);
    if (signal.aborted) return missed;
  }
  signal.removeEventListener("abort", end);
  end();
  return missed;
}

/** Waits, or less when the signal is aborted. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal, ref: false }).catch(() => {});
}
