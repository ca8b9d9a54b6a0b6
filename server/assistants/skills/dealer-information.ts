import { z } from "zod";
import { assistantTexts } from "#content/dealership/assistants.ts";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { formatSpecialDay } from "#domain/calendar/special-day.ts";
import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import {
  formatClockTime,
  formatDays,
  formatPeriodWithPhone,
} from "#domain/calendar/opening-hours.ts";
import type { SkillOutcome } from "./skill.ts";

export const dealerInformationInput = z.strictObject({});

const hours = z.object({ open: z.string(), close: z.string() });
const rooftopOutput = z.object({
  name: z.string(),
  website: z.string(),
  geo: z.object({ latitude: z.number(), longitude: z.number() }),
  emails: z.array(z.object({ value: z.string() })),
  phones: z.array(z.object({ name: z.string(), value: z.string().describe("In E.164 form.") })),
  address: z.object({
    country: z.string(),
    state: z.string(),
    city: z.string(),
    address_line_1: z.string().optional().describe("Left out while the street is unknown."),
    zip: z.string(),
  }),
  schedules: z
    .array(z.object({ name: z.string(), value: z.record(z.string(), hours.nullable()) }))
    .describe("Each department's hours by day of the week; null when closed."),
  timezone: z.string(),
  notes: z.string(),
  capabilities: z.array(z.string()),
});

/** The dealership with its one rooftop, as trade protocols call a place of business. */
export const dealerInformationOutput = z.object({
  name: z.string(),
  welcome_message: z.string(),
  rooftops: z.array(rooftopOutput),
});

/** Who and where the dealership is, and when each department is open, with a welcome. */
export function getDealerInformation(
  siteUrl: string,
): SkillOutcome<z.infer<typeof dealerInformationOutput>> {
  return { ok: true, data: buildDealerInformation(siteUrl), message: assistantTexts.welcome };
}

/** Who and where the dealership is, and when each department is open. */
export function buildDealerInformation(siteUrl: string): z.infer<typeof dealerInformationOutput> {
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
      ...(showroom.street !== null && { address_line_1: showroom.street }),
      zip: showroom.postalCode,
    },
    schedules: departmentHours.map((department) => ({
      name: department.name,
      value: buildOpeningHours(department),
    })),
    timezone: timeZone,
    notes: [listShowroomLines().join(", "), ...buildNotes()].join(". "),
    capabilities: [...assistantTexts.capabilities],
  };
  return { name, welcome_message: assistantTexts.welcome, rooftops: [rooftop] };
}

/** A telephone number as E.164 writes it. @param link the same as a `tel:` link. */
export function toE164({ link }: { link: string }): string {
  return link.replace(/^tel:/, "");
}

/** Each day of the week with its hours; null when closed. */
function buildOpeningHours({ periods }: DepartmentHours) {
  return Object.fromEntries(
    periods.flatMap(({ days, open }) =>
      days.map((day) => [
        day.toLowerCase(),
        open === null
          ? null
          : { open: formatClockTime(open.from), close: formatClockTime(open.to) },
      ]),
    ),
  );
}

/** Days on other terms: "Service, Sunday: Emergencies only", and dates with hours of their own. */
function buildNotes(): string[] {
  const onTerms = departmentHours.flatMap(({ name, periods }) =>
    periods
      .filter(({ note }) => note !== undefined)
      .map((period) => `${name}, ${formatDays(period.days)}: ${formatPeriodWithPhone(period)}`),
  );
  return [...onTerms, ...listSpecialDays().map(formatSpecialDay)];
}
