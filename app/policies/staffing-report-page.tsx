import { requirePage } from "#content/pages/pages.ts";
import { reportSections, staffing, staffingReport } from "#content/dealership/staffing-report.ts";
import { findRevision } from "#content/pages/policies/policies.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ChartBar } from "#app/ui/chart-bar.tsx";
import { PolicyDate } from "./policy-date.tsx";
import { PolicyLayout } from "./policy-layout.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import {
  departmentsTable,
  openingFigures,
  planTable,
  positions,
  practicesTable,
  retentionBars,
} from "./staffing-report-figures.ts";
import { FactTable } from "./fact-table.tsx";
import { PositionsTable } from "./positions-table.tsx";
import { StaffPicture } from "./staff-picture.tsx";
import { readContactFacts } from "./policy-frame.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { ReportSection } from "./report-section.tsx";
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
            <PolicyDate day={staffing.periodStart} /> to <PolicyDate day={staffing.periodEnd} />.{" "}
            <span className="whitespace-nowrap">
              Last revised <PolicyDate day={findRevision(staffingReport.slug).revised} />.
            </span>
          </>
        }
        figures={
          <>
            <StaffPicture positions={positions} />
            <ReportFigures figures={openingFigures} />
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
      <ReportSection {...sections.summary} />
      <ReportSection {...sections.workforce}>
        <PositionsTable caption="Positions by kind" positions={positions} />
      </ReportSection>
      <ReportSection {...sections.departments} lead={<FactTable {...departmentsTable} />} />
      <ReportSection {...sections.practices} lead={<FactTable {...practicesTable} />} />
      <ReportSection {...sections.performance} lead={<ChartBar {...retentionBars} />} />
      <ReportSection {...sections.safety} />
      <ReportSection {...sections.planning} lead={<FactTable {...planTable} />} />
    </>
  );
}
