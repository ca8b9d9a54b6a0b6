import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sumCounts, type FromWebProcess, type ToWebProcess } from "./process-messages.ts";
import { Supervisor, type SupervisedProcess } from "./supervisor.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that was started, as a test plays it. */
class PlayedProcess implements SupervisedProcess {
  readonly processId: number;
  readonly got: ToWebProcess[] = [];
  isKilled = false;
  say: (message: FromWebProcess) => void = () => {};
  end: (code: number | null, signal?: string | null) => void = () => {};

  constructor(processId: number) {
    this.processId = processId;
  }
  send(message: ToWebProcess) {
    this.got.push(message);
  }
  kill() {
    this.isKilled = true;
  }
  onMessage(handle: (message: unknown) => void) {
    this.say = handle;
  }
  onEnd(handle: (code: number | null, signal: string | null) => void) {
    this.end = (code, signal = null) => handle(code, signal);
  }
  serve() {
    this.say({ kind: "serving" });
  }
  kinds() {
    return this.got.map(({ kind }) => kind);
  }
}

function startSupervisor(count = 2) {
  const started: PlayedProcess[] = [];
  const exits: number[] = [];
  const supervisor = new Supervisor({
    count,
    fork: () => {
      const process = new PlayedProcess(started.length + 1);
      started.push(process);
      return process;
    },
    log: () => {},
    exit: (code) => exits.push(code),
    stopWithinMs: 5_000,
  });
  const at = (number: number) => {
    const process = started[number - 1];
    if (process === undefined) throw new Error(`Process ${number} was not started.`);
    return process;
  };
  return { supervisor, started, exits, at };
}

test("the second process is started when the first one serves, and only one has the duties", () => {
  const { started, at } = startSupervisor(3);
  expect(started).toHaveLength(1);
  at(1).serve();
  expect(started).toHaveLength(3);
  at(2).serve();
  at(3).serve();
  expect(started.map((each) => each.kinds())).toEqual([["take-duties"], [], []]);
  at(3).say({ kind: "inquiry-stored" });
  expect(at(1).kinds()).toEqual(["take-duties", "inquiry-stored"]);
});

test("duties go to a process that serves when the one that had them ends", () => {
  const { at } = startSupervisor();
  at(1).serve();
  at(2).serve();
  at(1).end(null, "SIGKILL");
  expect(at(2).kinds()).toEqual(["take-duties"]);
});

test("a start that fails while nothing serves ends the program with its code", () => {
  const { exits, at } = startSupervisor();
  at(1).end(74);
  expect(exits).toEqual([74]);
});

test("a process that hangs in its end is killed, and has ended with the code that it told", async () => {
  const { exits, at } = startSupervisor();
  at(1).say({ kind: "ending", exitCode: 69 });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(at(1).isKilled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(at(1).isKilled).toBe(true);
  at(1).end(null, "SIGKILL");
  expect(exits).toEqual([69]);
});

test("what cannot start beside one that serves is started again after longer and longer pauses", async () => {
  const { started, exits, at } = startSupervisor();
  at(1).serve();
  const pauses = [];
  for (let number = 2; number <= 9; number += 1) {
    at(number).end(74);
    const before = Date.now();
    while (started.length === number) await vi.advanceTimersToNextTimerAsync();
    pauses.push(Date.now() - before);
  }
  expect(pauses).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(exits).toEqual([]);
});

test("a process that served for a minute is replaced at once, however many ended before", async () => {
  const { started, at } = startSupervisor();
  at(1).serve();
  for (const number of [2, 3, 4]) {
    at(number).end(1);
    while (started.length === number) await vi.advanceTimersToNextTimerAsync();
  }
  at(5).serve();
  await vi.advanceTimersByTimeAsync(60_000);
  at(5).end(null, "SIGSEGV");
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(6);
});

test("stopping waits for every process, and the first code that is no success is the program's", () => {
  const { supervisor, exits, at } = startSupervisor(3);
  at(1).serve();
  supervisor.stop();
  supervisor.stop();
  for (const number of [1, 2, 3]) expect(at(number).kinds().at(-1)).toBe("stop");
  at(1).end(0);
  // It had not begun to listen to signals yet.
  at(2).end(null, "SIGTERM");
  expect(exits).toEqual([]);
  at(3).end(75);
  expect(exits).toEqual([75]);
});

test("a process that does not stop in time is killed", async () => {
  const { supervisor, exits, at } = startSupervisor();
  at(1).serve();
  supervisor.stop();
  at(1).end(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(at(2).isKilled).toBe(true);
  expect(exits).toEqual([1]);
});

test("figures are summed over all processes, and counts of one that ended are not taken back", () => {
  const { at } = startSupervisor();
  at(1).serve();
  at(2).serve();
  const figures = (limited: number) => ({ counts: { posts: { limited } }, residentBytes: 100 });
  at(2).say({ kind: "figures", figures: figures(4) });
  at(1).say({ kind: "sum-figures", number: 7, figures: figures(1) });
  const sum = { counts: { posts: { limited: 5 } }, residentBytes: 200 };
  expect(at(1).got.at(-1)).toEqual({ kind: "summed-figures", number: 7, figures: sum });
  at(2).end(null, "SIGKILL");
  at(1).say({ kind: "sum-figures", number: 8, figures: figures(1) });
  expect(at(1).got.at(-1)).toMatchObject({ figures: { ...sum, residentBytes: 100 } });
});

test("counts are added by their names, however deep", () => {
  const sum = sumCounts([
    { a: 1, b: { c: 2 } },
    { a: 1, b: { c: 3, d: 4 } },
  ]);
  expect(sum).toEqual({ a: 2, b: { c: 5, d: 4 } });
});
