import { business } from "#content/dealership/business.ts";
import { findAnswerBy } from "#domain/calendar/business-hours.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import { formatDuration } from "#domain/calendar/duration.ts";

/** A moment as staff read it, such as "Fri, Nov 20, 10:00 AM", with its year if it is another one. */
export function formatMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const readYear = (date: Date) => toDay(date, business.timeZone).slice(0, 4);
  return moment.toLocaleString(business.locale, {
    timeZone: business.timeZone,
    weekday: "short",
    ...(readYear(moment) !== readYear(now) && { year: "numeric" }),
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
}

/** By when an inquiry is to be answered, as the site promises visitors: ISO 8601 in UTC. */
export function toAnswerBy(receivedAt: string): string {
  return findAnswerBy(new Date(receivedAt), business.replyTimes).toISOString();
}

/** How long until a moment, or since it: "3 h 20 min left", "2 h late", "2 days late". */
export function formatTimeLeft(until: string, now: string): string {
  const ms = Date.parse(until) - Date.parse(now);
  return `${formatDuration(Math.abs(ms))} ${ms < 0 ? "late" : "left"}`;
}

/** A count with its noun: "1 inquiry", "12 inquiries". */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString(business.locale)} ${count === 1 ? one : many}`;
}

export function formatNumber(value: number): string {
  return value.toLocaleString(business.locale);
}

/** A day given as YYYY-MM-DD, such as "Nov 16, 2026". */
export function formatDay(day: string): string {
  return formatParts(day, { year: "numeric", month: "short", day: "numeric" });
}

/** The same where a year has no room, such as "Nov 16". */
export function formatShortDay(day: string): string {
  return formatParts(day, { month: "short", day: "numeric" });
}

function formatParts(day: string, parts: Intl.DateTimeFormatOptions): string {
  const options = { ...parts, timeZone: "UTC" };
  return new Date(`${day}T00:00:00Z`).toLocaleString(business.locale, options);
}

const browserNames = [
  { sign: "Edg", name: "Edge" },
  { sign: "Firefox/", name: "Firefox" },
  { sign: "Chrome/", name: "Chrome" },
  { sign: "Safari/", name: "Safari" },
];
const systemNames = [
  { sign: "iPhone", name: "an iPhone" },
  { sign: "iPad", name: "an iPad" },
  { sign: "Android", name: "Android" },
  { sign: "Windows", name: "Windows" },
  { sign: "Mac OS X", name: "a Mac" },
  { sign: "Linux", name: "Linux" },
];

/** A browser by the text that it sends of itself, such as "Chrome on Windows". */
export function formatBrowser(userAgent: string): string {
  const findName = (names: typeof browserNames) =>
    names.find(({ sign }) => userAgent.includes(sign))?.name;
  const browser = findName(browserNames) ?? "A browser";
  const system = findName(systemNames);
  return system === undefined ? browser : `${browser} on ${system}`;
}
