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

/** Rows that are written before visitors of the same process have their turn. */
const rowsPerPiece = 500;

/** A file of inquiries that a spreadsheet opens without computing what visitors typed; in pieces. */
export function* writeInquiriesCsv(inquiries: readonly StoredInquiry[]): Generator<string> {
  yield byteOrderMark + stringify([columns]);
  for (let start = 0; start < inquiries.length; start += rowsPerPiece) {
    const piece = inquiries.slice(start, start + rowsPerPiece);
    yield stringify(
      piece.map((inquiry) => columns.map((column) => neutralizeFormula(toCell(inquiry, column)))),
    );
  }
}

function toCell(inquiry: StoredInquiry, column: (typeof columns)[number]): string {
  if (column === "answerBy") {
    return findAnswerBy(new Date(inquiry.receivedAt), business.replyTimes).toISOString();
  }
  if (column !== "details") return inquiry[column];
  return inquiry.details === undefined ? "" : formatDetails(inquiry.details);
}
