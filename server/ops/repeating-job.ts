import { setTimeout as wait } from "node:timers/promises";

export interface RepeatingJob {
  /** Ends the pause; resolves when the run that is under way has ended. */
  stop: () => Promise<void>;
}

export interface RepeatingJobOptions {
  /** What the job does, as the log names it when it fails. */
  name: string;
  /** Milliseconds from the end of one run to the beginning of the next. */
  everyMs: number;
  run: () => Promise<void>;
  warn: (message: string) => void;
}

/** Runs a job at once and then again after each pause, until it is stopped. */
export function startRepeatingJob({ name, everyMs, run, warn }: RepeatingJobOptions): RepeatingJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const done = (async () => {
    while (!signal.aborted) {
      try {
        await run();
      } catch (error) {
        // The text of a database error could contain what a visitor wrote.
        warn(`${name} failed: ${error instanceof Error ? error.name : "unknown error"}`);
      }
      // Stopping ends the pause early.
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
}
