import { weekDays } from "#domain/calendar/opening-hours.ts";
import { addDays } from "#domain/calendar/calendar-day.ts";
import { findWeekDay } from "#domain/calendar/wall-time.ts";
import {
  computeAnswerTimes,
  type AnswerTimes,
  type ReceivedInquiry,
  toDayStart,
} from "./answer-times.ts";

/** One week of a report, from Monday on; the first and the last one may be cut off by the report. */
export interface ReportWeek {
  /** Its first day within the report, as YYYY-MM-DD. */
  from: string;
  views: number;
  calls: number;
  /** Stored inquiries that are not suspected spam. */
  inquiries: number;
  answerTimes: AnswerTimes;
}

/** What was counted on a day, or in a whole week. */
export interface DayCount {
  /** The day, or the Monday of the week. */
  day: string;
  kind: string;
  count: number;
}

/** Sorts days and inquiries of a report, which are oldest first, into its weeks. */
export function splitWeeks(
  from: string,
  to: string,
  days: readonly DayCount[],
  inquiries: readonly ReceivedInquiry[],
): ReportWeek[] {
  let first = 0;
  return listWeekStarts(from, to).map((start, index, starts) => {
    const next = starts[index + 1] ?? addDays(to, 1);
    const endMs = toDayStart(next);
    let end = first;
    while ((inquiries[end]?.receivedAt ?? endMs) < endMs) end += 1;
    const received = inquiries.slice(first, end);
    first = end;
    const sum = (wanted: string) =>
      days
        .filter(({ day, kind }) => kind === wanted && day >= start && day < next)
        .reduce((total, { count }) => total + count, 0);
    return {
      from: start,
      views: sum("view"),
      calls: sum("call"),
      inquiries: received.length,
      answerTimes: computeAnswerTimes(received),
    };
  });
}

/** The first day, and every Monday after it. */
function listWeekStarts(from: string, to: string): string[] {
  const starts = [from];
  let next = addDays(from, weekDays.length - weekDays.indexOf(findWeekDay(from)));
  while (next <= to) {
    starts.push(next);
    next = addDays(next, weekDays.length);
  }
  return starts;
}
