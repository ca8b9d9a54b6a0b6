import { afterEach, expect, test, vi } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

afterEach(() => void vi.useRealTimers());

test("in memory a client IP is forgotten when its window ends", async () => {
  vi.useFakeTimers();
  const { take } = createRateLimit({ name: "contact", posts: 20, windowSeconds: 3_600 });
  await take("203.0.113.9");
  // The one timer is what removes the client IP.
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
