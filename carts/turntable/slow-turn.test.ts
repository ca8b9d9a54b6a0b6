import { expect, test } from "vitest";
import { SlowTurn } from "./slow-turn.ts";

test("a cart turns nine degrees in a second of frames", () => {
  const turn = new SlowTurn(true);
  let degrees = 0;
  for (let frame = 0; frame <= 60; frame++) degrees += turn.step(5000 + (frame * 1000) / 60, true);
  expect(degrees).toBeCloseTo(9, 6);
  expect(turn.isOn).toBe(true);
});

test("it ends for good when the cart is touched, and never begins where motion is unwanted", () => {
  const touched = new SlowTurn(true);
  touched.step(0, true);
  touched.end();
  const still = new SlowTurn(false);
  for (const turn of [touched, still]) {
    expect([turn.step(16, true), turn.step(32, true), turn.isOn]).toEqual([0, 0, false]);
  }
});

test("a late frame ends it on a page in sight, and only there", () => {
  const seen = new SlowTurn(true);
  const hidden = new SlowTurn(true);
  for (const now of [0, 16]) {
    seen.step(now, true);
    hidden.step(now, true);
  }
  seen.step(16 + 71, true);
  const degrees = hidden.step(16 + 60_000, false);
  expect([seen.isOn, hidden.isOn]).toEqual([false, true]);
  expect(degrees).toBeLessThan(1);
});
