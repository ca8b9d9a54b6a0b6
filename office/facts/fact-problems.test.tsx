import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { factsInFiles } from "#content/dealership/every-fact.ts";
import { readFields, toFields } from "./fact-fields.ts";
import { findFactGroup } from "./fact-groups.ts";
import { FactInputs } from "./fact-inputs.tsx";
import { toFieldProblems } from "./fact-problems.ts";

const today = "2026-11-22";
const over = { day: "2026-01-01", name: "New Year's Day", open: null };
const seen = { ...Object.fromEntries(factsInFiles), "hours.specialDays": [over] };

/** What is said of a form that was filled in so. */
function judge(
  id: string,
  typed: Record<string, string>,
  problems: Parameters<typeof toFieldProblems>[2],
) {
  const group = findFactGroup(id)!;
  const fields = { ...toFields(group, seen, today), ...typed };
  const found = toFieldProblems(fields, readFields(group, fields, seen, today), problems);
  const byName = Object.fromEntries(found.map(({ name, message }) => [name, message]));
  const html = renderToStaticMarkup(<FactInputs group={group} fields={fields} problems={byName} />);
  return { found, html };
}

/** The row of a form with this label. */
function findRow(html: string, label: string): string {
  const start = html.indexOf(`<fieldset aria-label="${label}"`);
  return html.slice(start, html.indexOf("</fieldset>", start));
}

test("a wrong time is said in the row of its day and nowhere else", () => {
  const monday = "hours.showroom.Monday";
  const { found, html } = judge(
    "hours",
    { [`${monday}.from`]: "17:00", [`${monday}.to`]: "09:00" },
    { "hours.showroom": [{ at: [0, "open"], message: "Closing must be later." }] },
  );
  expect(found).toEqual([
    {
      name: `${monday}.to`,
      label: "Showroom and phone, Monday",
      message: "Closing must be later.",
    },
  ]);
  expect(findRow(html, "Monday")).toContain("Closing must be later.");
  expect(findRow(html, "Monday")).toContain(`aria-describedby="${monday}.to-error"`);
  expect(html.match(/Closing must be later\./g)).toHaveLength(1);
});

test("days that share a period are each told, and what concerns all days stands above them", () => {
  const { found } = judge(
    "hours",
    {},
    {
      "hours.storage": [
        { at: [0, "open", "from"], message: "Choose a time." },
        { at: [], message: "Closed all week." },
      ],
    },
  );
  expect(found.map(({ name }) => name)).toEqual([
    ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
      (day) => `hours.storage.${day}.from`,
    ),
    "hours.storage",
  ]);
});

test("a wrong closure is said in the row in which it was typed, not where its date sorts it", () => {
  const rows = { "day.0": "2027-07-04", "name.0": "Independence Day", "day.2": "2026-12-25" };
  const { found, html } = judge("closures", rows, {
    "hours.specialDays": [{ at: [1, "name"], message: "Type something here." }],
  });
  expect(found).toEqual([{ name: "name.2", label: "Date 3", message: "Type something here." }]);
  expect(findRow(html, "Date 3")).toContain("Type something here.");
});
