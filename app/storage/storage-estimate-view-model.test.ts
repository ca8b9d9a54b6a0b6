import { expect, test } from "vitest";
import { formatStorageReference, readStoragePage } from "./storage-estimate-view-model.ts";

const now = new Date("2026-11-22T15:00:00Z");
const read = (query: string) => readStoragePage(new URLSearchParams(query), now);

test("both ways to pay are shown and the cheaper one is named", () => {
  const { estimate } = read("space=indoor&from=2027-10-15&to=2028-04-15");
  expect(estimate?.verdict).toBe("Paying by the season costs less: you save $100.");
  expect(estimate?.ways.map(({ title, total, isCheaper }) => [title, total, isCheaper])).toEqual([
    ["By the month", "$750", false],
    ["By the season", "$650", true],
  ]);
  expect(estimate?.extras).toBeNull();
});

test("extras are added to the cheaper way", () => {
  const { estimate } = read(
    "space=covered&from=2026-12-01&to=2027-04-11&maintenance=yes&preparation=yes",
  );
  expect(estimate?.verdict).toBe("Paying by the month costs less: you save $25.");
  expect(estimate?.extras).toEqual({
    lines: [
      { label: "Storage by the month", amount: "$375" },
      { label: "Maintenance", note: "5 months at $50", amount: "$250" },
      { label: "Pre-season preparation", amount: "$150" },
    ],
    total: "$775",
  });
  expect(estimate?.rules.join(" ")).toContain("On Sundays, access is by appointment");
});

test("dates between the seasons are paid by the month", () => {
  const { estimate } = read("space=covered&from=2027-04-16&to=2027-04-30");
  expect(estimate?.verdict).toContain("don't fall in either season");
  expect(estimate?.ways).toHaveLength(1);
});

test("the reference opens the same estimate, and puts it into an inquiry", () => {
  const { estimate, inputs } = read("space=indoor&from=2027-10-15&to=2028-04-15&preparation=yes");
  const opened = read(`ref=${estimate?.reference}`);
  expect([opened.estimate, opened.inputs]).toEqual([estimate, inputs]);
  expect(formatStorageReference(estimate?.reference ?? "")).toBe(
    `Estimate ${estimate?.reference}: Indoor storage, Fri, October 15, 2027, to Sat, April 15, 2028, $800`,
  );
  expect(read("ref=S000-001").errors.ref).toContain("can't find");
});

test("a wrong form says what is wrong and shows nothing", () => {
  expect(read("space=indoor").errors).toEqual({ from: "Choose a day", to: "Choose a day" });
  const { errors, estimate } = read("from=2026-11-01");
  expect(estimate).toBeNull();
  expect(errors).toEqual({
    from: "That day has passed. Choose today or a later day.",
    to: "Choose a day",
  });
});
