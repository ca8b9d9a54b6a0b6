import { expect, test } from "vitest";
import { shortenIds } from "./inquiry-ids.ts";

/** Two inquiries five seconds apart. */
const earlier = "01a2219d-0467-72ff-b070-8e62a7271f32";
const later = "01a2219d-16c9-71ec-b191-0530c81c8525";

test("what a list shows of an id still names its inquiry when another one came since", () => {
  const shown = shortenIds([earlier]).get(earlier) ?? "";
  expect(shown).toBe("01a2219d-0467");
  expect(earlier.startsWith(shown)).toBe(true);
  expect(later.startsWith(shown)).toBe(false);
});

test("more is shown of ids of the same millisecond", () => {
  const twin = "01a2219d-0467-72ff-b170-0530c81c8525";
  expect([...shortenIds([later, twin, earlier])]).toEqual([
    [earlier, "01a2219d-0467-72ff-b0"],
    [twin, "01a2219d-0467-72ff-b1"],
    [later, "01a2219d-16c9"],
  ]);
});
