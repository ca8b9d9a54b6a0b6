import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { makeStoredInquiry } from "#tests/fixtures/inquiries.ts";
import { formatInquiriesCsv, writeInquiriesCsv } from "./inquiry-csv.ts";

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

test("a file in pieces, one for each page that is read, is the file at once", async () => {
  const inquiries = ["1", "2", "3"].map((id) => makeStoredInquiry({ id }));
  async function* readPages() {
    yield inquiries.slice(0, 2);
    yield inquiries.slice(2);
  }
  const pieces: string[] = [];
  for await (const piece of writeInquiriesCsv(readPages())) pieces.push(piece);
  expect(pieces).toHaveLength(3);
  expect(pieces.join("")).toBe(formatInquiriesCsv(inquiries));
});
