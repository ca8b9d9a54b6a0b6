import { expect, test } from "vitest";
import { isStated } from "./stated-value.ts";

test.each(["8 hours", "35 to 40 miles", "Lithium Ion", "Task using two chargers"])(
  "%j states a value",
  (value) => {
    expect(isStated(value)).toBe(true);
  },
);

test.each([
  "Ask us for this model's figure",
  "Depends on the battery and charger; ask us",
  "Call and ask us.",
])("%j states none", (value) => {
  expect(isStated(value)).toBe(false);
});
