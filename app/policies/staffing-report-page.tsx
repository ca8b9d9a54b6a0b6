import { requirePage } from "#content/pages/pages.ts";
import { reportSections, staffing, staffingReport } from "#content/dealership/staffing-report.ts";
import { findRevision } from "#content/pages/policies/policies.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ChartBar } from "#app/ui/chart-bar.tsx";
import { LargeFigures } from "#app/ui/large-figures.tsx";
import { PolicyDate } from "./policy-date.tsx";
import { PolicyLayout } from "./policy-layout.tsx";
import { ProseSection } from "#app/site/prose.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import {
  developmentText,
  figuresTable,
  openingFigures,
  positionsChart,
} from "./staffing-report-figures.ts";
import { readContactFacts } from "./policy-frame.tsx";
import type { Route } from "./+types/staffing-report-page";

const page = requirePage("/policies/staffing-report");
const { contact, ...sections } = reportSections;

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
            <PolicyDate day={staffing.periodStart} /> to <PolicyDate day={staffing.periodEnd} />.
            Last revised <PolicyDate day={findRevision(staffingReport.slug).revised} />.
          </>
        }
        headings={Object.values(reportSections)}
        contact={{
          id: contact.id,
          title: contact.title,
          text: contact.paragraphs.join(" "),
          ...readContactFacts(),
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
      <LargeFigures figures={openingFigures} isRow />
      <ProseSection {...sections.summary}>
        <MoreFigures />
      </ProseSection>
      <ProseSection {...sections.workforce}>
        <ChartBar {...positionsChart} />
      </ProseSection>
      <ProseSection {...sections.departments} />
      <ProseSection {...sections.demographics} />
      <ProseSection {...sections.practices} />
      <ProseSection {...sections.development}>
        <p className="my-3 max-w-prose">{developmentText}</p>
      </ProseSection>
      <ProseSection {...sections.performance} />
      <ProseSection {...sections.safety} />
      <ProseSection {...sections.satisfaction} />
      <ProseSection {...sections.planning} />
      <ProseSection {...sections.community} />
    </>
  );
}

function MoreFigures() {
  return (
    <table className="my-6 w-full max-w-prose border-collapse print:break-inside-avoid">
      <caption className="pb-2 text-start font-display font-bold">{figuresTable.caption}</caption>
      <tbody>
        {figuresTable.rows.map(([label, value]) => (
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
