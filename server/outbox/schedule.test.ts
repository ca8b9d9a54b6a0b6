import { describe, expect, test } from "vitest";
import { attemptsMax, computeDelayMs } from "./schedule.ts";

const minuteMs = 60_000;

describe("the schedule", () => {
  test("retries come after 1, 5, 15, 30, 60 and then 120 minutes, up to a fifth earlier or later", () => {
    expect(
      [1, 2, 3, 4, 5, 6, 60].map((attempts) => computeDelayMs(attempts, 0.5) / minuteMs),
    ).toEqual([1, 5, 15, 30, 60, 120, 120]);
    expect(computeDelayMs(1, 0)).toBe(0.8 * minuteMs);
    expect(computeDelayMs(1, 1)).toBe(1.2 * minuteMs);
  });

  test("the last attempt is made within five days", () => {
    let minutes = 0;
    for (let attempts = 1; attempts < attemptsMax; attempts += 1) {
      minutes += computeDelayMs(attempts, 0.5) / minuteMs;
    }
    expect(minutes).toBeLessThanOrEqual(5 * 24 * 60);
    expect(minutes + 120).toBeGreaterThan(5 * 24 * 60);
  });
});
