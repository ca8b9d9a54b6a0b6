import { expect, test } from "vitest";
import { formatStaffChange } from "./format-staff-change.ts";

test("the history of people says in plain words who did what to whom", () => {
  const change = { id: "1", changedAt: "", memberName: "Ann", before: null, after: null };
  const ben = { name: "Ben", email: "ben@dealership.example" };
  expect(
    [
      { ...change, action: "added", after: ben },
      { ...change, action: "removed", before: ben },
      { ...change, action: "signed out", before: { name: "Ben" } },
      { ...change, action: "added a passkey" },
    ].map(formatStaffChange),
  ).toEqual([
    "Ann added Ben (ben@dealership.example)",
    "Ann removed Ben (ben@dealership.example)",
    "Ann signed out Ben",
    "Ann added a passkey",
  ]);
});
