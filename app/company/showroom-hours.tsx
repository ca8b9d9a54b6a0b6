import { departmentHours } from "#content/dealership/hours.ts";
import { describeSpecialDay } from "#domain/calendar/open-state.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";

/** The hours of the usual day, for the top of the page. */
export function listUsualHours(): { figure: string; label: string }[] {
  const [usual] = listPeriods();
  return usual ? [{ figure: formatPeriod(usual), label: formatDays(usual.days) }] : [];
}

/** When the door is open: days with the same hours together, the usual ones first. */
export function ShowroomHours({ specialDays }: { specialDays: readonly SpecialDay[] }) {
  const usual = listPeriods().map((period) => ({
    days: formatDays(period.days),
    hours: formatPeriod(period),
  }));
  const special = specialDays
    .map(describeSpecialDay)
    .map(({ date, hours }) => ({ days: date, hours }));
  const byHours = Map.groupBy([...usual, ...special], ({ hours }) => hours);
  return (
    <dl>
      {Array.from(byHours, ([hours, days]) => (
        <div
          key={hours}
          className="border-t border-line py-3 text-quiet first:text-text sm:grid sm:grid-cols-[6.75rem_1fr] sm:gap-x-4"
        >
          <dt className="font-semibold">{hours}</dt>
          <dd>
            {days.map(({ days: text }) => (
              <span key={text} className="block max-sm:[font-size:0.9375rem]">
                {text}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Read when a page is made: the office changes them. */
function listPeriods() {
  return departmentHours.find(({ id }) => id === "showroom")?.periods ?? [];
}
