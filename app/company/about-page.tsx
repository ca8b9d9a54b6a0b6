import {
  aboutHero,
  closing,
  serviceArea,
  stats,
  story,
  team,
  teamSection,
  values,
  valuesTitle,
} from "#content/pages/words/about.ts";
import { business } from "#content/dealership/business.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { requirePage } from "#content/pages/pages.ts";
import { townPath } from "#content/pages/paths.ts";
import { AboutHero } from "./about-hero.tsx";
import { AboutTowns } from "./about-towns.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { Section } from "#app/ui/section.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { LargeFigures } from "#app/ui/large-figures.tsx";
import { TeamRoles } from "./team-roles.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import type { Route } from "./+types/about-page";

const page = requirePage("/about");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function About() {
  return (
    <>
      <AboutHero current={page.name} />
      <Story />
      <Section title={teamSection.title} intro={teamSection.text} ground="raised">
        <TeamRoles members={team} />
      </Section>
      <Values />
      <ServiceArea />
      <CallSection title={closing.title} text={closing.text}>
        <ButtonLink href="/showroom">{aboutHero.showroomLabel}</ButtonLink>
      </CallSection>
    </>
  );
}

function Story() {
  return (
    <Section title={story.title}>
      <div className="grid gap-8 lg:grid-cols-[2fr_1fr] lg:gap-16">
        <div className="max-w-prose stack-4">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <LargeFigures
          figures={stats.map(({ figure, plus, label }) => ({
            figure: `${figure.toLocaleString(business.locale)}${plus ? "+" : ""}`,
            label,
          }))}
        />
      </div>
    </Section>
  );
}

function Values() {
  return (
    <Section title={valuesTitle} ground="tinted">
      <ul className="border-b border-line">
        {values.map((value) => (
          <li
            key={value.title}
            className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[1fr_2fr]"
          >
            <h3 className="text-title-3">{value.title}</h3>
            <p className="max-w-prose">{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceArea() {
  return (
    <Section id="service-area" title={serviceArea.title} intro={serviceArea.text}>
      <div className="stack-4">
        {serviceArea.counties.map((county) => {
          const towns = municipalities.filter((town) => town.county === county);
          return (
            <Disclosure key={county} title={`${county} County (${towns.length})`}>
              <AboutTowns towns={towns} pathOf={townPath} />
            </Disclosure>
          );
        })}
      </div>
    </Section>
  );
}
