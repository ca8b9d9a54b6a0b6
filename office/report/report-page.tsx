import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ChartBar } from "#app/ui/chart-bar.tsx";
import { formatDuration } from "#domain/calendar/duration.ts";
import { officeContext } from "#office/context.ts";
import { Button } from "#office/site/button.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { SelectInput } from "#office/site/text-input.tsx";
import { formatCount, formatDay, formatNumber, formatShortDay } from "#office/site/texts.ts";
import type { AnswerTimes } from "#server/analytics/answer-times.ts";
import { parseReportDays, reportDays } from "./report-days.ts";
import { PageTable, WeekTable } from "./report-tables.tsx";
import { WeekChart } from "./week-chart.tsx";

const pagesDrawnMax = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const days = parseReportDays(new URL(request.url).searchParams);
  return { days, report: await context.get(officeContext).readReport(days) };
}

export default function ReportPage() {
  const { days, report } = useLoaderData<typeof loader>();
  const { from, to, totals, inquiriesStored, answerTimes, weeks, pages } = report;
  const leading = pages.filter(({ counts }) => counts.call + counts.inquiry > 0);
  const draw = (value: (week: (typeof weeks)[number]) => number) =>
    weeks.map((week) => ({ label: formatShortDay(week.from), value: value(week) }));
  return (
    <PageFrame title="Report">
      <form method="get" className="flex flex-wrap items-end gap-3">
        <SelectInput
          id="days"
          name="days"
          label="Time"
          value={String(days)}
          options={reportDays.map((count) => ({
            value: String(count),
            label: `The last ${count} days`,
          }))}
        />
        <Button>Show</Button>
        <p className="py-2 text-quiet">
          {formatDay(from)} to {formatDay(to)}
        </p>
      </form>
      <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        <Figure term="Inquiries" text={formatNumber(inquiriesStored)} />
        <Figure term="Calls from the site" text={formatNumber(totals.call)} />
        <Figure term="Pages opened" text={formatNumber(totals.view)} />
        <Figure term="Half answered within" text={formatTime(answerTimes.medianMs)} />
        <Figure term="Longest answer" text={formatTime(answerTimes.worstMs)} />
      </dl>
      <p className="mt-3 text-quiet">{formatAnswered(answerTimes)}</p>
      <div className="mt-6 stack-5">
        <Panel title="By week">
          <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
            <WeekChart title="Inquiries" weeks={draw(({ inquiries }) => inquiries)} />
            <WeekChart title="Calls" weeks={draw(({ calls }) => calls)} />
          </div>
          <WeekTable weeks={weeks} />
          <Download days={days} table="weeks" />
        </Panel>
        <Panel title="By page">
          {leading.length === 0 ? (
            <p>No page has led to a call or an inquiry in this time.</p>
          ) : (
            <ChartBar
              caption="Pages that led to calls and inquiries"
              bars={leading.slice(0, pagesDrawnMax).map(({ path, counts }) => ({
                label: path,
                value: counts.call + counts.inquiry,
                valueText: `${formatCount(counts.call, "call", "calls")}, ${formatCount(counts.inquiry, "inquiry", "inquiries")}`,
              }))}
            />
          )}
          <PageTable pages={pages} />
          <Download days={days} table="pages" />
        </Panel>
        <p className="max-w-prose text-small text-quiet">
          Calls are phone links that were followed in browsers that report it; a number dialed by
          hand is not seen. Visitors who ask not to be counted are left out of pages and calls.
        </p>
      </div>
    </PageFrame>
  );
}

function Figure({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card bg-raised p-4">
      <dt className="text-small text-quiet">{term}</dt>
      <dd className="price-figures text-title-3 whitespace-nowrap">{text}</dd>
    </div>
  );
}

function Download({ days, table }: { days: number; table: "weeks" | "pages" }) {
  return (
    <p className="mt-2">
      <a
        href={`/report/export?days=${days}&table=${table}`}
        className="inline-flex min-h-11 items-center text-brand"
      >
        Save {table === "weeks" ? "the weeks" : "the pages"} as a spreadsheet (CSV)
      </a>
    </p>
  );
}

function formatTime(ms: number | null): string {
  return ms === null ? "–" : formatDuration(ms);
}

function formatAnswered({ answered, unanswered }: AnswerTimes): string {
  if (answered + unanswered === 0) return "No inquiries have come in during this time.";
  const inquiries = formatCount(answered, "inquiry is answered", "inquiries are answered");
  return unanswered === 0 ? `${inquiries}.` : `${inquiries}, ${formatNumber(unanswered)} not yet.`;
}
