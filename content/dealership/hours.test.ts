import { expect, test } from "vitest";
import { business } from "./business.ts";
import { departmentHours } from "./hours.ts";

test("every day that is open on other terms says whom to call", () => {
  const onTerms = departmentHours.flatMap(({ name, periods }) =>
    periods
      .filter(({ note }) => note !== undefined)
      .map(({ note, phone }) => ({ name, note, phone })),
  );
  expect(onTerms).toContainEqual({
    name: "Service",
    note: "Emergencies only",
    phone: business.phone,
  });
  expect(onTerms.filter(({ phone }) => phone === undefined)).toEqual([]);
});
