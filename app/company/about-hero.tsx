import { aboutHero, stats, team } from "#content/pages/words/about.ts";
import { business } from "#content/dealership/business.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { formatRoleId, RolePicture } from "./role-picture.tsx";

/** The top of the page: the people of the shop at work on one line, under what it is about. */
export function AboutHero({ current }: { current: string }) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={current} />
      <div className="bg-raised">
        <div className="wrap pt-8 sm:pt-14">
          <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[1fr_auto] lg:items-end">
            <div>
              <h1 className="max-w-[20ch] text-title-1">{aboutHero.title}</h1>
              <p className="mt-4 max-w-prose text-lead text-quiet">{aboutHero.text}</p>
              <div className="mt-7 hero-actions">
                <CallLink phone={business.phone} label="Call" isWide />
                <ButtonLink href="/showroom">{aboutHero.showroomLabel}</ButtonLink>
              </div>
            </div>
            <Figures />
          </div>
          <Frieze />
        </div>
      </div>
    </>
  );
}

/** What the dealership says of itself in figures, right of its name or under the buttons. */
function Figures() {
  return (
    <dl className="flex justify-between gap-x-6 lg:w-64 lg:flex-col">
      {stats.map(({ figure, plus, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end lg:flex-row-reverse lg:items-baseline lg:justify-between lg:border-t lg:border-line lg:py-2"
        >
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="price-figures text-title-3 text-brand lg:text-title-2">
            {`${figure.toLocaleString(business.locale)}${plus ? "+" : ""}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Every role in its room of the shop, each with the way to what it does. A wide room and a narrow one
 * are a row of a phone; the six of them are one on a desk, and no gap interrupts their floor.
 */
function Frieze() {
  return (
    <ul className="mt-8 grid grid-cols-[13fr_7fr] gap-y-3 md:grid-cols-[13fr_7fr_13fr_7fr_13fr_7fr] lg:mt-10">
      {team.map(({ role }) => (
        <li key={role} className="relative">
          <RolePicture role={role} className="block w-full border-b-4 border-text" />
          <a
            href={`#${formatRoleId(role)}`}
            className="block pt-2 text-center text-small font-semibold text-text no-underline covers-card"
          >
            {role}
          </a>
        </li>
      ))}
    </ul>
  );
}
