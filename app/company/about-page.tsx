import {
  aboutHero,
  closing,
  serviceArea,
  story,
  team,
  teamSection,
  values,
  valuesTitle,
} from "#content/pages/words/about.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { requirePage } from "#content/pages/pages.ts";
import { townPath } from "#content/pages/paths.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { siteContext } from "#app/context.ts";
import { AboutHero } from "./about-hero.tsx";
import { AboutTowns } from "./about-towns.tsx";
import { BothBrands } from "./both-brands.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { readPageScene } from "#app/site/scene-band.tsx";
import { Section } from "#app/ui/section.tsx";
import { TeamRoles } from "./team-roles.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Route } from "./+types/about-page";

const page = requirePage("/about");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function loader({ context }: Route.LoaderArgs) {
  return readPageScene(context.get(siteContext).illustrations, pageScenes.about);
}

export default function About({ loaderData: scene }: Route.ComponentProps) {
  return (
    <>
      <AboutHero current={page.name} scene={scene} />
      <Section title={teamSection.title} intro={teamSection.text}>
        <TeamRoles members={team} />
      </Section>
      <HowWeWork />
      <CallSection title={closing.title} text={closing.text}>
        <ButtonLink href="/showroom">{aboutHero.showroomLabel}</ButtonLink>
      </CallSection>
    </>
  );
}

/** The story of the dealership, its two brands, and what it holds itself to in large lines. */
function HowWeWork() {
  return (
    <section className="bg-raised">
      <div className="wrap py-6 sm:py-12 lg:py-16">
        <div className="grid gap-x-16 gap-y-3 lg:grid-cols-2">
          <h2 className="text-title-2">{story.title}</h2>
          <div className="max-w-prose stack-3 text-lead text-quiet">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <BothBrands />
        <Values />
        <ServiceArea />
      </div>
    </section>
  );
}

/** What the dealership holds itself to, in a grid whose first field is its title. */
function Values() {
  return (
    <div className="my-6 grid gap-x-12 gap-y-4 sm:grid-cols-2 lg:my-14 lg:grid-cols-3 lg:gap-y-10">
      <h3 className="text-title-2">{valuesTitle}</h3>
      <dl className="contents">
        {values.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-title-3 font-bold">{title}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The towns of Delaware behind one line: they are for those who look for their own. */
function ServiceArea() {
  return (
    <div id="service-area">
      <Disclosure isQuiet title={serviceArea.title}>
        <p className="max-w-prose text-quiet">{serviceArea.text}</p>
        <div className="mt-4 grid items-start gap-x-12 gap-y-6 lg:grid-cols-3">
          {serviceArea.counties.map((county) => (
            <div key={county}>
              <h3 className="mb-2 text-title-3">{`${county} County`}</h3>
              <AboutTowns
                towns={municipalities.filter((town) => town.county === county)}
                pathOf={townPath}
                columns="grid-cols-2"
              />
            </div>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
