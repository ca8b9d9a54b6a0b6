import { departmentHours } from "#content/dealership/hours.ts";
import { drive, visit } from "#content/pages/words/showroom.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { formatRoadMiles, MapPicture } from "#app/places/index.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { HoursTable } from "#app/site/hours-table.tsx";
import { Section } from "#app/ui/section.tsx";
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
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <div className="flex flex-col gap-5 lg:gap-8">
          <p className="no-print flex flex-wrap gap-3">
            <ButtonLink href={visit.directionsLink} isExternal>
              {visit.directionsLabel}
            </ButtonLink>
            <ButtonLink href={visit.mapLink} isExternal>
              {visit.mapLinkLabel}
            </ButtonLink>
          </p>
          {departmentHours.map((department) =>
            department.id === "showroom" ? (
              <HoursTable key={department.id} {...{ department, hoursNow, specialDays }} />
            ) : null,
          )}
        </div>
        <MapPicture
          url={map.pictureUrl}
          label={visit.mapLabel}
          className="h-[240px] object-cover lg:h-[380px]"
        />
      </div>
      <h3 className="mt-6 text-title-3 lg:mt-10">{drive.title}</h3>
      <p className="mt-1 text-quiet">{drive.text}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {listDrives().map(({ name, href, roadMiles }) => (
          <li key={href} className="border-t border-line">
            <a href={href} className="block py-2 text-text no-underline hover:text-brand">
              <b className="block font-semibold">{name}</b>
              <span className="block text-small text-quiet">{formatRoadMiles(roadMiles)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
