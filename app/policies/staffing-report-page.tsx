import { requirePage } from "#content/pages/pages.ts";
import {
  peakStaff,
  reportSections,
  staffing,
  staffingReport,
} from "#content/dealership/staffing-report.ts";
import { formatDollars } from "#domain/money/money.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ChartBar } from "#app/ui/chart-bar.tsx";
import { PolicyDate } from "./policy-date.tsx";
import { PolicyLayout } from "./policy-layout.tsx";
import { ProseSection } from "#app/site/prose.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { contactFacts, ownShore } from "./policy-frame.tsx";
import type { Route } from "./+types/staffing-report-page";

const page = requirePage("/policies/staffing-report");
const { contact, ...sections } = reportSections;
const { plan, seasonalMonths, paidTimeOffDays } = staffing;

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function StaffingReport() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PolicyLayout
        head={staffingReport}
        note={
          <>
            <PolicyDate day={staffing.periodStart} /> to <PolicyDate day={staffing.periodEnd} />
          </>
        }
        shore={ownShore}
        headings={Object.values(reportSections)}
        contact={{
          id: contact.id,
          title: contact.title,
          text: contact.paragraphs.join(" "),
          ...contactFacts,
        }}
      >
        <ReportBody />
      </PolicyLayout>
    </>
  );
}

function ReportBody() {
  return (
    <>
      <ProseSection {...sections.summary}>
        <AllFigures />
      </ProseSection>
      <ProseSection {...sections.workforce}>
        <ChartBar
          caption="Positions by kind"
          bars={[
            { label: "Full-time", value: staffing.fullTime, valueText: String(staffing.fullTime) },
            { label: "Part-time", value: staffing.partTime, valueText: String(staffing.partTime) },
            {
              label: `Seasonal, ${seasonalMonths.from} to ${seasonalMonths.to}`,
              value: staffing.seasonal,
              valueText: String(staffing.seasonal),
            },
            {
              label: "All, in season",
              value: peakStaff,
              valueText: String(peakStaff),
              tone: "good",
            },
          ]}
        />
      </ProseSection>
      <ProseSection {...sections.departments} />
      <ProseSection {...sections.demographics} />
      <ProseSection {...sections.practices} />
      <ProseSection {...sections.development}>
        <p className="my-3 max-w-prose">
          The budget for it is {formatDollars(staffing.developmentPerEmployeeDollars)} per employee
          and year.
        </p>
      </ProseSection>
      <ProseSection {...sections.performance} />
      <ProseSection {...sections.safety} />
      <ProseSection {...sections.satisfaction}>
        <ChartBar
          caption="People who stayed, in percent of all"
          scaleMax={100}
          bars={[
            {
              label: String(staffing.year),
              value: staffing.retentionPercent,
              valueText: `${staffing.retentionPercent}%`,
            },
            {
              label: `Target for ${plan.year}, at least`,
              value: plan.retentionTargetPercent,
              valueText: `${plan.retentionTargetPercent}%`,
              tone: "good",
            },
          ]}
        />
      </ProseSection>
      <ProseSection {...sections.planning} />
      <ProseSection {...sections.community} />
    </>
  );
}

/** Every figure of the report in one table, for those who print or quote it. */
function AllFigures() {
  const rows = [
    ["Full-time positions", staffing.fullTime],
    ["Part-time positions", staffing.partTime],
    [`Seasonal positions, ${seasonalMonths.from} to ${seasonalMonths.to}`, staffing.seasonal],
    ["All positions in season", peakStaff],
    ["Retention", `${staffing.retentionPercent}%`],
    [
      "Budget for development, per employee and year",
      formatDollars(staffing.developmentPerEmployeeDollars),
    ],
    ["Paid time off", `${paidTimeOffDays.from} to ${paidTimeOffDays.to} days`],
    ["Orientation", `${staffing.orientationHours} hours`],
    ["Average time to fill a position", `${staffing.averageDaysToFill} days`],
    [`Positions to fill in ${plan.year}`, `${plan.hires.from} to ${plan.hires.to}`],
    [`Retention target for ${plan.year}`, `${plan.retentionTargetPercent}% or more`],
  ] as const;
  return (
    <table className="my-6 w-full max-w-prose border-collapse print:break-inside-avoid">
      <caption className="pb-2 text-start font-display font-bold">
        The figures of {staffing.year}
      </caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 pe-4 text-start font-normal text-quiet">
              {label}
            </th>
            <td className="price-figures py-2 text-end whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
