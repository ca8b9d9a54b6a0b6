import { aboutHero, stats } from "#content/pages/words/about.ts";
import { business } from "#content/dealership/business.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { SceneHero, type SceneOfPage } from "#app/site/scene-band.tsx";

interface AboutHeroProps {
  current: string;
  scene: SceneOfPage;
}

/** The top of the page: the people before their shop, what the dealership does, and its figures. */
export function AboutHero({ current, scene }: AboutHeroProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={current} />
      <SceneHero
        scene={scene}
        title={aboutHero.title}
        text={aboutHero.text}
        actions={
          <>
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href="/showroom">{aboutHero.showroomLabel}</ButtonLink>
          </>
        }
        figures={stats.map(({ figure, plus, label }) => ({
          figure: `${figure.toLocaleString(business.locale)}${plus ? "+" : ""}`,
          label,
        }))}
      />
    </>
  );
}
