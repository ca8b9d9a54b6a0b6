import { business, departmentHours } from "#content/business.ts";
import { stateCoasts } from "#content/coastline.ts";
import { municipalities } from "#content/municipalities.ts";
import { requirePage, townPath } from "#content/pages.ts";
import { showroomLocations, showroomServices } from "#content/showroom.ts";
import { formatDays, formatPeriod } from "#domain/hours.ts";
import { JsonLd } from "../components/json-ld.tsx";
import { AboutTowns } from "../components/about-towns.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { CallLink } from "../components/call-link.tsx";
import { CoastlineLine } from "../components/coastline-line.tsx";
import { HoursTable } from "../components/hours-table.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { Section } from "../components/section.tsx";
import { ShowroomLocation } from "../components/showroom-location.tsx";
import { describePage } from "../metadata.ts";
import { contactAddress } from "../vehicle-page.ts";
import { describeDealerWithDepartments } from "../structured-data/dealer.ts";
import type { Route } from "./+types/showroom";

const page = requirePage("/showroom");
const sussexTowns = municipalities.filter((town) => town.county === "Sussex");

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, page);
}

export default function Showroom() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={describeDealerWithDepartments} />
      <Hero />
      <Section title="Two ways to reach us">
        <ul className="grid gap-5 lg:grid-cols-2">
          {showroomLocations.map((location) => (
            <li key={location.type}>
              <ShowroomLocation {...location} />
            </li>
          ))}
        </ul>
      </Section>
      <Services />
      <Section title="When someone is there">
        <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          {departmentHours.map((department) => (
            <HoursTable key={department.id} department={department} />
          ))}
        </div>
      </Section>
      <Section
        title="Sussex County, Delaware"
        intro={`Each of its ${sussexTowns.length} towns has a page: distances, delivery and what to check before you drive.`}
        ground="raised"
      >
        <AboutTowns towns={sussexTowns} pathOf={townPath} />
        <p className="mt-10">
          <ButtonLink href="/contact">Contact us</ButtonLink>
        </p>
      </Section>
    </>
  );
}

function Hero() {
  const { showroom, phone } = business;
  const coast = stateCoasts["new-jersey"];
  const opening = departmentHours.find(({ id }) => id === "showroom")?.periods[0];
  return (
    <PageHero
      kicker={opening && `Open ${formatDays(opening.days)}, ${formatPeriod(opening)}`}
      title={`Come and drive one in ${showroom.city}`}
      text="Bring the people who will ride along. Sit in the carts, drive two or three, ask what you like, and go home with a written price."
      shore={coast?.divider}
      picture={
        coast && (
          <CoastlineLine
            {...coast.shore}
            className="mx-auto hidden h-80 w-full text-sea lg:block"
          />
        )
      }
      actions={
        <>
          <CallLink phone={phone} label="Call" isWide />
          <ButtonLink href={contactAddress("Test drive", "sales")}>
            Schedule a test drive
          </ButtonLink>
        </>
      }
    />
  );
}

function Services() {
  return (
    <Section title="What you can do here" ground="tinted">
      <ul className="grid gap-8 md:grid-cols-3">
        {showroomServices.map(({ title, text, action }) => (
          <li key={title} className="flex flex-col rounded-card bg-page p-6">
            <h3 className="text-title-3">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
            <p className="mt-auto pt-4">
              <a
                href={"path" in action ? action.path : contactAddress(action.about, "sales")}
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
