import { expect, test } from "vitest";
import { shareRevision } from "./catalogue-revision.ts";

test("a question asked while another is on its way gets an answer of its own", async () => {
  let committed = 1;
  let answerFirst: (revision: number) => void = () => {};
  let asked = 0;
  const read = shareRevision(() => {
    asked += 1;
    const seen = committed;
    if (asked > 1) return Promise.resolve(seen);
    return new Promise((resolve) => {
      answerFirst = () => resolve(seen);
    });
  });
  const before = read();
  committed = 2;
  const after = [read(), read()];
  answerFirst(1);
  expect(await before).toBe(1);
  expect(await Promise.all(after)).toEqual([2, 2]);
  expect(asked).toBe(2);
});

test("the last revision known stands in while the database is away", async () => {
  let isAway = false;
  const read = shareRevision(() =>
    isAway ? Promise.reject(new Error("away")) : Promise.resolve(7),
  );
  expect(await read()).toBe(7);
  isAway = true;
  expect(await Promise.all([read(), read(), read()])).toEqual([7, 7, 7]);
});

test("without any revision known the error is passed on, and the next question is asked", async () => {
  let isAway = true;
  const read = shareRevision(() => {
    if (isAway) throw new Error("away");
    return 3;
  });
  await expect(read()).rejects.toThrow("away");
  isAway = false;
  expect(await read()).toBe(3);
});
