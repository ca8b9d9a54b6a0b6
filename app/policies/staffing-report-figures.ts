import { departments, peakStaff, staffing } from "#content/dealership/staffing-report.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { ChartBarProps } from "#app/ui/chart-bar.tsx";
import type { FactTableProps } from "./fact-table.tsx";

const { plan, seasonalMonths, paidTimeOffDays } = staffing;

/** The positions, the longest part of the bar first. */
export const positions = [
  { label: "Full-time", note: "all year", count: staffing.fullTime },
  { label: "Part-time", note: "all year", count: staffing.partTime },
  {
    label: "Seasonal",
    note: `${seasonalMonths.from} to ${seasonalMonths.to}`,
    count: staffing.seasonal,
  },
] as const;

/** What the report opens with. */
export const openingFigures = [
  { figure: String(peakStaff), label: "people at the peak of the season" },
  {
    figure: `${staffing.retentionPercent}%`,
    label: "of our people stayed",
  },
  { figure: String(staffing.averageDaysToFill), label: "days on average to fill a position" },
  {
    figure: formatDollars(staffing.developmentPerEmployeeDollars),
    label: "training budget per person a year",
  },
] as const;

export const departmentsTable: FactTableProps = { caption: "Departments", rows: departments };

export const practicesTable: FactTableProps = {
  caption: "What employees get",
  rows: [
    ["Paid time off a year", `${paidTimeOffDays.from} to ${paidTimeOffDays.to} days`],
    ["Orientation on carts, safety, service and the job", `${staffing.orientationHours} hours`],
  ],
  isOfFigures: true,
};

export const planTable: FactTableProps = {
  caption: `The plan for ${plan.year}`,
  rows: [[`Positions to fill in ${plan.year}`, `${plan.hires.from} to ${plan.hires.to}`]],
  isOfFigures: true,
};

/** Who stayed, and the aim, as shares of everybody. */
export const retentionBars: ChartBarProps = {
  caption: "Retention",
  bars: [
    {
      label: `Stayed in ${staffing.year}`,
      value: staffing.retentionPercent,
      valueText: `${staffing.retentionPercent}%`,
    },
    {
      label: `Retention target for ${plan.year}`,
      value: plan.retentionTargetPercent,
      valueText: `${plan.retentionTargetPercent}% or more`,
      tone: "good",
    },
  ],
  scaleMax: 100,
};
