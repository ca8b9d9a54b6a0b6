/** The times that the report offers, in days. */
export const reportDays = [30, 90, 365] as const;

const daysDefault = 90;

/** The days that the URL of the report names; what is not offered counts as absent. */
export function parseReportDays(parameters: URLSearchParams): number {
  return reportDays.find((days) => String(days) === parameters.get("days")) ?? daysDefault;
}
