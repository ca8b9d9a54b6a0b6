import { business } from "#content/dealership/business.ts";
import { departmentsTable as words } from "#content/pages/words/hours.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { describeSpecialDay } from "#domain/calendar/open-state.ts";
import {
  type DepartmentHours,
  formatDays,
  formatPeriod,
  listDayColumns,
  type OpeningPeriod,
} from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";

interface HoursByDepartmentProps {
  departments: readonly DepartmentHours[];
  /** Read out: a heading says it to the eye. */
  title: string;
  /** "Open until 5 PM" of each department, under its name. */
  textsNow?: ReadonlyMap<DepartmentHours["id"], string | null>;
  /** Days on which every department keeps other hours. */
  specialDays?: readonly SpecialDay[];
}

const headStyle = "py-2 whitespace-nowrap align-bottom text-small font-semibold sm:pr-4";
const cellStyle = "align-baseline sm:py-2 sm:whitespace-nowrap sm:pr-4 sm:last:pr-0";
const closed: OpeningPeriod = { days: [], open: null };

/**
 * When which department is open: a row for each, a column for each stretch of days. On a phone each
 * department is a heading over its days.
 */
export function HoursByDepartment({ title, ...hours }: HoursByDepartmentProps) {
  const isCallNeeded = hours.departments.some(({ periods }) => periods.some(({ phone }) => phone));
  return (
    <div>
      <table className="stacked-hours w-full text-left">
        <caption className="sr-only">{title}</caption>
        <HoursOfWeek {...hours} />
      </table>
      {isCallNeeded && (
        <p className="border-t border-line pt-1 text-small text-quiet">
          {words.callText}{" "}
          <a
            href={business.phone.link}
            ping={pingPath}
            className="inline-flex min-h-11 items-center whitespace-nowrap text-brand"
          >
            {business.phone.display}
          </a>
        </p>
      )}
    </div>
  );
}

type HoursOfWeekProps = Pick<HoursByDepartmentProps, "departments" | "textsNow" | "specialDays">;

function HoursOfWeek({ departments, textsNow, specialDays }: HoursOfWeekProps) {
  const columns = listDayColumns(departments);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.departmentLabel}</span>
          </th>
          {columns.map(({ days }) => (
            <th key={formatDays(days)} scope="col" className={headStyle}>
              {formatDays(days)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {departments.map(({ id, name }, row) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className={cellStyle}>
              {name}
              {textsNow && (
                <span data-nosnippet className="text-small font-normal text-quiet sm:block">
                  {textsNow.get(id)}
                </span>
              )}
            </th>
            {listCells(columns, row).map(({ days, label, hours }) => (
              <td key={days} data-days={label} className={cellStyle}>
                {hours}
              </td>
            ))}
          </tr>
        ))}
        {specialDays?.map(describeSpecialDay).map(({ date, hours }) => (
          <tr key={date} className="border-t border-line">
            <th scope="row" colSpan={columns.length} className={`${cellStyle} font-normal`}>
              {date}
            </th>
            <td className={cellStyle}>{hours}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

/**
 * The cells of a department, each with the days that a phone writes before its hours: those of the
 * columns after it, too, as long as the hours stay the same. The cells of these then have an empty label.
 */
function listCells(columns: ReturnType<typeof listDayColumns>, row: number) {
  const cells = columns.map(({ days, periods }) => ({
    days,
    hours: formatPeriod(periods[row] ?? closed),
  }));
  return cells.map(({ days, hours }, index) => {
    if (cells[index - 1]?.hours === hours) return { days: formatDays(days), hours, label: "" };
    const end = cells.findIndex((other, place) => place > index && other.hours !== hours);
    const run = cells.slice(index, end === -1 ? undefined : end);
    return { days: formatDays(days), hours, label: formatDays(run.flatMap((cell) => cell.days)) };
  });
}
