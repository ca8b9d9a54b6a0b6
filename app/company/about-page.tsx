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
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { readPageScene } from "#app/site/scene-band.tsx";
import { Section } from "#app/ui/section.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TeamRoles } from "./team-roles.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
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
      <ServiceArea />
    </>
  );
}

/** The story of the dealership beside what it holds itself to. */
function HowWeWork() {
  return (
    <section className="bg-raised">
      <div className="wrap grid gap-x-16 gap-y-6 py-6 sm:py-12 lg:grid-cols-[2fr_3fr] lg:py-16">
        <div className="max-w-prose stack-4">
          <h2 className="text-title-2">{story.title}</h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-quiet lg:text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          <h3 className="sr-only">{valuesTitle}</h3>
          <dl className="border-b border-line">
            {values.map((value) => (
              <div
                key={value.title}
                className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[1fr_2fr] lg:py-4"
              >
                <dt className="font-display text-title-3 font-bold">{value.title}</dt>
                <dd className="max-w-prose">{value.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** The towns of Delaware behind one line: they are for those who look for their own. */
function ServiceArea() {
  return (
    <section id="service-area" className="wrap py-5 sm:py-8">
      <Disclosure title={serviceArea.title}>
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
    </section>
  );
}
