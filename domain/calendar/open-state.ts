import { listOpenings, readLocalTime, toWeekDay } from "./business-hours.ts";
import { formatHour, type OpeningPeriod } from "./opening-hours.ts";
import type { SpecialDay } from "./special-day.ts";

/** From so many days ahead on, a weekday alone could be taken for this week's. */
const daysOfWeekdayMax = 6;
const dayMs = 86_400_000;

/**
 * "Open until 5 PM", or when it opens next: "Opens Monday 9 AM", and with the date when that is a week
 * or more ahead. It names times and never just "open" or "closed", so a page that was left lying open
 * does not say what is not so. Null when the table has no open hour within 60 days.
 * @param now the minute of opening counts as open, that of closing as closed.
 */
export function formatOpenState(
  now: Date,
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  timeZone: string,
): string | null {
  for (const opening of listOpenings(now, periods, specialDays, timeZone)) {
    if (opening.closesAt <= now.getTime()) continue;
    if (opening.opensAt <= now.getTime()) return `Open until ${formatHour(opening.to)}`;
    return `Opens ${formatDay(opening.date, now, timeZone)} ${formatHour(opening.from)}`;
  }
  return null;
}

/** The special days from today on, at most so many days ahead. */
export function findSpecialDays(
  now: Date,
  specialDays: readonly SpecialDay[],
  timeZone: string,
  daysAhead: number,
): SpecialDay[] {
  const today = toMidnight(now, timeZone);
  return specialDays.filter(({ day }) => {
    const ahead = (Date.parse(`${day}T00:00:00Z`) - today) / dayMs;
    return ahead >= 0 && ahead <= daysAhead;
  });
}

/** A date as "Thursday, November 26". */
export function formatDate(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`));
}

function formatDay(date: Date, now: Date, timeZone: string): string {
  const daysAhead = (date.getTime() - toMidnight(now, timeZone)) / dayMs;
  if (daysAhead <= daysOfWeekdayMax) return toWeekDay(date) ?? "";
  return `${shortDate.format(date)},`;
}

/** Midnight UTC of the date that it is in a time zone. */
function toMidnight(now: Date, timeZone: string): number {
  const { year, month, day } = readLocalTime(now, timeZone);
  return Date.UTC(year, month - 1, day);
}

const longDate = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

const shortDate = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
