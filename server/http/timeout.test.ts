import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { withTimeout } from "./timeout.ts";

test("work that is done in time gives its result and is never told that it is late", async () => {
  let seen: AbortSignal | undefined;
  const result = await withTimeout((signal) => {
    seen = signal;
    return Promise.resolve(7);
  }, 20);
  expect(result).toBe(7);
  await wait(40);
  expect(seen?.aborted).toBe(false);
});

test("work that takes too long is given up, and its signal is aborted by then", async () => {
  let seen: AbortSignal | undefined;
  const hung = withTimeout((signal) => {
    seen = signal;
    return new Promise<never>(() => {});
  }, 10);
  await expect(hung).rejects.toMatchObject({
    name: "TimeoutError",
    message: "not done within 10 ms",
  });
  expect(seen?.aborted).toBe(true);
});

test("what the work throws is what the caller gets, thrown at once or later", async () => {
  const failure = new Error("no such table");
  await expect(withTimeout(() => Promise.reject(failure), 1_000)).rejects.toBe(failure);
  await expect(
    withTimeout(() => {
      throw failure;
    }, 1_000),
  ).rejects.toBe(failure);
});
