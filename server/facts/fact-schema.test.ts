import { expect, test } from "vitest";
import { factsInFiles } from "#content/dealership/every-fact.ts";
import { checkFacts, isFact } from "./fact-schema.ts";

const readInFiles = (path: string) => factsInFiles.get(path);

test("the schema takes every value of the files", () => {
  const values = Object.fromEntries([...factsInFiles].filter(([path]) => isFact(path)));
  expect(Object.keys(values).length).toBeGreaterThan(80);
  expect(checkFacts(values, readInFiles)).toEqual({});
});

const closed = { day: "2027-12-25", name: "Christmas Day", open: null };

test.each([
  ["contacts.phone", "555-0100"],
  ["contacts.email", "hello"],
  ["contacts.street", ""],
  ["hours.showroom", [{ days: ["Monday"], open: null }]],
  ["hours.specialDays", [{ ...closed, day: "12/25" }]],
  ["hours.specialDays", [{ ...closed, name: "" }]],
  ["hours.specialDays", [{ ...closed, open: { from: 13, to: 9 } }]],
  ["hours.specialDays", [{ ...closed, open: { from: 9, to: 13.1 } }]],
  ["hours.specialDays", [closed, closed]],
  ["notice", { text: "x".repeat(151), endsAt: "2027-01-01T12:00:00.000Z" }],
  ["notice", { text: "Two\nlines", endsAt: "2027-01-01T12:00:00.000Z" }],
  ["notice", { text: "Closed", endsAt: "" }],
  ["serviceFees.laborPerHourDollars", -1],
  ["serviceFees.laborPerHourDollars", 155.5],
  ["returnFees.parts.restockingPercent", 101],
  ["deliveryFees.sameDayOrderBeforeHour", 25],
  ["rentalFees.cleaningDollars.to", 10],
  ["rentalPrices.4-seater.weekly", 245],
  ["rentalPrices.4-seater.weekly", 2_000],
])("%s cannot be %j", (path, value) => {
  expect(Object.keys(checkFacts({ [path]: value }, readInFiles))).toEqual([path]);
});

test("each problem of a list says which of its entries it is in", () => {
  const periods = [
    { days: ["Monday", "Tuesday"], open: { from: 9, to: 17 } },
    { days: ["Wednesday"], open: { from: 17, to: 9 } },
    { days: ["Thursday", "Friday", "Saturday", "Sunday"], open: { from: 9, to: Number.NaN } },
  ];
  const days = [
    closed,
    { ...closed, day: "2027-12-26", name: "" },
    { ...closed, day: "2027-12-26" },
  ];
  const problems = checkFacts({ "hours.service": periods, "hours.specialDays": days }, readInFiles);
  const places = Object.entries(problems).map(([path, found]) => [
    path,
    found.map(({ at }) => at.join(" ")),
  ]);
  expect(places).toEqual([
    ["hours.service", ["1 open", "2 open to"]],
    ["hours.specialDays", ["1 name", "2 day"]],
  ]);
});
