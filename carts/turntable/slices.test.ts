import { expect, test } from "vitest";
import { Stopped, runInSlices } from "./slices.ts";

function* work(steps: number, onStep: () => void): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    onStep();
    yield;
  }
  return "done";
}

test("work is done to its end and its result is handed back", async () => {
  let steps = 0;
  const result = await runInSlices(
    work(50, () => steps++),
    new AbortController().signal,
  );
  expect({ steps, result }).toEqual({ steps: 50, result: "done" });
});

test("long work lets other tasks run in between", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("a click was answered"), 0);
  await runInSlices(work(40, burnTwoMs), new AbortController().signal);
  order.push("work done");
  expect(order).toEqual(["a click was answered", "work done"]);
});

test("a page that is left stops the work", async () => {
  const leaving = new AbortController();
  const running = runInSlices(work(1_000, burnTwoMs), leaving.signal);
  leaving.abort();
  await expect(running).rejects.toBeInstanceOf(Stopped);
});

function burnTwoMs(): void {
  const until = performance.now() + 2;
  while (performance.now() < until);
}
