import { departmentHours } from "#content/dealership/hours.ts";
import { describeSpecialDay } from "#domain/calendar/open-state.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";

interface ShowroomHoursProps {
  /** "Open until 5 PM". */
  hoursNow: string | null;
  specialDays: readonly SpecialDay[];
}

/** When the door is open: the usual day large, the others a line each. */
export function ShowroomHours({ hoursNow, specialDays }: ShowroomHoursProps) {
  const showroom = departmentHours.find(({ id }) => id === "showroom");
  if (!showroom) return null;
  const [usual, ...others] = showroom.periods.map((period) => ({
    days: formatDays(period.days),
    hours: formatPeriod(period),
  }));
  const special = specialDays
    .map(describeSpecialDay)
    .map(({ date, hours }) => ({ days: date, hours }));
  return (
    <dl>
      {usual && (
        <div className="flex flex-col-reverse">
          <dt className="text-quiet">
            {usual.days}
            {hoursNow && (
              <span data-nosnippet className="block">
                {hoursNow}
              </span>
            )}
          </dt>
          <dd className="price-figures text-title-1 text-brand">{usual.hours}</dd>
        </div>
      )}
      {[...others, ...special].map(({ days, hours }, index) => (
        <div
          key={days}
          className={`flex justify-between gap-4 border-t border-line py-2 ${index === 0 ? "mt-4" : ""}`}
        >
          <dt className="text-quiet">{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
