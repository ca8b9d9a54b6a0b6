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

/** What the report opens with. */
export const openingFigures = [
  { figure: String(peakStaff), label: "people at the peak of the season" },
  { figure: `${staffing.retentionPercent}%`, label: "of our people stayed" },
  { figure: String(staffing.averageDaysToFill), label: "days on average to fill a position" },
  { figure: development, label: "training budget per employee per year" },
] as const;

/** The figures that the report neither opens with nor draws as bars. */
export const figuresTable = {
  caption: "More numbers",
  rows: [
    ["Paid time off", `${paidTimeOffDays.from} to ${paidTimeOffDays.to} days`],
    ["Orientation", `${staffing.orientationHours} hours`],
    [`Positions to fill in ${plan.year}`, `${plan.hires.from} to ${plan.hires.to}`],
    [`Retention target for ${plan.year}`, `${plan.retentionTargetPercent}% or more`],
  ],
} as const;
