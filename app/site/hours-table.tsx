import { pingPath } from "#domain/analytics/event.ts";
import { formatDays, formatPeriod, type DepartmentHours } from "#domain/calendar/opening-hours.ts";

/** The hours of one department, a row for each stretch of days. */
export function HoursTable({ department }: { department: DepartmentHours }) {
  return (
    <table className="w-full self-start text-left">
      <caption className="pb-2 text-left font-display text-title-3 font-bold">
        {department.name}
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
                    className="inline-block py-1 text-brand"
                  >
                    {`call ${period.phone.display}`}
                  </a>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
