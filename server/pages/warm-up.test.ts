import { expect, test, vi } from "vitest";
import { startWarmUp, type WarmUpOptions, type WarmUpPass } from "./warm-up.ts";

interface Changes extends Partial<WarmUpOptions>, Partial<Pick<WarmUpPass, "warm">> {}

function createPagesToWarm({ warm, ...changes }: Changes = {}) {
  const seen = { state: "1", warmed: [] as string[], passes: 0, ended: 0, log: [] as string[] };
  const warmUp = startWarmUp({
    paths: ["/", "/about", "/rentals"],
    startPass: () => ({
      warm: (path) => {
        seen.warmed.push(path);
        return warm?.(path) ?? Promise.resolve(true);
      },
      end: () => {
        seen.ended += 1;
      },
    }),
    readState: () => Promise.resolve(seen.state),
    isBusy: () => false,
    onWarm: () => {
      seen.passes += 1;
      return Promise.resolve(true);
    },
    log: (message) => seen.log.push(message),
    pollMs: 2,
    retryMs: 2,
    ...changes,
  });
  return { seen, stop: warmUp.stop };
}

test("every page is warmed once after the start, and once after each change", async () => {
  const { seen, stop } = createPagesToWarm();
  await vi.waitFor(() => expect(seen.passes).toBe(1));
  seen.state = "2";
  await vi.waitFor(() => expect(seen.passes).toBe(2));
  await stop();
  expect(seen.warmed).toEqual(["/", "/about", "/rentals", "/", "/about", "/rentals"]);
  expect(seen.log).toHaveLength(2);
  expect(seen.ended).toBe(2);
});

test("one page is warmed at a time", async () => {
  let underWay = 0;
  let most = 0;
  const { seen, stop } = createPagesToWarm({
    warm: async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 3));
      underWay -= 1;
      return true;
    },
  });
  await vi.waitFor(() => expect(seen.passes).toBe(1));
  await stop();
  expect(most).toBe(1);
});

test("no page is warmed while a visitor waits, unless there is always one", async () => {
  const { seen, stop } = createPagesToWarm({ isBusy: () => true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const whileBusy = [...seen.warmed];
  await vi.waitFor(() => expect(seen.passes).toBe(1), { timeout: 10_000 });
  await stop();
  expect(whileBusy).toEqual(["/"]);
});

test("pages that cannot be stored, also because they fail, are tried again", async () => {
  let tries = 0;
  const { seen, stop } = createPagesToWarm({
    warm: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error("no")) : Promise.resolve(tries > 3);
    },
  });
  await vi.waitFor(() => expect(seen.log.at(-1)).not.toContain("not cached"));
  await stop();
  expect(seen.log[0]).toContain("3 of them not cached");
});

test("what follows a pass is tried again until it succeeds, and an unreadable state is waited out", async () => {
  let reads = 0;
  let calls = 0;
  const { stop } = createPagesToWarm({
    readState: () => {
      reads += 1;
      return reads < 3 ? Promise.reject(new Error("away")) : Promise.resolve("1");
    },
    onWarm: () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error("no")) : Promise.resolve(calls === 3);
    },
  });
  await vi.waitFor(() => expect(calls).toBe(3));
  await stop();
});

test("stopping ends the pass after the page that is being warmed", async () => {
  const { seen, stop } = createPagesToWarm({
    paths: Array.from({ length: 10_000 }, (_, index) => `/${index}`),
  });
  await vi.waitFor(() => expect(seen.warmed.length).toBeGreaterThan(3));
  await stop();
  const { length } = seen.warmed;
  expect(length).toBeLessThan(10_000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([seen.warmed.length, seen.passes, seen.ended]).toEqual([length, 0, 1]);
});
