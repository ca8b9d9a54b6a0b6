import { expect, test } from "vitest";
import { findOpenSpot } from "./open-names.ts";

const frame = { left: 0, top: 0, right: 400, bottom: 300 };
/** A sea east of 200, with an island in it. */
const isOpen = ([x, y]: readonly [number, number]) => x > 200 && Math.hypot(x - 300, y - 150) > 30;
const options = { frame, fontSize: 10, taken: [], isOpen };

test("a name stands wholly in the open, as far from all else as it can", () => {
  const spot = findOpenSpot("Ocean", options)!;
  expect(spot.text).toBe("Ocean");
  expect(spot.x).toBeGreaterThan(200 + 15);
  expect(Math.hypot(spot.x - 300, spot.y - 150)).toBeGreaterThan(30 + 15);
});

test("it leaves what is taken alone, and is not written where it has no room", () => {
  const upper = { left: 200, top: 0, right: 400, bottom: 170 };
  expect(findOpenSpot("Ocean", { ...options, taken: [upper] })!.y).toBeGreaterThan(175);
  expect(findOpenSpot("Ocean", { ...options, taken: [frame] })).toBeUndefined();
  expect(findOpenSpot("A name that is far too long for this sea", options)).toBeUndefined();
});
