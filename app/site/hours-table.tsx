import { pingPath } from "#domain/analytics/event.ts";
import { describeSpecialDay } from "#domain/calendar/open-state.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { formatDays, formatPeriod, type DepartmentHours } from "#domain/calendar/opening-hours.ts";

interface HoursTableProps {
  department: DepartmentHours;
  /** "Open until 5 PM"; only pages that are made anew each minute may say so. */
  hoursNow?: string | null;
  /** Dates that differ, listed under the days. */
  specialDays?: readonly SpecialDay[];
}

/** The hours of one department, a row for each stretch of days. */
export function HoursTable({ department, hoursNow, specialDays }: HoursTableProps) {
  return (
    <table className="w-full self-start text-left">
      <caption className="pb-2 text-left font-display text-title-3 font-bold">
        {department.name}
        {hoursNow && (
          <span data-nosnippet className="block font-body text-body font-normal">
            {hoursNow}
          </span>
        )}
      </caption>
      <tbody>
        {department.periods.map((period) => (
          <tr key={formatDays(period.days)} className="border-t border-line">
            <th scope="row" className="w-[55%] py-2 pr-4 font-normal text-quiet">
              {formatDays(period.days)}
            </th>
            <td className="py-2">
              {formatPeriod(period)}
              {period.phone && (
                <>
                  {", "}
                  <a
                    href={period.phone.link}
                    ping={pingPath}
                    className="inline-block py-1 whitespace-nowrap text-brand"
                  >
                    {`call ${period.phone.display}`}
                  </a>
                </>
              )}
            </td>
          </tr>
        ))}
        {specialDays?.map(describeSpecialDay).map(({ date, hours }) => (
          <tr key={date} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 font-normal text-quiet">
              {date}
            </th>
            <td className="py-2">{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
