import type { ReactNode } from "react";
import { formatDuration } from "#domain/calendar/duration.ts";
import { formatDay, formatNumber } from "#office/site/texts.ts";
import type { AnalyticsReport } from "#server/analytics/report.ts";

const cell = "px-3 py-2";
const numberCell = `${cell} price-figures text-right`;
const pagesShownMax = 200;

/** The numbers behind the drawing of the weeks. */
export function WeekTable({ weeks }: Pick<AnalyticsReport, "weeks">) {
  const titles = ["Inquiries", "Calls", "Pages opened", "Half answered within", "Longest answer"];
  return (
    <FoldedTable summary="Every week as a table" first="Week from" titles={titles}>
      {weeks.toReversed().map(({ from, inquiries, calls, views, answerTimes }) => (
        <tr key={from} className="border-t border-line">
          <th scope="row" className={`${cell} font-semibold`}>
            {formatDay(from)}
          </th>
          {[inquiries, calls, views].map((count, index) => (
            <td key={titles[index]} className={numberCell}>
              {formatNumber(count)}
            </td>
          ))}
          {[answerTimes.medianMs, answerTimes.worstMs].map((ms, index) => (
            <td key={titles[index + 3]} className={numberCell}>
              {ms === null ? "–" : formatDuration(ms)}
            </td>
          ))}
        </tr>
      ))}
    </FoldedTable>
  );
}

/** The numbers behind the drawing of the pages, those that lead to most calls and inquiries first. */
export function PageTable({ pages }: Pick<AnalyticsReport, "pages">) {
  const titles = ["Opened", "Calls", "Inquiries", "Financing"];
  return (
    <FoldedTable summary="Every page as a table" first="Page" titles={titles}>
      {pages.slice(0, pagesShownMax).map(({ path, counts }) => (
        <tr key={path} className="border-t border-line">
          <th scope="row" className={`${cell} font-semibold [overflow-wrap:anywhere]`}>
            {path}
          </th>
          {[counts.view, counts.call, counts.inquiry, counts.financing].map((count, index) => (
            <td key={titles[index]} className={numberCell}>
              {formatNumber(count)}
            </td>
          ))}
        </tr>
      ))}
    </FoldedTable>
  );
}

function FoldedTable({
  summary,
  first,
  titles,
  children,
}: {
  summary: string;
  first: string;
  titles: readonly string[];
  children: ReactNode;
}) {
  return (
    <details className="mt-4">
      <summary className="min-h-11 py-2 text-brand">{summary}</summary>
      <section
        aria-label={summary}
        // A wide table scrolls by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line"
      >
        <table className="w-full text-left text-small">
          <caption className="sr-only">{summary}</caption>
          <thead className="bg-raised">
            <tr>
              <th scope="col" className={cell}>
                {first}
              </th>
              {titles.map((title) => (
                <th key={title} scope="col" className={`${cell} text-right`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </details>
  );
}
