import { aboutHero, stats } from "#content/pages/words/about.ts";
import { business } from "#content/dealership/business.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { TeamPicture } from "#app/site/role-picture.tsx";

/**
 * The top of the page: what it is about, the people of the shop in front of it, and the next step; on
 * a desk the picture is beside the words, on a phone between them and the buttons.
 */
export function AboutHero({ current }: { current: string }) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={current} />
      <div className="bg-raised">
        <div className="wrap grid gap-x-16 pt-6 pb-8 lg:grid-cols-[5fr_6fr] lg:grid-rows-[1fr_auto_auto_1fr] lg:py-14">
          <div className="lg:row-start-2">
            <h1 className="text-title-1">{aboutHero.title}</h1>
            <p className="mt-3 text-lead text-quiet lg:mt-4">{aboutHero.text}</p>
          </div>
          <TeamPicture className="mt-5 block w-full rounded-card lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:mt-0" />
          <div className="mt-5 hero-actions lg:row-start-3 lg:mt-7">
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href="/showroom">{aboutHero.showroomLabel}</ButtonLink>
          </div>
          <Figures />
        </div>
      </div>
    </>
  );
}

/** What the dealership says of itself in figures, in one row over the width of the page. */
function Figures() {
  return (
    <dl className="mt-6 grid grid-cols-3 gap-x-4 border-t border-line pt-4 lg:col-span-2 lg:mt-10 lg:gap-x-8 lg:pt-6">
      {stats.map(({ figure, plus, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end lg:flex-row-reverse lg:items-baseline lg:gap-3"
        >
          <dt className="text-small text-quiet lg:flex-1">{label}</dt>
          <dd className="price-figures text-title-2 text-brand">
            {`${figure.toLocaleString(business.locale)}${plus ? "+" : ""}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
