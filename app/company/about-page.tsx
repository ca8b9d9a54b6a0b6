import type { ReactNode } from "react";
import {
  aboutHero,
  bothBrands,
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
import { statePath, townPath } from "#content/pages/paths.ts";
import { states } from "#content/places/states.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { siteContext } from "#app/context.ts";
import { AboutHero } from "./about-hero.tsx";
import { AboutTowns } from "./about-towns.tsx";
import { BothBrands } from "./both-brands.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { readPageScene, type SceneOfPage } from "#app/site/scene-band.tsx";
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
  const { illustrations } = context.get(siteContext);
  return {
    scene: readPageScene(illustrations, pageScenes.about),
    brandScenes: bothBrands.map(({ brand, cartId }) => {
      const { stateSlug, placeSlug } = pageScenes[brand];
      return readPageScene(illustrations, { stateSlug, placeSlug, cartId });
    }),
  };
}

export default function About({ loaderData: { scene, brandScenes } }: Route.ComponentProps) {
  return (
    <>
      <AboutHero current={page.name} scene={scene} />
      <Section title={teamSection.title} intro={teamSection.text}>
        <TeamRoles members={team} />
      </Section>
      <HowWeWork brandScenes={brandScenes} />
      <ServiceArea />
      <CallSection title={closing.title} text={closing.text}>
        <ButtonLink href="/showroom">{aboutHero.showroomLabel}</ButtonLink>
      </CallSection>
    </>
  );
}

/** The story of the dealership over its brands, beside what it holds itself to, line by line. */
function HowWeWork({ brandScenes }: { brandScenes: readonly SceneOfPage[] }) {
  return (
    <section className="bg-raised">
      <div className="wrap grid gap-x-20 gap-y-6 py-6 sm:py-12 lg:grid-cols-[5fr_7fr] lg:py-20">
        <div>
          <h2 className="text-title-2">{story.title}</h2>
          <div className="mt-3 max-w-prose stack-3 text-lead text-quiet lg:mt-5">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <BothBrands scenes={brandScenes} />
        </div>
        <div>
          <h3 className="text-title-3 lg:pt-2">{valuesTitle}</h3>
          <dl className="mt-2 lg:mt-4">
            {values.map(({ title, text }) => (
              <Value key={title} title={title}>
                {text}
              </Value>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Value({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 border-t border-line py-3 sm:grid sm:grid-cols-[12rem_1fr] sm:py-4">
      <dt className="font-display text-title-3 font-bold">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Our states, and the towns of Delaware for those who look for their own. */
function ServiceArea() {
  return (
    <Section title={serviceArea.title} intro={serviceArea.text} id="service-area">
      <AboutTowns
        towns={states}
        pathOf={statePath}
        columns="grid-cols-2 sm:grid-cols-4 lg:grid-cols-7"
      />
      <h3 className="mt-8 text-title-3">{serviceArea.townsHeading}</h3>
      <p className="mt-1 mb-3 text-quiet">{serviceArea.townsText}</p>
      <Disclosure isQuiet title={serviceArea.townsTitle}>
        {serviceArea.counties.map((county) => (
          <div key={county} className="mt-6">
            <h4 className="mb-2 text-title-3">{`${county} County`}</h4>
            <AboutTowns
              towns={municipalities.filter((town) => town.county === county)}
              pathOf={townPath}
              columns="grid-cols-2 lg:grid-cols-4"
            />
          </div>
        ))}
      </Disclosure>
    </Section>
  );
}
