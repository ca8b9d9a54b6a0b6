import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { departmentHours } from "#content/dealership/hours.ts";
import { HoursByDepartment } from "./hours-by-department.tsx";

const textsNow = new Map([["service", "Open until 5 PM"]] as const);
const html = renderToStaticMarkup(
  <HoursByDepartment departments={departmentHours} title="Hours" textsNow={textsNow} />,
);

test("every department has a row with its hours, and a column for each stretch of days", () => {
  expect(html.match(/(?<=scope="col"[^>]*>)[^<]+/g)).toEqual([
    "Monday to Friday",
    "Saturday",
    "Sunday",
  ]);
  const rows = html.split("<tr").slice(2);
  expect(rows).toHaveLength(departmentHours.length);
  for (const [index, { name }] of departmentHours.entries()) expect(rows[index]).toContain(name);
  expect(html.match(/Open until 5 PM/g)).toHaveLength(1);
});

test("on a phone a cell names the days that it stands for, and one that says the same again none", () => {
  const [showroom = ""] = html.split("<tr").slice(2);
  expect(
    Array.from(showroom.matchAll(/data-days="([^"]*)"[^>]*>([^<]*)/g), ([, ...all]) => all),
  ).toEqual([
    ["Monday to Saturday", "9 AM to 5 PM"],
    ["", "9 AM to 5 PM"],
    ["Sunday", "Closed"],
  ]);
});
