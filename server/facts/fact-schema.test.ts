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
