import { expect, test } from "vitest";
import { parseRememberedPlace } from "./remembered-place.ts";

const capeMay = { id: "new-jersey/cape-may", name: "Cape May", stateAbbreviation: "NJ" };

test("a remembered place is read as it was stored, without what else stood there", () => {
  expect(parseRememberedPlace(JSON.stringify({ ...capeMay, dollars: 510 }))).toEqual(capeMay);
});

test.each([null, "", "null", "7", "{}", JSON.stringify({ ...capeMay, id: "//evil.test" })])(
  "%j in the storage is no place",
  (stored) => {
    expect(parseRememberedPlace(stored)).toBeNull();
  },
);
