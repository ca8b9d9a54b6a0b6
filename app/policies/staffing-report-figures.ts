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

/** What employees get. */
export const practicesTable: FactTableProps = {
  caption: "What employees get",
  rows: [
    ["Paid time off", `${paidTimeOffDays.from} to ${paidTimeOffDays.to} days a year`],
    ["Orientation", `${staffing.orientationHours} hours on carts, safety, service and the job`],
  ],
};

export const planTable: FactTableProps = {
  caption: `Plan for ${plan.year}`,
  rows: [[`To fill in ${plan.year}`, `${plan.hires.from} to ${plan.hires.to} positions`]],
};

/** Who stayed, and the aim as a mark on the same bar, as shares of everybody. */
export const retentionBars: ChartBarProps = {
  caption: "Retention",
  bars: [
    {
      label: `Stayed in ${staffing.year}`,
      value: staffing.retentionPercent,
      valueText: `${staffing.retentionPercent}%`,
      mark: {
        label: `Target for ${plan.year}`,
        value: plan.retentionTargetPercent,
        valueText: `${plan.retentionTargetPercent}% or more`,
      },
    },
  ],
  scaleMax: 100,
};
