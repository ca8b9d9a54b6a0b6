import { listOpenings } from "./business-hours.ts";
import type { OpeningPeriod } from "./opening-hours.ts";
import type { SpecialDay } from "./special-day.ts";

const hourMs = 3_600_000;
/** So many open hours are left for the answer when the reminder comes. */
const openHoursLeft = 2;
/** With fewer open hours than these before the promise ends, the reminder would follow the inquiry at once. */
const openHoursMin = 3;
/** Then it comes so many hours by the clock before the end, for whoever looks at the mail at home. */
const clockHoursLeft = 4;

/**
 * When staff are reminded of an inquiry without an answer. The promise runs by the clock, also while
 * the shop is closed, so the reminder must come while somebody can still answer in time: two open
 * hours before the promise ends. After a weekend or a holiday these two hours may be the last ones of
 * the day before. Where hardly any open hour is left at all, it comes four hours before the end.
 * @param answerBy when the promise ends, later than `receivedAt`.
 */
export function findReminderTime(
  receivedAt: Date,
  answerBy: Date,
  periods: readonly OpeningPeriod[],
  timeZone: string,
  specialDays: readonly SpecialDay[],
): Date {
  const [start, end] = [receivedAt.getTime(), answerBy.getTime()];
  const open: { from: number; to: number }[] = [];
  for (const { opensAt, closesAt } of listOpenings(receivedAt, periods, specialDays, timeZone)) {
    if (opensAt >= end) break;
    const [from, to] = [Math.max(opensAt, start), Math.min(closesAt, end)];
    if (from < to) open.push({ from, to });
  }
  const totalMs = open.reduce((sum, { from, to }) => sum + to - from, 0);
  if (totalMs < openHoursMin * hourMs) return new Date(end - clockHoursLeft * hourMs);
  let leftMs = openHoursLeft * hourMs;
  for (const { from, to } of open.toReversed()) {
    if (to - from >= leftMs) return new Date(to - leftMs);
    leftMs -= to - from;
  }
  return answerBy;
}
