import { addDays } from "./calendar-day.ts";
import { readLocalTime } from "./business-hours.ts";
import { formatHour, weekDays, type OpeningPeriod, type WeekDay } from "./opening-hours.ts";
import { findOpening, type SpecialDay } from "./special-day.ts";

/** A date and a time of day as a clock on the wall shows them, without a time zone. */
export interface WallTime {
  /** YYYY-MM-DD. */
  day: string;
  /** Hour of a 24-hour clock, such as 9 and 17.5 for 5:30 PM. */
  hour: number;
}

const dayMs = 86_400_000;
const hoursPerDay = 24;

/** What the clocks of a time zone show at an instant, to the minute. */
export function toWallTime(instant: Date, timeZone: string): WallTime {
  const { year, month, day, hour, minute } = readLocalTime(instant, timeZone);
  return { day: toDayText(year, month, day), hour: hour + minute / 60 };
}

/** A day as a date field sends it (2027-06-18) or as Americans type it (6/18/2027); null for others. */
export function parseDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const typed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]].map(Number)
    : typed
      ? [typed[3], typed[1], typed[2]].map(Number)
      : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 2000 ? toDayText(year, month, day) : null;
}

/** Days from one day to another, both as YYYY-MM-DD; negative when the other is earlier. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Hours by the clock on the wall: a day on which clocks change counts 24 of them, too. */
export function countHours(from: WallTime, to: WallTime): number {
  return countDays(from.day, to.day) * hoursPerDay + to.hour - from.hour;
}

/** The time so many hours later by the clock on the wall; earlier when negative. */
export function addHours({ day, hour }: WallTime, hours: number): WallTime {
  const days = Math.floor((hour + hours) / hoursPerDay);
  return { day: addDays(day, days), hour: hour + hours - days * hoursPerDay };
}

export function findWeekDay(day: string): WeekDay {
  // JavaScript counts the week from Sunday, our table from Monday.
  return weekDays[(new Date(day).getUTCDay() + 6) % 7] ?? "Monday";
}

/** The period of an hours table that holds on a day; undefined when the table leaves the day out. */
export function findPeriod(
  day: string,
  periods: readonly OpeningPeriod[],
): OpeningPeriod | undefined {
  return periods.find(({ days }) => days.includes(findWeekDay(day)));
}

/** Whether a department is open at a time, special days included; at the hour of closing it is not. */
export function isOpenAt(
  { day, hour }: WallTime,
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
): boolean {
  const open = findOpening(new Date(day), findWeekDay(day), periods, specialDays);
  return open !== null && hour >= open.from && hour < open.to;
}

const dateParts = { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" } as const;
const dateFormat = new Intl.DateTimeFormat("en-US", dateParts);
const dayFormat = new Intl.DateTimeFormat("en-US", { weekday: "short", ...dateParts });

/** "June 18, 2027". */
export function formatDate(day: string): string {
  return dateFormat.format(new Date(day));
}

/** "Fri, June 18, 2027". */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(day));
}

/** "Fri, June 18, 2027, 10 AM". */
export function formatWallTime({ day, hour }: WallTime): string {
  return `${formatDay(day)}, ${formatHour(hour)}`;
}

function toDayText(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
