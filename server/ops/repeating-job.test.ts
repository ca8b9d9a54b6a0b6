import { expect, test, vi } from "vitest";
import { startRepeatingJob } from "./repeating-job.ts";

const patience = { timeout: 60_000, interval: 5 };

test("a job runs at once and again after each pause, also when it failed", async () => {
  const warnings: string[] = [];
  let runs = 0;
  const job = startRepeatingJob({
    name: "Counting",
    everyMs: 1,
    run: () => {
      runs += 1;
      return runs === 2 ? Promise.reject(new TypeError("Ada Quinn")) : Promise.resolve();
    },
    warn: (message) => warnings.push(message),
  });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3), patience);
  await job.stop();
  const runsAtStop = runs;
  expect(warnings).toEqual(["Counting failed: TypeError"]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toBe(runsAtStop);
});

test("stopping waits for the run under way and ends a long pause", async () => {
  const finished: string[] = [];
  const job = startRepeatingJob({
    name: "Waiting",
    everyMs: 3_600_000,
    run: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      finished.push("run");
    },
    warn: () => {},
  });
  await job.stop();
  expect(finished).toEqual(["run"]);
});
