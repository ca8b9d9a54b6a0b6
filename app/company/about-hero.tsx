import { aboutHero, team } from "#content/pages/words/about.ts";
import { business } from "#content/dealership/business.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { formatRoleId, RolePicture } from "./role-picture.tsx";

/**
 * At desk widths a role takes what its drawing fills of the 480 centimeters: 450, 460, 380, 480, 350 and
 * 350 of them. All are to one scale then, and a sixth larger than in six equal columns.
 */
const crops: Record<string, string> = {
  sales: "lg:w-[106.67%]",
  "service-technicians": "lg:w-[104.35%]",
  rentals: "lg:-ml-[20%] lg:w-[126.32%]",
  "parts-and-storage": "lg:w-[137.14%]",
  office: "lg:-ml-[29.71%] lg:w-[137.14%]",
};

/** The top of the page: the people of the shop at work on one line, under what it is about. */
export function AboutHero({ current }: { current: string }) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={current} />
      <div className="bg-raised">
        <div className="wrap pt-8 pb-6 sm:pt-14 sm:pb-10">
          <h1 className="max-w-[20ch] text-title-1">{aboutHero.title}</h1>
          <p className="mt-4 max-w-prose text-lead text-quiet">{aboutHero.text}</p>
          <div className="mt-7 hero-actions">
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href="/showroom">{aboutHero.showroomLabel}</ButtonLink>
          </div>
          <Frieze />
        </div>
      </div>
    </>
  );
}

/** Every role at work, each with the way to what it does. No gap interrupts the ground line. */
function Frieze() {
  return (
    <ul className="mt-8 grid grid-cols-3 gap-y-3 lg:mt-12 lg:grid-cols-[450fr_460fr_380fr_480fr_350fr_350fr]">
      {team.map(({ role }) => (
        <li key={role} className="relative">
          <div className="overflow-hidden">
            <RolePicture
              role={role}
              className={`block w-full max-w-none ${crops[formatRoleId(role)] ?? ""}`}
            />
          </div>
          <a
            href={`#${formatRoleId(role)}`}
            className="block px-1 text-center text-small font-semibold text-text no-underline covers-card"
          >
            {role}
          </a>
        </li>
      ))}
    </ul>
  );
}
