import { expect, test } from "vitest";
import { fitToSide } from "./side-scale.ts";

const rearOf = (id: string) => `/pictures/carts/${id}-rear-960.avif`;

test("the rear view of a long cart comes to the height and the ground of its side view", () => {
  const id = "denago-ev-rover-xxl";
  const fit = fitToSide({ id }, rearOf(id));
  // In its pictures of 480 by 300 the cart is 0.624 high from the side, 0.824 from behind.
  expect(Math.abs((fit?.scale ?? 0) - 0.624 / 0.824)).toBeLessThan(0.015);
  const ground = 1 + (fit?.dropPercent ?? 0) / 100 - (fit?.scale ?? 0) * (1 - 0.915);
  expect(Math.abs(ground - 0.817)).toBeLessThan(0.015);
});

test("other pictures stay as they are", () => {
  const short = "denago-ev-nomad";
  expect(fitToSide({ id: short }, rearOf(short))).toBeNull();
  expect(fitToSide({ id: "added-by-staff" }, rearOf("added-by-staff"))).toBeNull();
  expect(fitToSide({ id: "denago-ev-rover-xxl" }, "/photograph.webp")).toBeNull();
});
