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

export const departmentsFigures = [
  { figure: String(departments.length), label: "departments" },
] as const;

/** What employees get. */
export const practicesFigures = [
  {
    figure: `${paidTimeOffDays.from} to ${paidTimeOffDays.to} days`,
    label: "of paid time off a year",
  },
  {
    figure: `${staffing.orientationHours} hours`,
    label: "of orientation on carts, safety, service and the job",
  },
] as const;

export const planFigures = [
  {
    figure: `${plan.hires.from} to ${plan.hires.to}`,
    label: `positions to fill in ${plan.year}`,
  },
] as const;

/** Who stayed, and the aim as a mark on the same bar, as shares of everybody. */
export const retentionBars: ChartBarProps = {
  caption: "Retention",
  bars: [
    {
      label: `Stayed in ${staffing.year}`,
      value: staffing.retentionPercent,
      valueText: `${staffing.retentionPercent}%`,
      mark: {
        label: `Retention target for ${plan.year}`,
        value: plan.retentionTargetPercent,
        valueText: `${plan.retentionTargetPercent}% or more`,
      },
    },
  ],
  scaleMax: 100,
};
