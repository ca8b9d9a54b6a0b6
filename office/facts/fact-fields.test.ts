import { expect, test } from "vitest";
import { factsInFiles } from "#content/dealership/every-fact.ts";
import { readFields, toFields } from "./fact-fields.ts";
import { factGroups, findFactGroup } from "./fact-groups.ts";

const today = "2026-11-22";
const inFiles = Object.fromEntries(factsInFiles);

/** What the office does not change: computed, or of the ledger of open questions alone. */
const notChanged = [
  "deliveryFees.freeRadiusMiles.secondBase",
  "deliveryFees.homeCountyMunicipalities",
  "policyDays",
];

test("the office has a label for every fact and none for anything else", () => {
  const labeled = factGroups.flatMap(({ labels }) => Object.keys(labels));
  expect([...labeled, ...notChanged].toSorted()).toEqual(Object.keys(inFiles).toSorted());
});

test.each(factGroups.map((group) => [group.id, group] as const))(
  "a form of %s that is sent back as it was opened says what was",
  (_, group) => {
    const fields = toFields(group, inFiles, today);
    for (const [path, value] of Object.entries(readFields(group, fields, inFiles, today))) {
      expect(JSON.stringify(value), path).toBe(JSON.stringify(inFiles[path]));
    }
  },
);

function read(id: string, typed: Record<string, string>) {
  const group = findFactGroup(id)!;
  const fields = { ...toFields(group, inFiles, today), ...typed };
  return readFields(group, fields, inFiles, today);
}

test.each([
  ["contacts", "contacts.phone", { "contacts.phone": "732.555.0177" }, "(732) 555-0177"],
  ["contacts", "contacts.phone", { "contacts.phone": "+1 732 555 0177" }, "(732) 555-0177"],
  ["contacts", "contacts.phone", { "contacts.phone": "555-0177" }, "555-0177"],
  ["contacts", "contacts.street", { "contacts.street": " 12 Ocean Avenue " }, "12 Ocean Avenue"],
  [
    "fees",
    "serviceFees.laborPerHourDollars",
    { "serviceFees.laborPerHourDollars": "$1,160" },
    1160,
  ],
  [
    "fees",
    "serviceFees.laborPerHourDollars",
    { "serviceFees.laborPerHourDollars": "12.5" },
    "12.5",
  ],
  ["notice", "notice", { text: "", day: "2026-12-01", time: "17:00" }, null],
  [
    "notice",
    "notice",
    { text: "Sale", day: "2026-12-01", time: "5:30 PM" },
    { text: "Sale", endsAt: "2026-12-01T22:30:00.000Z" },
  ],
  ["notice", "notice", { text: "Sale", day: "", time: "" }, { text: "Sale", endsAt: "" }],
])("of %s, %s is read from %j as %j", (id, path, typed, value) => {
  expect(read(id, typed)[path]).toEqual(value);
});

test("closures are put in order, days that are over stay, and a row without date and name is gone", () => {
  const group = findFactGroup("closures")!;
  const over = { day: "2026-01-01", name: "New Year's Day", open: null };
  const seen = {
    "hours.specialDays": [over, { day: "2026-12-25", name: "Christmas", open: null }],
  };
  const fields = toFields(group, seen, today);
  const typed = { "day.0": "", "name.0": "", "day.1": "2/3/2027", "name.1": "Boat show" };
  const short = { "day.2": "2026-12-24", "name.2": "Eve", "from.2": "09:00", "to.2": "1:15 pm" };
  const values = readFields(group, { ...fields, ...typed, ...short }, seen, today);
  expect(values["hours.specialDays"]).toEqual([
    over,
    { day: "2026-12-24", name: "Eve", open: { from: 9, to: 13.25 } },
    { day: "2027-02-03", name: "Boat show", open: null },
  ]);
});
