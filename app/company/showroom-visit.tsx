import { departmentHours } from "#content/dealership/hours.ts";
import { townPath } from "#content/pages/paths.ts";
import { departmentsTable } from "#content/pages/words/hours.ts";
import { drive, sussexCounty, sussexTowns, visit } from "#content/pages/words/showroom.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { formatRoadMiles } from "#app/places/index.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { HoursByDepartment } from "#app/site/hours-by-department.tsx";
import { Section } from "#app/ui/section.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { AboutTowns } from "./about-towns.tsx";
import { listDrives } from "./showroom-view-model.ts";

interface ShowroomVisitProps {
  map: PlaceMap;
  /** "Open until 5 PM". */
  hoursNow: string | null;
  specialDays: readonly SpecialDay[];
}

/** Under its address: where the showroom is, when it is open, and how far the drive is. */
export function ShowroomVisit({ map, hoursNow, specialDays }: ShowroomVisitProps) {
  return (
    <Section title={visit.title} intro={visit.parking}>
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
        <div className="flex flex-col justify-between gap-4">
          <HoursByDepartment
            departments={departmentHours}
            title={departmentsTable.title}
            isTitled
            hoursNow={hoursNow}
            specialDays={specialDays}
          />
          <p className="no-print hero-actions">
            <ButtonLink href={visit.directionsLink} isExternal>
              {visit.directionsLabel}
            </ButtonLink>
            <ButtonLink href={visit.mapLink} isExternal>
              {visit.mapLinkLabel}
            </ButtonLink>
          </p>
        </div>
        <div className="relative h-[272px] overflow-hidden rounded-card bg-water lg:h-auto">
          <img
            src={map.pictureUrl}
            alt={visit.mapLabel}
            width="1200"
            height="400"
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full"
          />
        </div>
      </div>
      <Drives />
      <Disclosure isQuiet title={sussexCounty.title}>
        <p className="max-w-prose text-quiet">{sussexCounty.text}</p>
        <div className="mt-4">
          <AboutTowns towns={sussexTowns} pathOf={townPath} columns="grid-cols-2 md:grid-cols-5" />
        </div>
      </Disclosure>
    </Section>
  );
}

/** The shortest ways here: two columns of two on a phone, two rows of four on a desk. */
function Drives() {
  return (
    <div className="mt-4 lg:mt-12">
      <h3 className="text-title-3">{drive.title}</h3>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 max-lg:[&_li:nth-child(n+5)]:hidden lg:grid-cols-4 lg:gap-x-8">
        {listDrives().map(({ name, href, roadMiles }) => (
          <li key={href} className="border-t border-line">
            <a
              href={href}
              className="block min-h-11 py-1.5 text-text no-underline hover:text-brand lg:py-3"
            >
              <b className="block font-semibold">{name}</b>
              <span className="block text-small whitespace-nowrap text-quiet">
                {formatRoadMiles(roadMiles)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
