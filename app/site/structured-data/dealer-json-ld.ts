import type { AutoDealer, OpeningHoursSpecification, WebSite, WithContext } from "schema-dts";
import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { states } from "#content/places/states.ts";
import { type DepartmentHours, formatClockTime } from "#domain/calendar/opening-hours.ts";
import { context, nameDealer } from "./schema-org.ts";
import { toGeoJsonLd } from "./schema-org.ts";

/** The dealership with what every page's footer says: the showroom and its hours. */
export function toDealerJsonLd(siteUrl: string): WithContext<AutoDealer> {
  return { "@context": context, ...toShowroomJsonLd(siteUrl) };
}

/** The dealership with the hours of each department, for pages that show them all. */
export function toDealerWithDepartmentsJsonLd(siteUrl: string): WithContext<AutoDealer> {
  const { telephone, address, image } = nameDealer(siteUrl);
  return {
    "@context": context,
    ...toShowroomJsonLd(siteUrl),
    department: departmentHours
      .filter(({ id }) => id !== "showroom")
      .map(({ id, name }) => ({
        "@type": id === "service" ? "AutoRepair" : "AutomotiveBusiness",
        name,
        image,
        telephone,
        address,
        openingHoursSpecification: toOpeningHoursJsonLd(id),
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

function toShowroomJsonLd(siteUrl: string) {
  const { phone, tollFree, email, showroom } = business;
  return {
    ...nameDealer(siteUrl),
    logo: `${siteUrl}/icon-512.png`,
    slogan: business.tagline,
    email,
    geo: toGeoJsonLd(showroom.coordinates),
    openingHoursSpecification: toOpeningHoursJsonLd("showroom"),
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
