import { stringify } from "csv-stringify/sync";
import type { AnalyticsReport } from "./report.ts";

const minuteMs = 60_000;

/** The tables of a report, each a file of its own. */
export const reportTables = ["pages", "weeks"] as const;

export type ReportTable = (typeof reportTables)[number];

/** One table of a report for a spreadsheet; every cell is a path of the site, a day or a number. */
export function formatReportCsv({ pages, weeks }: AnalyticsReport, table: ReportTable): string {
  if (table === "pages") {
    const columns = ["path", "views", "calls", "inquiries", "financing"];
    const rows = pages.map(({ path, counts }) => [
      path,
      counts.view,
      counts.call,
      counts.inquiry,
      counts.financing,
    ]);
    return stringify([columns, ...rows]);
  }
  const columns = ["weekFrom", "views", "calls", "inquiries", "answered", "unanswered"];
  const times = ["medianMinutesToAnswer", "worstMinutesToAnswer"];
  const toMinutes = (ms: number | null) => (ms === null ? "" : Math.round(ms / minuteMs));
  const rows = weeks.map(({ from, views, calls, inquiries, answerTimes }) => [
    from,
    views,
    calls,
    inquiries,
    answerTimes.answered,
    answerTimes.unanswered,
    toMinutes(answerTimes.medianMs),
    toMinutes(answerTimes.worstMs),
  ]);
  return stringify([[...columns, ...times], ...rows]);
}
