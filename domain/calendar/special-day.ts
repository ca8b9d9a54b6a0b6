import { formatPeriod, type OpeningPeriod } from "./opening-hours.ts";

/** A date on which the whole dealership is closed, or open for a shorter time. */
export interface SpecialDay {
  /** YYYY-MM-DD in the dealership's time zone. */
  day: string;
  /** What the day is called, such as "Thanksgiving Day". */
  name: string;
  /** Hours of a 24-hour clock; null when closed. */
  open: { from: number; to: number } | null;
}

/** "2026-11-26 (Thanksgiving Day): Closed". */
export function formatSpecialDay({ day, name, open }: SpecialDay): string {
  return `${day} (${name}): ${formatPeriod({ days: [], open })}`;
}

/**
 * The hours of a department on a date: on a special day what is left of its usual ones, null when it
 * is closed.
 * @param date midnight UTC of the date.
 */
export function findOpening(
  date: Date,
  weekDay: OpeningPeriod["days"][number] | undefined,
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
): { from: number; to: number } | null {
  const usual = periods.find(({ days }) => weekDay !== undefined && days.includes(weekDay));
  const open = usual?.open ?? null;
  const day = date.toISOString().slice(0, 10);
  const special = specialDays.find((each) => each.day === day);
  if (special === undefined || open === null) return open;
  if (special.open === null) return null;
  const from = Math.max(open.from, special.open.from);
  const to = Math.min(open.to, special.open.to);
  return from < to ? { from, to } : null;
}
