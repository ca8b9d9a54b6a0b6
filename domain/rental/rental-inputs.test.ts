import fc from "fast-check";
import { expect, test } from "vitest";
import { departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { rentalTerms } from "#content/dealership/rental-terms.ts";
import type { WallTime } from "#domain/calendar/wall-time.ts";
import { checkRentalInputs, readRentalInputs } from "./rental-inputs.ts";
import { readRentalReference, writeRentalReference } from "./rental-reference.ts";

const capeMay = { id: "new-jersey/cape-may", name: "Cape May, NJ", distance: { miles: 106 } };
/** A Sunday morning. */
const sundayMorning: WallTime = { day: "2026-11-22", hour: 9.5 };
const hoursOf = (id: string) => departmentHours.find((each) => each.id === id)?.periods ?? [];

function check(query: string, now = sundayMorning) {
  return checkRentalInputs(readRentalInputs(new URLSearchParams(query)), {
    classes: rentalClasses,
    terms: rentalTerms,
    findPlace: (id) => (id === capeMay.id ? capeMay : undefined),
    hours: { showroom: hoursOf("showroom"), delivery: hoursOf("delivery") },
    specialDays: listSpecialDays(),
    now,
  });
}

const good = {
  cart: "6-seater",
  from: "2027-06-18",
  fromTime: "10",
  to: "2027-06-26",
  toTime: "10",
  place: capeMay.id,
  drivers: "2",
};

function problemsOf(change: Partial<Record<string, string>>, now?: WallTime) {
  return check(String(new URLSearchParams({ ...good, ...change })), now).problems;
}

test("a whole form is read, the renter being the first of its drivers", () => {
  expect(check(String(new URLSearchParams(good))).request).toMatchObject({
    rentalClass: { id: "6-seater" },
    from: { day: "2027-06-18", hour: 10 },
    to: { day: "2027-06-26", hour: 10 },
    destination: { kind: "place", place: capeMay },
    additionalDrivers: 1,
    isRush: false,
  });
});

test("an empty form names every field that it needs, and drivers default to the renter", () => {
  expect(check("").problems).toEqual({
    cart: "missing",
    from: "missing",
    fromTime: "missing",
    to: "missing",
    toTime: "missing",
    place: "missing",
  });
});

test.each([
  [{ cart: "8-seater" }, { cart: "missing" }],
  [{ from: "2026-11-21" }, { from: "past" }],
  [{ from: "2126-06-18", to: "2126-06-26" }, { from: "too-far" }],
  [{ to: "2027-06-18" }, { to: "not-after" }],
  [{ to: "2027-06-01" }, { to: "not-after" }],
  [
    { to: "2027-06-01", toTime: "" },
    { to: "not-after", toTime: "missing" },
  ],
  [
    { to: "2027-06-01", fromTime: "" },
    { fromTime: "missing", to: "not-after" },
  ],
  [{ to: "2027-06-18", toTime: "" }, { toTime: "missing" }],
  [{ to: "2027-07-19" }, { to: "too-long" }],
  [{ fromTime: "7" }, { fromTime: "closed" }],
  [{ toTime: "18" }, { toTime: "closed" }],
  [{ from: "2027-06-20", fromTime: "9" }, { fromTime: "closed" }],
  [{ place: "showroom", from: "2027-06-20" }, { fromTime: "closed" }],
  [{ fromTime: "25" }, { fromTime: "missing" }],
  [{ place: "new-jersey/atlantis" }, { place: "missing" }],
  [{ place: "miles", miles: "far" }, { miles: "wrong" }],
  [{ place: "miles", miles: "2001" }, { miles: "wrong" }],
  [{ drivers: "4" }, { drivers: "wrong" }],
  [{ drivers: "0" }, { drivers: "wrong" }],
])("%j is told what is wrong with it", (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test("thirty days are the longest rental, and an hour more is too long", () => {
  expect(problemsOf({ to: "2027-07-18" })).toBeNull();
  expect(problemsOf({ to: "2027-07-18", toTime: "11" })).toEqual({ to: "too-long" });
});

test("a delivery today is ordered before 2 PM, with the rush fee, and not after", () => {
  const monday = { from: "2026-11-23", fromTime: "17", to: "2026-11-24" };
  const before = check(String(new URLSearchParams({ ...good, ...monday })), {
    day: "2026-11-23",
    hour: 13.98,
  });
  expect(before.request?.isRush).toBe(true);
  const [at14, later] = [14, 15].map((hour) => ({ day: "2026-11-23", hour }));
  expect(problemsOf(monday, at14)).toEqual({ from: "too-late-today" });
  expect(problemsOf({ ...monday, place: "showroom", fromTime: "16" }, later)).toBeNull();
  expect(problemsOf({ ...monday, place: "showroom", fromTime: "15" }, later)).toEqual({
    fromTime: "past",
  });
});

test("miles are read as people type them", () => {
  const milesOf = (miles: string) => {
    const { request } = check(String(new URLSearchParams({ ...good, place: "miles", miles })));
    return request?.destination.kind === "miles" ? request.destination.miles : null;
  };
  expect(["105", "1,050", "105.5 miles", "12 mi"].map(milesOf)).toEqual([105, 1_050, 106, 12]);
});

test("every rental is read again from its reference", () => {
  fc.assert(
    fc.property(
      fc.record({
        cart: fc.constantFrom(...rentalClasses.map(({ id }) => id)),
        day: fc.integer({ min: 1, max: 28 }),
        hour: fc.integer({ min: 10, max: 15 }),
        days: fc.integer({ min: 1, max: 30 }),
        place: fc.constantFrom("showroom", "miles", capeMay.id),
        miles: fc.integer({ min: 0, max: 2_000 }),
        drivers: fc.integer({ min: 1, max: 3 }),
      }),
      ({ cart, day, hour, days, place, miles, drivers }) => {
        const from = `2027-06-${String(day).padStart(2, "0")}`;
        const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        const { request } = check(
          String(
            new URLSearchParams({
              cart,
              from,
              fromTime: String(hour),
              to,
              toTime: String(hour),
              place,
              miles: String(miles),
              drivers: String(drivers),
            }),
          ),
        );
        // The showroom is closed on Sundays.
        fc.pre(request !== null);
        const reference = request ? writeRentalReference(request) : "";
        expect(reference).toMatch(/^R\w{3}-\w{4}-\w{4}$/);
        expect(readRentalReference(reference, rentalClasses, [capeMay])).toEqual(request);
      },
    ),
  );
});

test("a reference to a place that is gone is refused", () => {
  const { request } = check(String(new URLSearchParams(good)));
  const reference = request ? writeRentalReference(request) : "";
  expect(readRentalReference(reference, rentalClasses, [])).toBeNull();
});

test("no cart changes hands on a holiday, on whichever day of the week it is", () => {
  const thanksgiving = { from: "2026-11-26", to: "2026-11-28" };
  expect(problemsOf(thanksgiving)).toEqual({ fromTime: "holiday" });
  expect(problemsOf({ from: "2026-12-21", to: "2026-12-25" })).toEqual({ toTime: "holiday" });
  expect(problemsOf({ from: "2026-11-27", to: "2026-11-28" })).toBeNull();
});
