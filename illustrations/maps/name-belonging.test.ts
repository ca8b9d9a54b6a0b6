import { expect, test } from "vitest";
import { readsAsAnothers } from "./name-belonging.ts";

const own = { x: 0, y: 0 };
/** A name to the right of its dot. */
const box = { left: 9, right: 69, top: -6, bottom: 6 };

test("a dot at the other end of a name, or before it in its line, makes it read as that dot's", () => {
  expect(readsAsAnothers(box, own, [own])).toBe(false);
  expect(readsAsAnothers(box, own, [own, { x: 78, y: 2 }])).toBe(true);
  expect(readsAsAnothers(box, own, [{ x: 1, y: 5 }])).toBe(true);
  expect(readsAsAnothers(box, own, [{ x: 90, y: 0 }])).toBe(false);
});

test("a dot close above or below a name takes it, one of a column of dots beside it does not", () => {
  expect(readsAsAnothers(box, own, [{ x: 40, y: 14 }])).toBe(true);
  expect(readsAsAnothers(box, own, [{ x: 40, y: 16 }])).toBe(false);
  expect(readsAsAnothers(box, own, [{ x: 0, y: 10 }])).toBe(false);
});

test("a name on a long line belongs to no dot within a few pixels of it", () => {
  const far = { x: -50, y: 0 };
  expect(readsAsAnothers(box, far, [{ x: 40, y: 14 }])).toBe(true);
  expect(readsAsAnothers(box, far, [{ x: 40, y: 18 }])).toBe(false);
});
