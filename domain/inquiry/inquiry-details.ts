import { cleanText, countCharacters, formatTooLong } from "./clean-text.ts";
import {
  requestForms,
  requestKinds,
  toRequestKind,
  type RequestField,
  type RequestKind,
} from "./request-fields.ts";

/** What a request says beside its message: its kind, and each field that was filled in. */
export interface InquiryDetails {
  request: RequestKind;
  [field: string]: string;
}

/** The name of a detail where errors are named, and in the form that is posted without script. */
export type DetailName = `details.${string}`;

export type DetailErrors = Record<DetailName, string>;

export type DetailsCheck =
  { ok: true; details: InquiryDetails | null } | { ok: false; errors: DetailErrors };

const unknownFieldsMax = 10;
const unknownNameLengthMax = 60;

/**
 * Checks the details of an inquiry, the same way in the browser and on the server: texts are cleaned,
 * empty ones are left out. A field that the request does not have is an error, so that no program
 * takes for stored what was dropped. Never throws.
 * @param input of any type; undefined and null mean that there are none.
 */
export function checkDetails(input: unknown): DetailsCheck {
  if (input === undefined || input === null) return { ok: true, details: null };
  const values = new Map(typeof input === "object" ? Object.entries(input) : []);
  const request = toRequestKind(values.get("request"));
  if (request === null) {
    const message = `Details need a request: one of ${requestKinds.join(", ")}`;
    return { ok: false, errors: { [toDetailName("request")]: message } };
  }
  const { fields } = requestForms[request];
  const errors: DetailErrors = findUnknownFields(values, fields);
  const details: InquiryDetails = { request };
  for (const field of fields) {
    const value = values.get(field.name) ?? "";
    const text = typeof value === "string" ? cleanText(value) : null;
    const error = text === null ? `${field.label}: expected a text` : checkField(field, text);
    if (error !== null) errors[toDetailName(field.name)] = error;
    else if (text !== null && text !== "") details[field.name] = text;
  }
  const { from = "", to = "" } = details;
  if (from !== "" && to !== "" && to < from) {
    errors[toDetailName("to")] = "The last day is before the first day";
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, details };
}

/** The name of a field in errors and in the posted form. */
export function toDetailName(field: string): DetailName {
  return `details.${field}`;
}

/** What was filled in, in words, in the order of the form: "Time of day", "Morning". */
export function listDetails(details: InquiryDetails): { label: string; value: string }[] {
  return requestForms[details.request].fields.flatMap((field) => {
    const value = details[field.name];
    return value === undefined ? [] : [{ label: field.label, value: formatValue(field, value) }];
  });
}

/** The request and what was filled in, in one line: "Storage: Where?: Indoors; ...". */
export function formatDetails(details: InquiryDetails): string {
  const said = listDetails(details).map(({ label, value }) => `${label}: ${value}`);
  return [requestForms[details.request].name, ...said].join("; ");
}

/**
 * The message of a request whose form does not ask for one: what was typed, made long enough for the
 * rules of every inquiry.
 */
export function buildRequestMessage(
  request: RequestKind,
  typed: string,
  lengthMin: number,
): string {
  const text = cleanText(typed, "many");
  if (countCharacters(text) >= lengthMin) return typed;
  const { name } = requestForms[request];
  return text === "" ? `${name} request. No message was written.` : `${name} request: ${text}`;
}

function findUnknownFields(
  values: ReadonlyMap<string, unknown>,
  fields: readonly RequestField[],
): DetailErrors {
  const known = new Set(["request", ...fields.map(({ name }) => name)]);
  const unknown = [...values.keys()].filter((name) => !known.has(name)).slice(0, unknownFieldsMax);
  return Object.fromEntries(
    unknown.map((name) => {
      const shown = cleanText(name).slice(0, unknownNameLengthMax).toWellFormed();
      return [toDetailName(shown), `This request has no field "${shown}"`];
    }),
  );
}

/** The message about one cleaned text, or null when it is valid. */
function checkField(
  { kind, label, lengthMax, options }: RequestField,
  text: string,
): string | null {
  if (text === "") return null;
  if (kind === "choice") {
    const isOffered = options?.some(({ value }) => value === text) ?? false;
    return isOffered ? null : `${label}: choose one of the answers`;
  }
  if (kind === "date") return isDate(text) ? null : `${label}: enter a date, such as 2027-06-18`;
  if (kind === "year") {
    return /^(?:19|20)\d\d$/.test(text) ? null : `${label}: enter a year, such as 2019`;
  }
  const length = countCharacters(text);
  return length > lengthMax ? formatTooLong(label, lengthMax, length) : null;
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
function isDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function formatValue({ kind, options }: RequestField, value: string): string {
  if (kind === "choice") return options?.find((option) => option.value === value)?.label ?? value;
  if (kind !== "date" || !isDate(value)) return value;
  return dayFormat.format(new Date(`${value}T00:00:00Z`));
}

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
