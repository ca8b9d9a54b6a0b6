import { readLocalTime } from "./business-hours.ts";

/** The day of an instant in a time zone, as YYYY-MM-DD. */
export function toDay(instant: Date, timeZone: string): string {
  const { year, month, day } = readLocalTime(instant, timeZone);
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** The day so many days after a day given as YYYY-MM-DD; before it when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
