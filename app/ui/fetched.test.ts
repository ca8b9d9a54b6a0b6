import { environmentManager, QueryClient } from "@tanstack/query-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { observeFetched, toQueryOptions, type FetchedOptions } from "./fetched.ts";

const minuteMs = 60_000;
const load = vi.fn<(key: string, signal: AbortSignal) => Promise<string>>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  load.mockReset().mockImplementation((key) => Promise.resolve(`answer of ${key}`));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("what fails is tried three times more, after one, two and four seconds", async () => {
  const triedMs: number[] = [];
  const startMs = Date.now();
  load.mockImplementation(() => {
    triedMs.push(Date.now() - startMs);
    return Promise.reject(new Error("503"));
  });
  const { observer } = watch({ key: "a", load });
  await vi.advanceTimersByTimeAsync(6999);
  expect(observer.getCurrentResult()).toMatchObject({ isPending: true, error: null });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(observer.getCurrentResult().error?.message).toBe("503");
  expect(triedMs).toEqual([0, 1000, 3000, 7000]);
});

test("what may not be tried again is not", async () => {
  load.mockRejectedValue(new Error("404"));
  const { observer } = watch({ key: "a", load, mayRetry: ({ message }) => message !== "404" });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(observer.getCurrentResult().error?.message).toBe("404");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a request that nobody waits for any longer is canceled, and not tried again", async () => {
  const signals = new Map<string, AbortSignal>();
  load.mockImplementation((key, signal) => {
    signals.set(key, signal);
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("aborted")));
    });
  });
  const { ask } = watch({ key: "a", load });
  ask("b");
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(signals.get("a")?.aborted).toBe(true);
  expect(signals.get("b")?.aborted).toBe(false);
  stop();
  expect(signals.get("b")?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(load).toHaveBeenCalledTimes(2);
});

test("an answer is used again for five minutes, also the one the document brought", async () => {
  const { observer, ask } = watch({ key: "a", load, first: "in the document" });
  ask("b");
  await vi.advanceTimersByTimeAsync(4 * minuteMs);
  ask("a");
  expect(observer.getCurrentResult().data).toBe("in the document");
  await vi.advanceTimersByTimeAsync(0);
  expect(load.mock.calls.map(([key]) => key)).toEqual(["b"]);
  ask("b");
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  ask("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(load.mock.calls.map(([key]) => key)).toEqual(["b", "a"]);
  expect(observer.getCurrentResult().data).toBe("answer of a");
});

test("the answer before is shown until the next one is there", async () => {
  const { observer, ask } = watch({ key: "a", load, first: "in the document" });
  ask("b");
  expect(observer.getCurrentResult()).toMatchObject({
    data: "in the document",
    isPlaceholderData: true,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult()).toMatchObject({
    data: "answer of b",
    isPlaceholderData: false,
  });
});

test("an answer that nobody looked at for five minutes is forgotten", async () => {
  const { client, ask } = watch({ key: "a", load });
  await vi.advanceTimersByTimeAsync(0);
  ask("b");
  await vi.advanceTimersByTimeAsync(5 * minuteMs + 1000);
  expect(client.getQueryData(["a"])).toBeUndefined();
  expect(client.getQueryData(["b"])).toBe("answer of b");
});

test("what failed is asked for anew once another answer was shown", async () => {
  load.mockRejectedValueOnce(new Error("404"));
  const { observer, ask } = watch({ key: "a", load, mayRetry: () => false });
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().isError).toBe(true);
  ask("b");
  await vi.advanceTimersByTimeAsync(0);
  ask("a");
  expect(observer.getCurrentResult().error).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe("answer of a");
});

/** Watches a key as an island does, until the test ends. */
function watch(options: FetchedOptions<string>) {
  const client = new QueryClient();
  const observer = observeFetched(client, options);
  stop = observer.subscribe(() => {});
  const ask = (key: string) => observer.setOptions(toQueryOptions(client, { ...options, key }));
  return { client, observer, ask };
}
