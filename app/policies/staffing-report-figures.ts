import { peakStaff, staffing } from "#content/dealership/staffing-report.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { ChartBarProps } from "#app/ui/chart-bar.tsx";

const { plan, seasonalMonths, paidTimeOffDays } = staffing;
const development = formatDollars(staffing.developmentPerEmployeeDollars);

export const positionsChart: ChartBarProps = {
  caption: "Positions by kind",
  bars: [
    { label: "Full-time", value: staffing.fullTime, valueText: String(staffing.fullTime) },
    { label: "Part-time", value: staffing.partTime, valueText: String(staffing.partTime) },
    {
      label: `Seasonal, ${seasonalMonths.from} to ${seasonalMonths.to}`,
      value: staffing.seasonal,
      valueText: String(staffing.seasonal),
    },
    { label: "All, in season", value: peakStaff, valueText: String(peakStaff), tone: "good" },
  ],
};

export const developmentText = `The training budget is ${development} per employee per year.`;

/** Every figure of the report in one table, but the positions, which are drawn as bars. */
export const figuresTable = {
  caption: `${staffing.year} in numbers`,
  rows: [
    ["Retention", `${staffing.retentionPercent}%`],
    ["Training budget per employee per year", development],
    ["Paid time off", `${paidTimeOffDays.from} to ${paidTimeOffDays.to} days`],
    ["Orientation", `${staffing.orientationHours} hours`],
    ["Average time to fill a position", `${staffing.averageDaysToFill} days`],
    [`Positions to fill in ${plan.year}`, `${plan.hires.from} to ${plan.hires.to}`],
    [`Retention target for ${plan.year}`, `${plan.retentionTargetPercent}% or more`],
  ],
} as const;
