/** Days as schema.org names them, in the order a week is printed. */
export const weekDays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type WeekDay = (typeof weekDays)[number];

/** One line of an hours table: consecutive days with the same hours. */
export interface OpeningPeriod {
  days: readonly WeekDay[];
  /** Hours of a 24-hour clock, such as 9 and 17; null when closed. */
  open: { from: number; to: number } | null;
  /** Shown instead of "Closed", such as "Emergencies only". */
  note?: string;
  /** Whom to call about the note. */
  phone?: { display: string; link: string };
}

export interface DepartmentHours {
  id: "showroom" | "service" | "delivery" | "storage";
  name: string;
  periods: readonly OpeningPeriod[];
}

/** "Monday to Friday", or "Sunday" for a single day. */
export function formatDays(days: readonly WeekDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  return first === last ? first : `${first} to ${last}`;
}

/** "9 AM to 5 PM", or the period's note, or "Closed". */
export function formatPeriod(period: OpeningPeriod): string {
  if (period.open === null) return period.note ?? "Closed";
  return `${formatHour(period.open.from)} to ${formatHour(period.open.to)}`;
}

/** As `formatPeriod`, with the number to call: "Emergencies only, call (732) 555-0100". */
export function formatPeriodWithPhone(period: OpeningPeriod): string {
  const { phone } = period;
  return formatPeriod(period) + (phone === undefined ? "" : `, call ${phone.display}`);
}

/** The hour of a 24-hour clock as Americans write it: 9 is "9 AM", 17 is "5 PM". */
export function formatHour(hour: number): string {
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  return `${onClock} ${hour % 24 < 12 ? "AM" : "PM"}`;
}
