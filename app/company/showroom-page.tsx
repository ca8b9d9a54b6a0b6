import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { stateCoasts } from "#content/places/coastline.ts";
import { requirePage } from "#content/pages/pages.ts";
import { townPath } from "#content/pages/paths.ts";
import * as words from "#content/pages/words/showroom.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { AboutTowns } from "./about-towns.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { HoursTable } from "#app/site/hours-table.tsx";
import { PageHero } from "#app/site/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { StorefrontPicture } from "#app/site/shop-picture.tsx";
import { ShowroomLocation } from "./showroom-location.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { contactPath } from "#content/pages/paths.ts";
import { toDealerWithDepartmentsJsonLd } from "#app/site/structured-data/dealer-json-ld.ts";
import type { Route } from "./+types/showroom-page";

const page = requirePage("/showroom");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function Showroom() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={toDealerWithDepartmentsJsonLd} />
      <Hero />
      <Section title={words.locationsTitle}>
        <ul className="grid gap-5 lg:grid-cols-2">
          {words.showroomLocations.map((location) => (
            <li key={location.type}>
              <ShowroomLocation {...location} />
            </li>
          ))}
        </ul>
      </Section>
      <Services />
      <Section title={words.hoursTitle}>
        <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          {departmentHours.map((department) => (
            <HoursTable key={department.id} department={department} />
          ))}
        </div>
      </Section>
      <Section title={words.sussexCounty.title} intro={words.sussexCounty.text} ground="raised">
        <AboutTowns towns={words.sussexTowns} pathOf={townPath} />
        <p className="mt-10">
          <ButtonLink href="/contact">{words.sussexCounty.contactLabel}</ButtonLink>
        </p>
      </Section>
    </>
  );
}

function Hero() {
  const { phone } = business;
  const coast = stateCoasts["new-jersey"];
  const opening = departmentHours.find(({ id }) => id === "showroom")?.periods[0];
  return (
    <PageHero
      kicker={opening && words.hero.formatHours(formatDays(opening.days), formatPeriod(opening))}
      title={words.hero.title}
      text={words.hero.text}
      shore={coast?.divider}
      picture={<StorefrontPicture />}
      actions={
        <>
          <CallLink phone={phone} label="Call" isWide />
          <ButtonLink href={contactPath({ topic: "test-drive" })}>
            {words.hero.testDriveLabel}
          </ButtonLink>
        </>
      }
    />
  );
}

function Services() {
  return (
    <Section title={words.servicesTitle} ground="tinted">
      <ul className="grid gap-8 md:grid-cols-3">
        {words.showroomServices.map(({ title, text, action }) => (
          <li key={title} className="flex flex-col rounded-card bg-page p-6">
            <h3 className="text-title-3">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
            <p className="mt-auto pt-4">
              <a
                href={"path" in action ? action.path : contactPath({ topic: action.topic })}
                className="inline-block py-1 font-semibold text-brand"
              >
                {action.label}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
