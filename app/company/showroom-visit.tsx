import { departmentHours } from "#content/dealership/hours.ts";
import { otherHoursTitle } from "#content/pages/words/hours.ts";
import { drive, sussexCounty, visit } from "#content/pages/words/showroom.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { formatRoadMiles } from "#app/places/index.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { HoursByDepartment } from "#app/site/hours-by-department.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ShowroomHours } from "./showroom-hours.tsx";
import { listDrives, listTownDrives } from "./showroom-view-model.ts";

const otherDepartments = departmentHours.filter(({ id }) => id !== "showroom");

interface ShowroomVisitProps {
  mapUrl: string;
  specialDays: readonly SpecialDay[];
}

/** One card: the address, the hours and the way there beside the map. Below it, how far the drive is. */
export function ShowroomVisit({ mapUrl, specialDays }: ShowroomVisitProps) {
  return (
    <section className="wrap py-4 sm:py-12 lg:py-16">
      <div className="grid overflow-hidden rounded-card border border-line lg:grid-cols-2">
        <div className="self-center p-5 sm:p-8 lg:p-12">
          <h2 className="text-title-2">{visit.title}</h2>
          <p className="mt-2 text-quiet">{visit.parking}</p>
          <div className="mt-5 lg:mt-8">
            <ShowroomHours specialDays={specialDays} />
          </div>
          <p className="no-print mt-4 hero-actions lg:mt-6">
            <ButtonLink href={visit.directionsLink} isExternal>
              {visit.directionsLabel}
            </ButtonLink>
            <ButtonLink href={visit.mapLink} isExternal>
              {visit.mapLinkLabel}
            </ButtonLink>
          </p>
        </div>
        <div className="relative h-[400px] bg-water lg:h-auto lg:min-h-[480px]">
          <img
            src={mapUrl}
            alt={visit.mapLabel}
            width="1200"
            height="1200"
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full"
          />
        </div>
      </div>
      <Drives />
      <div className="-mb-px max-sm:mt-4">
        <Disclosure isQuiet title={sussexCounty.title}>
          <DriveList drives={listTownDrives()} />
        </Disclosure>
      </div>
      <Disclosure isQuiet title={otherHoursTitle}>
        <HoursByDepartment departments={otherDepartments} title={otherHoursTitle} />
      </Disclosure>
    </section>
  );
}

/** The shortest ways here. */
function Drives() {
  return (
    <div className="mt-6 lg:mt-10">
      <h2 className="text-title-3">{drive.title}</h2>
      <p className="mt-1 text-quiet">{drive.text}</p>
      <DriveList drives={listDrives()} className="mt-3" />
    </div>
  );
}

interface DriveListProps {
  drives: readonly { name: string; href: string; roadMiles: number }[];
  className?: string;
}

/** Places with their miles by road to the showroom. */
function DriveList({ drives, className = "" }: DriveListProps) {
  return (
    <ul className={`grid grid-cols-2 gap-x-6 lg:grid-cols-4 lg:gap-x-8 ${className}`}>
      {drives.map(({ name, href, roadMiles }) => (
        <li key={href} className="border-t border-line">
          <a
            href={href}
            className="block min-h-11 py-1.5 text-text no-underline hover:text-brand lg:py-3"
          >
            <b className="block font-semibold text-brand">{name}</b>
            <span className="block text-small whitespace-nowrap text-quiet">
              {formatRoadMiles(roadMiles)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
