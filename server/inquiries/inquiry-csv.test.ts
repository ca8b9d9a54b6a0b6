import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { makeStoredInquiry } from "#tests/fixtures/inquiries.ts";
import { formatInquiriesCsv } from "./inquiry-csv.ts";

test("the details of a request are a column of the export, in words, and empty without any", () => {
  const requested = makeStoredInquiry({
    details: { request: "test-drive", cart: "Denago EV Nomad", time: "morning" },
  });
  const csv = formatInquiriesCsv([requested, makeStoredInquiry()]);
  const rows = parse<{ details: string }>(csv, { bom: true, columns: true });
  expect(rows.map(({ details }) => details)).toEqual([
    "Test drive; Cart you'd like to drive: Denago EV Nomad; Time of day: Morning",
    "",
  ]);
});
