import { formatDays, formatPeriod, type DepartmentHours } from "#domain/hours.ts";

/** The week of one department, as a policy shows it. */
export function HoursTable({
  hours,
  department,
}: {
  hours: readonly DepartmentHours[];
  department: DepartmentHours["id"];
}) {
  const found = hours.find(({ id }) => id === department);
  if (found === undefined) throw new RangeError(`No hours for ${department}`);
  return (
    <table className="my-5 w-full max-w-prose border-collapse print:break-inside-avoid">
      <caption className="pb-1 text-start text-small text-quiet">{found.name}</caption>
      <tbody>
        {found.periods.map((period) => (
          <tr key={period.days.join()}>
            <th scope="row" className="border-b border-line py-2 pe-4 text-start font-normal">
              {formatDays(period.days)}
            </th>
            <td className="border-b border-line py-2">{formatPeriod(period)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
