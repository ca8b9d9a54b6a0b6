import type { AnalyticsReport, Counts } from "#server/analytics/report.ts";

/** Counts as `--json` prints them, where prefetched pages have the key `ahead`. */
type CountsJson = Record<Exclude<keyof Counts, "prefetch"> | "ahead", number>;

/** The report as `--json` prints it. */
export interface AnalyticsReportJson extends Pick<
  AnalyticsReport,
  "from" | "to" | "inquiriesStored" | "answerTimes"
> {
  pages: { path: string; counts: CountsJson }[];
  totals: CountsJson;
}

/** The value of `--json`. Programs of staff read it, so its keys do not change with the code's. */
export function toReportJson({
  from,
  to,
  pages,
  totals,
  inquiriesStored,
  answerTimes,
}: AnalyticsReport): AnalyticsReportJson {
  return {
    from,
    to,
    pages: pages.map(({ path, counts }) => ({ path, counts: toCountsJson(counts) })),
    totals: toCountsJson(totals),
    inquiriesStored,
    answerTimes,
  };
}

function toCountsJson({ view, prefetch, call, financing, inquiry }: Counts): CountsJson {
  return { view, ahead: prefetch, call, financing, inquiry };
}
