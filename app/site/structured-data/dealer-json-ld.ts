import type { AutoDealer, OpeningHoursSpecification, WebSite, WithContext } from "schema-dts";
import { business } from "#content/dealership/business.ts";
import { departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { states } from "#content/places/states.ts";
import { type DepartmentHours, formatClockTime } from "#domain/calendar/opening-hours.ts";
import { findOpening } from "#domain/calendar/special-day.ts";
import { countDays, findWeekDay } from "#domain/calendar/wall-time.ts";
import { context, nameDealer } from "./schema-org.ts";
import { toGeoJsonLd } from "./schema-org.ts";

/** Dates of the next year; later ones are seldom sure. */
const daysListedMax = 366;

/** The dealership with what every page's footer says: the showroom and its hours. */
export function toDealerJsonLd(siteUrl: string, today: string): WithContext<AutoDealer> {
  return { "@context": context, ...toShowroomJsonLd(siteUrl, today) };
}

/** The dealership with the hours of each department, for pages that show them all. */
export function toDealerWithDepartmentsJsonLd(
  siteUrl: string,
  today: string,
): WithContext<AutoDealer> {
  const { telephone, address, image } = nameDealer(siteUrl);
  return {
    "@context": context,
    ...toShowroomJsonLd(siteUrl, today),
    department: departmentHours
      .filter(({ id }) => id !== "showroom")
      .map(({ id, name }) => ({
        "@type": id === "service" ? "AutoRepair" : "AutomotiveBusiness",
        name,
        image,
        telephone,
        address,
        openingHoursSpecification: toOpeningHoursJsonLd(id),
        specialOpeningHoursSpecification: toSpecialHoursJsonLd(id, today),
      })),
  };
}

/** The site as a whole; search engines take its name from here. */
export function toWebSiteJsonLd(siteUrl: string): WithContext<WebSite> {
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": `${siteUrl}/#site`,
    name: business.name,
    url: `${siteUrl}/`,
    inLanguage: business.locale,
    publisher: { "@id": `${siteUrl}/#dealer` },
  };
}

function toShowroomJsonLd(siteUrl: string, today: string) {
  const { phone, tollFree, email, showroom } = business;
  return {
    ...nameDealer(siteUrl),
    logo: `${siteUrl}/icon-512.png`,
    slogan: business.tagline,
    email,
    geo: toGeoJsonLd(showroom.coordinates),
    openingHoursSpecification: toOpeningHoursJsonLd("showroom"),
    specialOpeningHoursSpecification: toSpecialHoursJsonLd("showroom", today),
    areaServed: states.map(({ name }) => ({ "@type": "State", name }) as const),
    contactPoint: [phone, tollFree].map(({ international }) => ({
      "@type": "ContactPoint" as const,
      contactType: "sales",
      telephone: international,
      availableLanguage: "English",
    })),
  } as const;
}

/** Closed days, also those with a note, are left out: no hours is what closed means. */
function toOpeningHoursJsonLd(id: DepartmentHours["id"]): OpeningHoursSpecification[] {
  const periods = departmentHours.find((department) => department.id === id)?.periods ?? [];
  return periods.flatMap(({ days, open }) =>
    open === null
      ? []
      : [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: [...days],
            opens: formatClockTime(open.from),
            closes: formatClockTime(open.to),
          } satisfies OpeningHoursSpecification,
        ],
  );
}

/**
 * The dates from today on with other hours than those of their day. Opening and closing at midnight is
 * how search engines are told that a date is closed.
 */
function toSpecialHoursJsonLd(
  id: DepartmentHours["id"],
  today: string,
): OpeningHoursSpecification[] {
  const periods = departmentHours.find((department) => department.id === id)?.periods ?? [];
  const specialDays = listSpecialDays();
  return specialDays
    .filter(({ day }) => day >= today && countDays(today, day) <= daysListedMax)
    .map(({ day }) => {
      const open = findOpening(new Date(day), findWeekDay(day), periods, specialDays);
      return {
        "@type": "OpeningHoursSpecification",
        validFrom: day,
        validThrough: day,
        opens: formatClockTime(open?.from ?? 0),
        closes: formatClockTime(open?.to ?? 0),
      };
    });
}
