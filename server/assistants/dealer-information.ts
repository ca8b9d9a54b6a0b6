import { agentWords } from "#content/dealership/assistants.ts";
import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";

/** A telephone number as E.164 writes it. @param link the same as a `tel:` address. */
export function toE164({ link }: { link: string }): string {
  return link.replace(/^tel:/, "");
}

/** The dealership as `dealer.information` answers it: one rooftop, hours by department. */
export function buildDealerInformation(siteUrl: string) {
  const { name, showroom, phone, tollFree, email, timeZone } = business;
  const rooftop = {
    name: showroom.name,
    website: siteUrl,
    geo: { latitude: showroom.coordinates.lat, longitude: showroom.coordinates.lng },
    emails: [{ value: email }],
    phones: [
      { name: "Showroom", value: toE164(phone) },
      { name: "Toll-free", value: toE164(tollFree) },
    ],
    address: {
      country: "US",
      state: showroom.stateAbbreviation,
      city: showroom.city,
      address_line_1: showroom.street,
      zip: showroom.postalCode,
    },
    schedules: departmentHours.map((department) => ({
      name: department.name,
      value: buildOpeningHours(department),
    })),
    timezone: timeZone,
    notes: [`${showroom.street}: ${showroom.streetNote}`, ...buildNotes()].join(". "),
    capabilities: [...agentWords.capabilities],
  };
  const data = { name, welcome_message: agentWords.welcome, rooftops: [rooftop] };
  return { ok: true, data, message: agentWords.welcome } as const;
}

/** Each day of the week with its hours; null when closed. */
function buildOpeningHours({ periods }: DepartmentHours) {
  return Object.fromEntries(
    periods.flatMap(({ days, open }) =>
      days.map((day) => [
        day.toLowerCase(),
        open === null ? null : { open: toClock(open.from), close: toClock(open.to) },
      ]),
    ),
  );
}

/** What closed days are on other terms, such as "Service, Sunday: Emergencies only". */
function buildNotes(): string[] {
  return departmentHours.flatMap(({ name, periods }) =>
    periods
      .filter(({ note }) => note !== undefined)
      .map((period) => `${name}, ${formatDays(period.days)}: ${formatPeriod(period)}`),
  );
}

/** 9 and 16.5 as "09:00" and "16:30". */
function toClock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${String(Math.trunc(hour)).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
