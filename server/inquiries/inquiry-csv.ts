import { stringify } from "csv-stringify/sync";
import { business } from "#content/dealership/business.ts";
import { findAnswerBy } from "#domain/calendar/business-hours.ts";
import { formatDetails } from "#domain/inquiry/inquiry-details.ts";
import type { StoredInquiry } from "#domain/inquiry/stored-inquiry.ts";
import { neutralizeFormula } from "#server/inventory/spreadsheet-text.ts";
import { byteOrderMark } from "#server/inventory/vehicle-csv.ts";

const columns = [
  "id",
  "receivedAt",
  "firstName",
  "lastName",
  "email",
  "phone",
  "interest",
  "message",
  "about",
  "status",
  "answerBy",
  "details",
] as const;

/** A file of inquiries that a spreadsheet opens without computing what visitors typed. */
export function formatInquiriesCsv(inquiries: readonly StoredInquiry[]): string {
  return head + formatRows(inquiries);
}

/**
 * The same file in pieces, one for each page that is read: whoever else waits for the process is
 * served between them, and no more than a page is in memory.
 * @throws when reading a page does.
 */
export async function* writeInquiriesCsv(
  pages: AsyncIterable<readonly StoredInquiry[]>,
): AsyncGenerator<string> {
  yield head;
  for await (const page of pages) yield formatRows(page);
}

const head = byteOrderMark + stringify([columns]);

function formatRows(inquiries: readonly StoredInquiry[]): string {
  return stringify(
    inquiries.map((inquiry) => columns.map((column) => neutralizeFormula(toCell(inquiry, column)))),
  );
}

function toCell(inquiry: StoredInquiry, column: (typeof columns)[number]): string {
  if (column === "answerBy") {
    return findAnswerBy(new Date(inquiry.receivedAt), business.replyTimes).toISOString();
  }
  if (column !== "details") return inquiry[column];
  return inquiry.details === undefined ? "" : formatDetails(inquiry.details);
}
