import type { OpeningPeriod, WeekDay } from "./opening-hours.ts";
import { weekDays } from "./opening-hours.ts";
import { findOpening, type SpecialDay } from "./special-day.ts";

/** When an inquiry is to be answered. */
export interface AnswerTimes {
  /** The promise: this many hours by the clock. */
  answerBy: Date;
  /** What is typical, counted in hours while the department is open. */
  typicalFrom: Date;
  typicalTo: Date;
}

/** `business.replyTimes` of the content. */
export interface ReplyTimes {
  answerWithinHours: number;
  typicalHours: { from: number; to: number };
}

const hourMs = 3_600_000;
/** A table without any open hour must not be searched forever. */
const daysSearchedMax = 60;

/**
 * When an inquiry received at `receivedAt` should be answered, by a department's hours.
 * @throws RangeError when the department has too few open hours within 60 days.
 */
export function computeAnswerTimes(
  receivedAt: Date,
  replyTimes: ReplyTimes,
  periods: readonly OpeningPeriod[],
  timeZone: string,
  specialDays: readonly SpecialDay[] = [],
): AnswerTimes {
  const addOpen = (hours: number) =>
    addOpenHours(receivedAt, hours, periods, timeZone, specialDays);
  return {
    answerBy: findAnswerBy(receivedAt, replyTimes),
    typicalFrom: addOpen(replyTimes.typicalHours.from),
    typicalTo: addOpen(replyTimes.typicalHours.to),
  };
}

/** By when an inquiry is answered, as the site promises: so many hours by the clock. */
export function findAnswerBy(receivedAt: Date, { answerWithinHours }: ReplyTimes): Date {
  return new Date(receivedAt.getTime() + answerWithinHours * hourMs);
}

/**
 * The moment when `hours` of opening time have passed since `start`. Days on which clocks change
 * count with their true length.
 * @throws RangeError when the table has too few open hours within 60 days.
 */
export function addOpenHours(
  start: Date,
  hours: number,
  periods: readonly OpeningPeriod[],
  timeZone: string,
  specialDays: readonly SpecialDay[] = [],
): Date {
  let remainingMs = hours * hourMs;
  for (const opening of listOpenings(start, periods, specialDays, timeZone)) {
    const opensAt = Math.max(opening.opensAt, start.getTime());
    const { closesAt } = opening;
    if (closesAt <= opensAt) continue;
    if (opensAt + remainingMs <= closesAt) return new Date(opensAt + remainingMs);
    remainingMs -= closesAt - opensAt;
  }
  throw new RangeError(
    `The hours table has no ${hours} open hours within ${daysSearchedMax} days.`,
  );
}

/** One stretch of open hours; instants in milliseconds since the epoch, hours of a 24-hour clock. */
interface Opening {
  /** Midnight UTC of its date in the time zone. */
  date: Date;
  from: number;
  to: number;
  opensAt: number;
  closesAt: number;
}

/** The openings from the day of an instant on, in order, for 60 days. */
export function* listOpenings(
  start: Date,
  periods: readonly OpeningPeriod[],
  specialDays: readonly SpecialDay[],
  timeZone: string,
): Generator<Opening> {
  const { year, month, day } = readLocalTime(start, timeZone);
  for (let offset = 0; offset <= daysSearchedMax; offset += 1) {
    const date = new Date(Date.UTC(year, month - 1, day + offset));
    const open = findOpening(date, toWeekDay(date), periods, specialDays);
    if (open === null) continue;
    const opensAt = toInstant(date, open.from, timeZone);
    const closesAt = toInstant(date, open.to, timeZone);
    yield { date, ...open, opensAt, closesAt };
  }
}

/** JavaScript counts the week from Sunday, our table from Monday. */
export function toWeekDay(date: Date): WeekDay | undefined {
  return weekDays[(date.getUTCDay() + 6) % 7];
}

/**
 * The instant of an hour on a local date, in milliseconds; the offset is looked up twice because of
 * clock changes.
 * @param date midnight of that day in UTC.
 */
export function toInstant(date: Date, hour: number, timeZone: string): number {
  const wallClockMs = date.getTime() + hour * hourMs;
  const guess = wallClockMs - readOffsetMs(new Date(wallClockMs), timeZone);
  return wallClockMs - readOffsetMs(new Date(guess), timeZone);
}

function readOffsetMs(instant: Date, timeZone: string): number {
  const local = readLocalTime(instant, timeZone);
  const wallClockMs = Date.UTC(
    local.year,
    local.month - 1,
    local.day,
    local.hour,
    local.minute,
    local.second,
  );
  return wallClockMs - Math.floor(instant.getTime() / 1000) * 1000;
}

/** An instant as clocks and calendars of a time zone show it; months and days count from 1. */
interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The local date and time of a time zone at an instant.
 * @param timeZone an IANA name, such as "America/New_York".
 */
export function readLocalTime(instant: Date, timeZone: string): LocalTime {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(timeZone, format);
  }
  const time: LocalTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of format.formatToParts(instant)) {
    if (type in time) time[type as keyof LocalTime] = Number(value);
  }
  return time;
}
