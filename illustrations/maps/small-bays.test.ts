import { expect, test } from "vitest";
import { closeSmallBays } from "./small-bays.ts";
import { createPlane } from "./plane.ts";

const plane = createPlane({
  width: 320,
  height: 400,
  center: { lat: 39, lng: -74 },
  kilometersPerPixel: 0.3,
});
/** Land in the west, its shore at x 160 but for a bay behind an inlet of 6 pixels. */
const shoreWithBay = (deep: number) =>
  `M-40 -40l200 0l0 210l-${deep} 0l0 24l${deep - 6} 0l0 -18l6 0l0 264l-200 0z`;

test("a small bay behind an inlet is closed, a wide one stays", () => {
  expect(closeSmallBays(shoreWithBay(30), "", plane)).not.toContain("-30 0");
  const wide = "M-40 -40l200 0l0 120l-60 0l0 120l60 0l0 240l-200 0z";
  expect(closeSmallBays(wide, "", plane)).toContain("-60 0");
});
