import { listOpenings, readLocalTime, toWeekDay } from "./business-hours.ts";
import { formatHour, formatPeriod, type OpeningPeriod } from "./opening-hours.ts";
import { findOpening, type SpecialDay } from "./special-day.ts";

/** From so many days ahead on, a weekday alone could be taken for this week's. */
const daysOfWeekdayMax = 6;
const dayMs = 86_400_000;

/**
 * "Open until 5 PM", or when it opens next: "Opens Monday 9 AM", and with the date when that is a week
 * or more ahead; on a date that is closed out of turn "Closed today, Dec 25". It names times or the
 * date and never just "open" or "closed", so a page that was left lying open does not say what is not
 * so. Null when the table has no open hour within 60 days.
 * @param now the minute of opening counts as open, that of closing as closed.
 */
export function formatOpenState(
  now: Date,
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  timeZone: string,
): string | null {
  const closed = findClosure(now, periods, specialDays, timeZone);
  if (closed !== null) return `Closed today, ${shortDate.format(closed)}`;
  return formatNextOpening(now, periods, specialDays, timeZone);
}

/**
 * As `formatOpenState`, but a date that is closed out of turn is passed over like a Sunday: on
 * Thanksgiving it says "Opens Friday 9 AM".
 */
export function formatNextOpening(
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

/** A row of hours: "Thursday, November 26 (Thanksgiving Day)" and "Closed" or "9 AM to 1 PM". */
export function describeSpecialDay({ day, name, open }: SpecialDay): {
  date: string;
  hours: string;
} {
  // A line may end before the name, not within it.
  const unbroken = name.replaceAll(" ", "\u00A0");
  return { date: `${formatDate(day)} (${unbroken})`, hours: formatPeriod({ days: [], open }) };
}

/** Midnight UTC of the date that it is, when it is closed although its day of the week is open. */
function findClosure(
  now: Date,
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  timeZone: string,
): Date | null {
  const today = new Date(toMidnight(now, timeZone));
  const isUsuallyOpen = findOpening(today, toWeekDay(today), periods, []) !== null;
  const isOpen = findOpening(today, toWeekDay(today), periods, specialDays) !== null;
  return isUsuallyOpen && !isOpen ? today : null;
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
