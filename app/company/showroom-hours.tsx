import { departmentHours } from "#content/dealership/hours.ts";
import { describeSpecialDay } from "#domain/calendar/open-state.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";

/** When the door is open: the usual day large, then the others, those with the same hours together. */
export function ShowroomHours({ specialDays }: { specialDays: readonly SpecialDay[] }) {
  const showroom = departmentHours.find(({ id }) => id === "showroom");
  if (!showroom) return null;
  const [usual, ...others] = showroom.periods.map((period) => ({
    days: formatDays(period.days),
    hours: formatPeriod(period),
  }));
  const special = specialDays
    .map(describeSpecialDay)
    .map(({ date, hours }) => ({ days: date, hours }));
  const byHours = Map.groupBy([...others, ...special], ({ hours }) => hours);
  return (
    <dl>
      {usual && (
        <div className="flex flex-col-reverse">
          <dt className="text-lead">{usual.days}</dt>
          <dd className="price-figures text-title-1 text-brand">{usual.hours}</dd>
        </div>
      )}
      {Array.from(byHours, ([hours, days]) => (
        <div key={hours} className="mt-4 flex gap-6 border-t border-line pt-3 text-quiet lg:mt-5">
          <dt>{hours}</dt>
          <dd>
            {days.map(({ days: text }) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
