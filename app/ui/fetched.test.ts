import { expect, test, vi } from "vitest";
import { addAnswer, isFresh, loadAgain, showAnswer, type Answer, type Answers } from "./fetched.ts";

const answer = (value: string, cameMs = 0) => ({ value, error: null, cameMs });
const failure = { value: null, error: new Error("503"), cameMs: 0 };

test("what fails is tried three times more, after one, two and four seconds", async () => {
  vi.useFakeTimers();
  const triedMs: number[] = [];
  const startMs = Date.now();
  const load = () => {
    triedMs.push(Date.now() - startMs);
    return Promise.reject(new Error("503"));
  };
  const outcome = loadAgain(load, () => true).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe("503");
  expect(triedMs).toEqual([0, 1000, 3000, 7000]);
  vi.useRealTimers();
});

test("what may not be tried again, or is no longer wanted, is not", async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("404")));
  await expect(loadAgain(load, () => false)).rejects.toThrow("404");
  expect(load).toHaveBeenCalledTimes(1);
});

test("an answer is used again for five minutes", () => {
  expect(isFresh(undefined, 0)).toBe(false);
  expect(isFresh(answer("a", 1000), 300_999)).toBe(true);
  expect(isFresh(answer("a", 1000), 301_000)).toBe(false);
});

test("of many answers the oldest are forgotten, and a new one takes the place of its own", () => {
  let answers: Answers<string> = { byKey: new Map(), shownKey: "0" };
  for (let key = 0; key < 40; key += 1) answers = addAnswer(answers, String(key), answer("old"));
  answers = addAnswer(answers, "20", answer("new"));
  expect([...answers.byKey.keys()]).toHaveLength(30);
  expect([...answers.byKey].at(-1)).toEqual(["20", answer("new")]);
  expect(answers.byKey.has("9")).toBe(false);
  expect(answers.shownKey).toBe("0");
});

test("what failed is forgotten once another answer is shown, and so is asked for anew", () => {
  const byKey = new Map<string, Answer<string>>([
    ["a", failure],
    ["b", answer("b")],
  ]);
  expect([...showAnswer({ byKey, shownKey: "a" }, "b").byKey.keys()]).toEqual(["b"]);
});
