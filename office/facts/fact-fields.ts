import { business } from "#content/dealership/business.ts";
import type { Notice } from "#content/dealership/notice.ts";
import { toInstant } from "#domain/calendar/business-hours.ts";
import { formatClockTime, weekDays, type OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { parseDay, toWallTime } from "#domain/calendar/wall-time.ts";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import type { FactValues } from "#server/facts/fact-store.ts";
import type { FactGroup } from "./fact-groups.ts";

/** What the fields of a form hold, by their names. */
export type FactFields = Readonly<Record<string, string>>;

/** Rows for further closures below those that are listed. */
const emptyRows = 3;

/** The fields of a group as they are filled for its values. */
export function toFields(group: FactGroup, values: FactValues, today: string): FactFields {
  const fields: Record<string, string> = {};
  for (const path of Object.keys(group.labels)) {
    const value = values[path];
    if (path === "hours.specialDays")
      Object.assign(fields, toClosureFields(value as SpecialDay[], today));
    else if (path.startsWith("hours."))
      Object.assign(fields, toHoursFields(path, value as OpeningPeriod[]));
    else if (path === "notice") Object.assign(fields, toNoticeFields(value as Notice | null));
    else
      fields[path] = typeof value === "number" ? String(value) : ((value as string | null) ?? "");
  }
  return fields;
}

/**
 * The values that the fields of a group say. What cannot be read is a value that no schema takes, so
 * that one place says what is wrong.
 * @param seen what the facts were when the form was opened: of closures, days that are over stay.
 */
export function readFields(
  group: FactGroup,
  fields: FactFields,
  seen: FactValues,
  today: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(group.labels).map((path) => [path, readField(path, fields, seen[path], today)]),
  );
}

function readField(path: string, fields: FactFields, seen: unknown, today: string): unknown {
  if (path === "hours.specialDays") {
    const over = (seen as SpecialDay[]).filter(({ day }) => day < today);
    return [...over, ...listClosureRows(fields).map(({ closure }) => closure)];
  }
  if (path.startsWith("hours.")) return readHours(path, fields);
  if (path === "notice") return readNotice(fields);
  const text = cleanText(fields[path] ?? "");
  if (path === "contacts.street") return text === "" ? null : text;
  if (path === "contacts.email") return text.toLowerCase();
  if (path.startsWith("contacts.")) return formatPhone(text);
  const figure = text.replaceAll(/[$,\s%]/g, "");
  return /^\d+$/.test(figure) ? Number(figure) : text;
}

function toHoursFields(path: string, periods: readonly OpeningPeriod[]): FactFields {
  const fields: Record<string, string> = {};
  for (const day of weekDays) {
    const period = periods.find(({ days }) => days.includes(day));
    fields[`${path}.${day}.from`] = period?.open ? formatClockTime(period.open.from) : "";
    fields[`${path}.${day}.to`] = period?.open ? formatClockTime(period.open.to) : "";
    fields[`${path}.${day}.note`] = period?.note ?? "";
  }
  return fields;
}

/** Days that follow each other with the same hours are one period, as the files have it. */
function readHours(path: string, fields: FactFields): OpeningPeriod[] {
  const periods: {
    days: OpeningPeriod["days"][number][];
    open: OpeningPeriod["open"];
    note?: string;
  }[] = [];
  for (const day of weekDays) {
    const field = (name: string) => fields[`${path}.${day}.${name}`] ?? "";
    const open = readOpen(field("from"), field("to"));
    const note = cleanText(field("note"));
    const rest = { open, ...(open === null && note !== "" ? { note } : {}) };
    const last = periods.at(-1);
    const isSame =
      last && JSON.stringify({ ...last, days: [] }) === JSON.stringify({ days: [], ...rest });
    if (isSame) last.days.push(day);
    else periods.push({ days: [day], ...rest });
  }
  return periods;
}

function toClosureFields(days: readonly SpecialDay[], today: string): FactFields {
  const rows: (SpecialDay | null)[] = days.filter(({ day }) => day >= today);
  rows.push(...Array.from({ length: emptyRows }, () => null));
  const fields: Record<string, string> = {};
  for (const [index, row] of rows.entries()) {
    fields[`day.${index}`] = row?.day ?? "";
    fields[`name.${index}`] = row?.name ?? "";
    fields[`from.${index}`] = row?.open ? formatClockTime(row.open.from) : "";
    fields[`to.${index}`] = row?.open ? formatClockTime(row.open.to) : "";
  }
  return fields;
}

/** How many rows of closures a form has. */
export function countRows(fields: FactFields): number {
  return Object.keys(fields).filter((name) => name.startsWith("day.")).length;
}

/** The rows of closures that say something, in the order of their dates, each with its number from 0. */
export function listClosureRows(fields: FactFields): { index: number; closure: SpecialDay }[] {
  return Array.from({ length: countRows(fields) }, (_, index) => {
    const field = (name: string) => cleanText(fields[`${name}.${index}`] ?? "");
    const closure = {
      day: parseDay(field("day")) ?? field("day"),
      name: field("name"),
      open: readOpen(field("from"), field("to")),
    };
    return { index, closure };
  })
    .filter(({ closure: { day, name } }) => day !== "" || name !== "")
    .toSorted((one, other) => (one.closure.day < other.closure.day ? -1 : 1));
}

function toNoticeFields(notice: Notice | null): FactFields {
  if (notice === null) return { text: "", day: "", time: "" };
  const { day, hour } = toWallTime(new Date(notice.endsAt), business.timeZone);
  return { text: notice.text, day, time: formatClockTime(hour) };
}

function readNotice(fields: FactFields): Notice | null {
  const text = cleanText(fields["text"] ?? "");
  if (text === "") return null;
  const day = parseDay(cleanText(fields["day"] ?? ""));
  const hour = readHour(fields["time"] ?? "");
  if (day === null || Number.isNaN(hour)) return { text, endsAt: "" };
  return {
    text,
    endsAt: new Date(toInstant(new Date(day), hour, business.timeZone)).toISOString(),
  };
}

/** Null when both are empty; an hour that cannot be read is NaN. */
function readOpen(from: string, to: string): OpeningPeriod["open"] {
  if (from.trim() === "" && to.trim() === "") return null;
  return { from: readHour(from), to: readHour(to) };
}

/** "09:30" of a time field or "9:30 AM" as Americans type it. */
function readHour(text: string): number {
  const [, hours, minutes = "0", half] =
    /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?m?\.?\s*$/i.exec(text) ?? [];
  if (hours === undefined) return Number.NaN;
  const clock =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  return clock + Number(minutes) / 60;
}

/** Ten digits, however they are typed, as pages write them. */
function formatPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : text;
}
