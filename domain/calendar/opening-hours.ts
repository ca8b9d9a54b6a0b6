/** Days as schema.org names them, in the order a week is printed. */
export const weekDays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type WeekDay = (typeof weekDays)[number];

/** One line of an hours table: days with the same hours. */
export interface OpeningPeriod {
  days: readonly WeekDay[];
  /** Hours of a 24-hour clock, such as 9 and 17.5 for 5:30 PM; null when closed. */
  open: { from: number; to: number } | null;
  /** Shown instead of "Closed", such as "Emergencies only". */
  note?: string;
  /** Whom to call about the note. */
  phone?: { display: string; link: string };
}

export interface DepartmentHours {
  id: "showroom" | "service" | "delivery" | "storage";
  name: string;
  periods: readonly OpeningPeriod[];
}

/** "Monday to Friday", "Monday and Tuesday, Thursday", or "Sunday": in the order of a week. */
export function formatDays(days: readonly WeekDay[]): string {
  const runs: WeekDay[][] = [];
  let isRunning = false;
  for (const day of weekDays) {
    const isListed = days.includes(day);
    if (isListed && isRunning) runs.at(-1)?.push(day);
    else if (isListed) runs.push([day]);
    isRunning = isListed;
  }
  return runs.map(formatRun).join(", ");
}

/** "9 AM to 5 PM", or the period's note, or "Closed". */
export function formatPeriod(period: OpeningPeriod): string {
  if (period.open === null) return period.note ?? "Closed";
  return `${formatHour(period.open.from)} to ${formatHour(period.open.to)}`;
}

/** As `formatPeriod`, with the number to call: "Emergencies only, call (732) 555-0100". */
export function formatPeriodWithPhone(period: OpeningPeriod): string {
  const { phone } = period;
  return formatPeriod(period) + (phone === undefined ? "" : `, call ${phone.display}`);
}

/** Days on which no department changes its hours. */
interface DayColumn {
  days: readonly WeekDay[];
  /** Of each department, in their order; none on a day without hours. */
  periods: readonly (OpeningPeriod | undefined)[];
}

/** The week in stretches of days on which no department changes its hours. */
export function listDayColumns(
  departments: readonly Pick<DepartmentHours, "periods">[],
): DayColumn[] {
  const weeks = departments.map(({ periods }) => periods);
  const columns: { days: WeekDay[]; periods: DayColumn["periods"] }[] = [];
  for (const day of weekDays) {
    const periods = weeks.map((week) => week.find(({ days }) => days.includes(day)));
    const last = columns.at(-1);
    if (last?.periods.every((period, index) => period === periods[index])) last.days.push(day);
    else columns.push({ days: [day], periods });
  }
  return columns;
}

/** The hour of a 24-hour clock as Americans write it: 9 is "9 AM", 14.5 is "2:30 PM". */
export function formatHour(hour: number): string {
  const { hours, minutes } = splitHour(hour);
  const onClock = hours % 12 === 0 ? 12 : hours % 12;
  const shownMinutes = minutes === 0 ? "" : `:${padTwo(minutes)}`;
  return `${onClock}${shownMinutes} ${hours % 24 < 12 ? "AM" : "PM"}`;
}

/** The hour of a 24-hour clock as programs write it: 9 is "09:00", 14.5 is "14:30". */
export function formatClockTime(hour: number): string {
  const { hours, minutes } = splitHour(hour);
  return `${padTwo(hours)}:${padTwo(minutes)}`;
}

/** Days that follow each other. */
function formatRun(days: readonly WeekDay[]): string {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  if (days.length <= 2) return days.join(" and ");
  return `${first} to ${last}`;
}

function splitHour(hour: number): { hours: number; minutes: number } {
  const allMinutes = Math.round(hour * 60);
  return { hours: Math.floor(allMinutes / 60), minutes: allMinutes % 60 };
}

function padTwo(value: number): string {
  return String(value).padStart(2, "0");
}
