import { business } from "#content/dealership/business.ts";
import { toInstant } from "#domain/calendar/business-hours.ts";
import { addDays } from "#domain/calendar/calendar-day.ts";
import { interests, type Interest } from "#domain/inquiry/inquiry.ts";
import type { InquiryStatus } from "#domain/inquiry/stored-inquiry.ts";
import type { InquiryFilter } from "#server/inquiries/inquiry-search.ts";

const searchLengthMax = 200;
const pageMax = 100_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const statuses: readonly InquiryStatus[] = ["new", "answered", "spam"];

/** The fields of the form above the list, as typed; empty when absent. */
export interface InquiryQuery {
  search: string;
  status: InquiryStatus | "";
  interest: Interest | "";
  /** Days in the dealership's own time, as YYYY-MM-DD; both are included. */
  from: string;
  to: string;
  page: number;
}

/** Reads the list's URL; what is not understood counts as absent. */
export function parseInquiryQuery(parameters: URLSearchParams): InquiryQuery {
  const read = (name: string) => parameters.get(name)?.trim() ?? "";
  const day = (name: string) => (isDay(read(name)) ? read(name) : "");
  const page = Number(read("page"));
  return {
    search: read("search").slice(0, searchLengthMax),
    status: statuses.find((status) => status === read("status")) ?? "",
    interest: interests.find((interest) => interest === read("interest")) ?? "",
    from: day("from"),
    to: day("to"),
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
}

/** What the database is asked for. */
export function toInquiryFilter(query: InquiryQuery): InquiryFilter {
  const { search, status, interest, from, to, page } = query;
  return {
    page,
    ...(search === "" ? {} : { text: search }),
    ...(status === "" ? {} : { status }),
    ...(interest === "" ? {} : { interest }),
    ...(from === "" ? {} : { from: toDayStart(from) }),
    ...(to === "" ? {} : { before: toDayStart(addDays(to, 1)) }),
  };
}

/** The query of a page of the same list, with a leading "?" or empty. */
export function formatInquiryQuery(query: InquiryQuery): string {
  const { page, ...fields } = query;
  const parameters = new URLSearchParams(Object.entries(fields).filter(([, text]) => text !== ""));
  if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** Midnight in the dealership's own time. */
function toDayStart(day: string): Date {
  return new Date(toInstant(new Date(`${day}T00:00:00Z`), 0, business.timeZone));
}

function isDay(text: string): boolean {
  return dayPattern.test(text) && !Number.isNaN(Date.parse(text));
}
