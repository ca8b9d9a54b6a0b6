import {
  type CountTree,
  type FromWebProcess,
  isOwnMessage,
  type ProcessFigures,
  sumCounts,
  type ToWebProcess,
} from "./process-messages.ts";

/** A process that was started, as the supervisor needs it. */
export interface SupervisedProcess {
  processId: number | undefined;
  send: (message: ToWebProcess) => void;
  kill: () => void;
  onMessage: (handle: (message: unknown) => void) => void;
  /** Called once, with the exit code, or with the signal that ended it. */
  onEnd: (handle: (code: number | null, signal: string | null) => void) => void;
}

export interface SupervisorOptions {
  /** How many processes shall serve. */
  count: number;
  /** Starts one. */
  fork: () => SupervisedProcess;
  log: (message: string) => void;
  /** Ends the program; called once, when no process is left or the time for stopping is over. */
  exit: (code: number) => void;
  /** After this a process that still stops, or says that it ends, is killed, in milliseconds. */
  stopWithinMs: number;
}

interface Member {
  process: SupervisedProcess;
  /** `performance.now()` at which it said that it serves. */
  servingSince: number | null;
  figures: ProcessFigures | null;
  ending: Ending | null;
}

/**
 * What a process ends with, and what kills it when it does not: Node waits for threads of V8 at its
 * end, now and then for ever (nodejs/node#54918, in Node 26, too).
 */
interface Ending {
  exitCode: number;
  killing: NodeJS.Timeout;
}

/** A process that served for so long did not end because of its start. */
const stableMs = 60_000;
const restartDelayFirstMs = 1_000;
const restartDelayMaxMs = 30_000;

/** The pause before the next start, after so many processes in a row that did not last. */
function computeRestartDelayMs(shortLived: number): number {
  if (shortLived === 0) return 0;
  return Math.min(restartDelayFirstMs * 2 ** (shortLived - 1), restartDelayMaxMs);
}

/** Signals by which a process is asked to stop, which it may get before it has begun to listen to them. */
const politeSignals: readonly (string | null)[] = ["SIGTERM", "SIGINT"];

/**
 * Keeps several processes serving. The first is started alone, so that tables are migrated once and
 * a start that fails says so once; the others follow when it serves. One that ends is replaced, after
 * a pause when it did not last. A start that fails while no other process serves ends the program
 * with the same code, as without several processes.
 */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #members = new Set<Member>();
  readonly #restarts = new Set<NodeJS.Timeout>();
  /** It does what only one process does. */
  #dutyHolder: Member | null = null;
  /** Processes in a row that did not last. */
  #shortLived = 0;
  #countsOfEnded: CountTree = {};
  /** Ends the program when the time for stopping is over; null while it serves. */
  #stopping: NodeJS.Timeout | null = null;
  #exitCode = 0;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#start();
  }

  /** Tells all processes to finish what they have begun, and ends the program after the last. */
  stop(): void {
    if (this.#stopping !== null) return;
    const { exit, stopWithinMs } = this.#options;
    this.#stopping = setTimeout(() => {
      for (const { process } of this.#members) process.kill();
      exit(this.#exitCode || 1);
    }, stopWithinMs);
    for (const restart of this.#restarts) clearTimeout(restart);
    for (const { process } of this.#members) process.send({ kind: "stop" });
    this.#exitWhenEmpty();
  }

  #start(): void {
    const member: Member = {
      process: this.#options.fork(),
      servingSince: null,
      figures: null,
      ending: null,
    };
    this.#members.add(member);
    member.process.onMessage((message) => {
      if (isOwnMessage(message)) this.#handle(member, message as FromWebProcess);
    });
    member.process.onEnd((code, signal) => {
      clearTimeout(member.ending?.killing);
      this.#handleEnd(member, code ?? member.ending?.exitCode ?? null, signal);
    });
  }

  #handle(member: Member, message: FromWebProcess): void {
    switch (message.kind) {
      case "serving":
        this.#handleServing(member);
        break;
      case "ending":
        member.ending = {
          exitCode: message.exitCode,
          killing: setTimeout(() => member.process.kill(), this.#options.stopWithinMs),
        };
        break;
      case "inquiry-stored":
        this.#dutyHolder?.process.send(message);
        break;
      case "figures":
        member.figures = message.figures;
        break;
      case "sum-figures":
        member.figures = message.figures;
        member.process.send({
          kind: "summed-figures",
          number: message.number,
          figures: this.#sumFigures(),
        });
    }
  }

  #handleServing(member: Member): void {
    const { count, log } = this.#options;
    member.servingSince = performance.now();
    const { processId } = member.process;
    log(`Process ${processId} serves, ${this.#findServing().length} of ${count}`);
    if (this.#stopping !== null) return;
    if (this.#dutyHolder === null) this.#giveDuties(member);
    while (this.#members.size + this.#restarts.size < count) this.#start();
  }

  #handleEnd(member: Member, code: number | null, signal: string | null): void {
    this.#members.delete(member);
    this.#countsOfEnded = sumCounts([this.#countsOfEnded, member.figures?.counts ?? {}]);
    if (this.#stopping !== null) {
      this.#exitCode ||= code ?? (politeSignals.includes(signal) ? 0 : 1);
      this.#exitWhenEmpty();
      return;
    }
    const serving = this.#findServing();
    if (this.#dutyHolder === member) this.#giveDuties(serving[0]);
    if (member.servingSince === null && code !== null && code !== 0 && serving.length === 0) {
      // It has said why.
      this.#exitCode = code;
      this.stop();
      return;
    }
    this.#replace(member, code ?? signal ?? "it could not be started");
  }

  #replace({ process, servingSince }: Member, reason: number | string): void {
    if (servingSince !== null && performance.now() - servingSince >= stableMs) this.#shortLived = 0;
    const delayMs = computeRestartDelayMs(this.#shortLived);
    this.#shortLived += 1;
    const next = delayMs === 0 ? "now" : `in ${delayMs / 1_000} s`;
    this.#options.log(`Process ${process.processId} ended (${reason}); another one starts ${next}`);
    const restart = setTimeout(() => {
      this.#restarts.delete(restart);
      this.#start();
    }, delayMs);
    this.#restarts.add(restart);
  }

  #findServing(): Member[] {
    return [...this.#members].filter(({ servingSince }) => servingSince !== null);
  }

  #giveDuties(member: Member | undefined): void {
    this.#dutyHolder = member ?? null;
    this.#dutyHolder?.process.send({ kind: "take-duties" });
  }

  #sumFigures(): ProcessFigures {
    const all = [...this.#members].flatMap(({ figures }) => figures ?? []);
    return {
      counts: sumCounts([this.#countsOfEnded, ...all.map(({ counts }) => counts)]),
      residentBytes: all.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
    };
  }

  #exitWhenEmpty(): void {
    if (this.#members.size > 0 || this.#stopping === null) return;
    clearTimeout(this.#stopping);
    this.#options.exit(this.#exitCode);
  }
}
