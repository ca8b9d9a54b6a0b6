import { setTimeout as wait } from "node:timers/promises";
import { formatDatabaseFailure } from "#server/db/database-failure.ts";
import type { Channel } from "./channels.ts";
import { attemptDeadlineMs, type Outbox } from "./outbox.ts";
import type { AttemptOutcome, ClaimedMessage, Dispatch } from "./outbox-message.ts";

export interface Worker {
  /** Polls at once, because a message was just committed. */
  wake: () => void;
  /** Claims nothing more, gives running attempts `graceMs` to end, then interrupts them. */
  stop: (graceMs: number) => Promise<void>;
}

export interface WorkerOptions {
  outbox: Outbox;
  dispatch: Dispatch;
  /** Called when an attempt fails, with ids and codes only. */
  warn: (message: string) => void;
  /** Milliseconds between polls for messages that became due or that other processes added. */
  pollMs?: number;
  /** After so many milliseconds an attempt is given up; must be shorter than the lease. */
  deadlineMs?: number;
}

/** Channels that must not wait for each other: a mail server that hangs must not stop webhooks. */
const lanes: readonly (readonly Channel[])[] = [
  ["mail", "crm", "acknowledgement", "reminder"],
  ["webhook"],
];
const attemptsMaxPerLane = 4;
const pollDefaultMs = 5_000;

/**
 * Starts dispatching due messages in this process; any number of processes may do so for the same
 * database at the same time.
 */
export function startWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController();
  const interrupting = new AbortController();
  const startedLanes = lanes.map((lane) =>
    createLane(lane, options, stopping.signal, interrupting.signal),
  );
  return {
    wake: () => {
      for (const { wake } of startedLanes) wake();
    },
    stop: async (graceMs) => {
      stopping.abort();
      for (const { wake } of startedLanes) wake();
      const ended = Promise.all(startedLanes.map(({ done }) => done));
      const grace = new AbortController();
      const interrupted = wait(graceMs, undefined, { signal: grace.signal }).then(
        () => interrupting.abort(),
        // All attempts ended within the grace period.
        () => {},
      );
      await ended;
      grace.abort();
      await interrupted;
    },
  };
}

function createLane(
  lane: readonly Channel[],
  { outbox, dispatch, warn, pollMs = pollDefaultMs, deadlineMs = attemptDeadlineMs }: WorkerOptions,
  stopping: AbortSignal,
  interrupting: AbortSignal,
): { wake: () => void; done: Promise<void> } {
  const running = new Set<Promise<void>>();
  let wakeUp: () => void = () => {};
  let isAwake = false;
  const wake = () => {
    isAwake = true;
    wakeUp();
  };

  async function attempt(message: ClaimedMessage): Promise<void> {
    const deadline = AbortSignal.timeout(deadlineMs);
    let outcome = await dispatch(message, AbortSignal.any([deadline, interrupting]));
    if (interrupting.aborted && outcome.kind === "retry") outcome = { kind: "interrupted" };
    if (outcome.kind === "retry" || outcome.kind === "refused") {
      warn(formatFailure(message, outcome));
    }
    await recordWithRetries(outbox, message, outcome, warn, interrupting);
  }

  async function waitForWork(): Promise<void> {
    if (isAwake || stopping.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function work(): Promise<void> {
    while (!stopping.aborted) {
      isAwake = false;
      const freeCount = attemptsMaxPerLane - running.size;
      const claimed = freeCount > 0 ? await claimOrWarn(outbox, lane, freeCount, warn) : [];
      for (const message of claimed) {
        const attempting: Promise<void> = attempt(message).finally(() => {
          running.delete(attempting);
          wake();
        });
        running.add(attempting);
      }
      if (claimed.length === 0 || running.size >= attemptsMaxPerLane) await waitForWork();
    }
    await Promise.all(running);
  }

  return { wake, done: work() };
}

async function claimOrWarn(
  outbox: Outbox,
  lane: readonly Channel[],
  countMax: number,
  warn: (message: string) => void,
): Promise<ClaimedMessage[]> {
  try {
    return await outbox.claim(lane, countMax);
  } catch (error) {
    // The database is away; the next poll tries again.
    warn(`The outbox could not be read: ${formatDatabaseFailure(error)}`);
    return [];
  }
}

function formatFailure(
  { id, channel, attempts }: ClaimedMessage,
  outcome: Extract<AttemptOutcome, { kind: "retry" | "refused" }>,
): string {
  const delivery = `Delivery ${id} (${channel}), attempt ${attempts}`;
  return outcome.kind === "retry" && outcome.isRefusal === true
    ? `ERROR: ${delivery}: refused by our own mail server and tried again, ${outcome.code}`
    : `${delivery}: ${outcome.kind}, ${outcome.code}`;
}

const recordRetryMs = 500;

/**
 * Records an outcome, repeatedly while the database is away: a message that was sent but not
 * recorded as sent is sent a second time when its lease ends.
 */
async function recordWithRetries(
  outbox: Outbox,
  message: ClaimedMessage,
  outcome: AttemptOutcome,
  warn: (message: string) => void,
  interrupting: AbortSignal,
): Promise<void> {
  const endsAt = performance.now() + attemptDeadlineMs;
  for (;;) {
    try {
      await outbox.recordOutcome(message, outcome);
      return;
    } catch {
      if (interrupting.aborted || performance.now() > endsAt) {
        warn(`Delivery ${message.id}: its outcome (${outcome.kind}) could not be written down`);
        return;
      }
      await wait(recordRetryMs);
    }
  }
}
