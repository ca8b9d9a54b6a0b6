import { formatCount } from "#cli/count-text.ts";
import { business } from "#content/dealership/business.ts";
import { formatDuration } from "#domain/calendar/duration.ts";
import type { AnswerTimes } from "#server/analytics/answer-times.ts";
import { countLeads, type Counts, type AnalyticsReport } from "#server/analytics/report.ts";

const barWidth = 30;
const pathWidthMax = 44;
/** Pages listed of each kind; --json has all of them. */
const pagesShownMax = 25;

/** The characters of a bar. */
const marks = { call: "█", inquiry: "▓", financing: "░" } as const;

/** What the figures can and cannot show; printed below them. */
export const notes = [
  "Opened: requests of people for the page. A page loaded ahead by the browser, when a pointer rests on its link, may or may not have been looked at: the truth is between the first figure and the sum of both. A page that comes back from the browser's own memory is not seen here.",
  "Calls and financing: links followed in browsers that report it. Chrome and Edge do, Safari is said to; Firefox and browsers made for privacy do not, so the true number is higher. A link followed is no conversation, and a number dialed by hand is not seen.",
  "Inquiries: stored with their count in one transaction, for the page that led to the form, or /contact where that is not known. Suspected spam is left out.",
  "Left out everywhere: visitors who send Global Privacy Control or Do Not Track, and programs that say what they are.",
];

/** The report as text, with bars. */
export function formatReport(report: AnalyticsReport): string {
  const { from, to, totals, inquiriesStored, answerTimes, pages } = report;
  const leading = pages.filter(({ counts }) => countLeads(counts) > 0);
  const opened = pages
    .filter(({ counts }) => counts.view + counts.prefetch > 0)
    .toSorted((left, right) => right.counts.view - left.counts.view);
  return [
    `${formatDay(from)} to ${formatDay(to)} (days in ${business.timeZone})`,
    "",
    `Calls ${number(totals.call)}, inquiries ${number(totals.inquiry)}, financing clicks ${number(totals.financing)}`,
    `Pages opened ${number(totals.view)}, loaded ahead ${number(totals.prefetch)}`,
    `Inquiries stored in this time, counted or not: ${number(inquiriesStored)}`,
    `Time to answer: ${formatAnswerTimes(answerTimes)}`,
    "",
    `Pages that led to calls ${marks.call}, inquiries ${marks.inquiry} and financing clicks ${marks.financing}`,
    ...formatPages(leading, (counts, most) => `${drawBar(counts, most)} ${formatLeads(counts)}`),
    "",
    "Pages opened most",
    ...formatPages(opened, ({ view, prefetch }) => {
      return `${number(view).padStart(7)}${prefetch > 0 ? `, loaded ahead ${number(prefetch)}` : ""}`;
    }),
    "",
    ...notes,
    "",
  ].join("\n");
}

/** "median 2 h, longest 20 h 5 min; 12 answered, 1 not": how long inquiries waited. */
function formatAnswerTimes({ answered, unanswered, medianMs, worstMs }: AnswerTimes): string {
  const counts = `${number(answered)} answered, ${number(unanswered)} not`;
  if (medianMs === null || worstMs === null) return counts;
  return `median ${formatDuration(medianMs)}, longest ${formatDuration(worstMs)}; ${counts}`;
}

/** "12 calls, 1 inquiry": what a page led to. */
export function formatLeads({ call, inquiry, financing }: Counts): string {
  const parts = [
    call > 0 && formatCount(call, "call", "calls"),
    inquiry > 0 && formatCount(inquiry, "inquiry", "inquiries"),
    financing > 0 && formatCount(financing, "financing click", "financing clicks"),
  ];
  return parts.filter((part) => part !== false).join(", ");
}

/** A day given as YYYY-MM-DD, as Americans write it. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

function formatPages(
  pages: AnalyticsReport["pages"],
  formatCounts: (counts: Counts, leadsMost: number) => string,
): string[] {
  if (pages.length === 0) return ["  none"];
  const shown = pages.slice(0, pagesShownMax);
  const width = Math.min(pathWidthMax, Math.max(...shown.map(({ path }) => path.length)));
  const most = Math.max(...shown.map(({ counts }) => countLeads(counts)));
  const lines = shown.map(
    ({ path, counts }) => `  ${path.padEnd(width)}  ${formatCounts(counts, most)}`,
  );
  const left = pages.length - shown.length;
  return left > 0 ? [...lines, `  and ${left} more, see --json`] : lines;
}

/** The page with the most leads gets the longest bar; every kind that occurred gets a character. */
function drawBar(counts: Counts, most: number): string {
  const kinds = ["call", "inquiry", "financing"] as const;
  const scale = Math.min(1, barWidth / most);
  return kinds
    .map((kind) =>
      marks[kind].repeat(counts[kind] > 0 ? Math.max(1, Math.round(counts[kind] * scale)) : 0),
    )
    .join("");
}

const dayFormat = new Intl.DateTimeFormat(business.locale, {
  dateStyle: "medium",
  timeZone: "UTC",
});
const numberFormat = new Intl.NumberFormat(business.locale);

function number(value: number): string {
  return numberFormat.format(value);
}
