import { setTimeout as wait } from "node:timers/promises";
import type { Channel } from "./channels.ts";
import type { AttemptOutcome, ClaimedDelivery, Outbox } from "./outbox.ts";
import { attemptDeadlineMs } from "./outbox.ts";

/** Sends one delivery; never throws. The signal ends when the attempt has to be given up. */
export type Send = (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<AttemptOutcome>;

export interface Worker {
  /** Looks for work at once, because something was just committed. */
  wake: () => void;
  /** Stops taking work, gives what is under way `graceMs` to end, then interrupts it. */
  stop: (graceMs: number) => Promise<void>;
}

export interface WorkerOptions {
  outbox: Outbox;
  send: Send;
  /** Told how attempts failed, by ids and codes alone. */
  warn: (message: string) => void;
  /** How often to look for what other processes and the clock made due. */
  pollMs?: number;
  /** After this an attempt is given up; must stay below the lease. */
  deadlineMs?: number;
}

/** Channels that must not wait for one another: a mail server that hangs stops no webhook. */
const lanes: readonly (readonly Channel[])[] = [["mail", "crm", "acknowledgement"], ["webhook"]];
const sendingMaxPerLane = 4;
const pollDefaultMs = 5_000;

/** Starts sending what is due, in this process, beside any number of others. */
export function startWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController();
  const interrupting = new AbortController();
  const running = lanes.map((lane) =>
    createLane(lane, options, stopping.signal, interrupting.signal),
  );
  return {
    wake: () => {
      for (const { wake } of running) wake();
    },
    stop: async (graceMs) => {
      stopping.abort();
      for (const { wake } of running) wake();
      const ended = Promise.all(running.map(({ done }) => done));
      const patience = new AbortController();
      const interrupted = wait(graceMs, undefined, { signal: patience.signal }).then(
        () => interrupting.abort(),
        // All ended before the grace did.
        () => {},
      );
      await ended;
      patience.abort();
      await interrupted;
    },
  };
}

function createLane(
  lane: readonly Channel[],
  { outbox, send, warn, pollMs = pollDefaultMs, deadlineMs = attemptDeadlineMs }: WorkerOptions,
  stopping: AbortSignal,
  interrupting: AbortSignal,
): { wake: () => void; done: Promise<void> } {
  const underWay = new Set<Promise<void>>();
  let wakeUp: () => void = () => {};
  let isAwake = false;
  const wake = () => {
    isAwake = true;
    wakeUp();
  };

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const deadline = AbortSignal.timeout(deadlineMs);
    let outcome = await send(delivery, AbortSignal.any([deadline, interrupting]));
    if (interrupting.aborted && outcome.kind === "retry") outcome = { kind: "interrupted" };
    if (outcome.kind === "retry" || outcome.kind === "refused") {
      const { id, channel, attempts } = delivery;
      warn(`Delivery ${id} (${channel}), attempt ${attempts}: ${outcome.kind}, ${outcome.code}`);
    }
    await settleInTime(outbox, delivery, outcome, warn, interrupting);
  }

  async function rest(): Promise<void> {
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
      const room = sendingMaxPerLane - underWay.size;
      const claimed = room > 0 ? await claimOrWarn(outbox, lane, room, warn) : [];
      for (const delivery of claimed) {
        const sending: Promise<void> = attempt(delivery).finally(() => {
          underWay.delete(sending);
          wake();
        });
        underWay.add(sending);
      }
      if (claimed.length === 0 || underWay.size >= sendingMaxPerLane) await rest();
    }
    await Promise.all(underWay);
  }

  return { wake, done: work() };
}

async function claimOrWarn(
  outbox: Outbox,
  lane: readonly Channel[],
  countMax: number,
  warn: (message: string) => void,
): Promise<ClaimedDelivery[]> {
  try {
    return await outbox.claim(lane, countMax);
  } catch (error) {
    // The database is away; the next round asks again.
    warn(`The outbox could not be read: ${error instanceof Error ? error.name : "unknown error"}`);
    return [];
  }
}

const settleRetryMs = 500;

/**
 * Writes an outcome down, again while the database is away: what arrived and is not written down
 * is sent a second time once its lease ends.
 */
async function settleInTime(
  outbox: Outbox,
  delivery: ClaimedDelivery,
  outcome: AttemptOutcome,
  warn: (message: string) => void,
  interrupting: AbortSignal,
): Promise<void> {
  const endsAt = performance.now() + attemptDeadlineMs;
  for (;;) {
    try {
      await outbox.settle(delivery, outcome);
      return;
    } catch {
      if (interrupting.aborted || performance.now() > endsAt) {
        warn(`Delivery ${delivery.id}: its outcome (${outcome.kind}) could not be written down`);
        return;
      }
      await wait(settleRetryMs);
    }
  }
}
