import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { makeStoredInquiry } from "#tests/fixtures/inquiries.ts";
import { writeInquiriesCsv } from "./inquiry-csv.ts";

test("the details of a request are a column of the export, in words, and empty without any", () => {
  const requested = makeStoredInquiry({
    details: { request: "test-drive", cart: "Denago EV Nomad", time: "morning" },
  });
  const csv = [...writeInquiriesCsv([requested, makeStoredInquiry()])].join("");
  const rows = parse<{ details: string }>(csv, { bom: true, columns: true });
  expect(rows.map(({ details }) => details)).toEqual([
    "Test drive; Cart you'd like to drive: Denago EV Nomad; Time of day: Morning",
    "",
  ]);
});

test("a long export comes in pieces, so that visitors do not wait for all of it", () => {
  const inquiries = Array.from({ length: 1_200 }, (_, index) =>
    makeStoredInquiry({ id: String(index) }),
  );
  const pieces = [...writeInquiriesCsv(inquiries)];
  expect(pieces).toHaveLength(4);
  const rows = parse<{ id: string }>(pieces.join(""), { bom: true, columns: true });
  expect(rows.map(({ id }) => id)).toEqual(inquiries.map(({ id }) => id));
});
