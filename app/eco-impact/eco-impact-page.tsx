import { pageScenes } from "#content/places/page-scenes.ts";
import { ecoImpact } from "#content/pages/words/eco-impact.ts";
import { requirePage } from "#content/pages/pages.ts";
import { readEcoInputs } from "#domain/eco-impact/inputs.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { EcoConstants } from "./eco-constants.tsx";
import { EcoGrid } from "./eco-grid.tsx";
import { readPageScene } from "#app/site/scene-band.tsx";
import { ScenePicture } from "#app/site/shore-scene.tsx";
import { PageHero } from "#app/site/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { Island } from "#app/island.tsx";
import { EcoCalculator } from "./eco-calculator.island.tsx";
import { siteContext } from "#app/context.ts";
import { buildPageMeta } from "#app/site/metadata.ts";
import type { Route } from "./+types/eco-impact-page";

const page = requirePage("/eco-impact");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function loader({ context, request }: Route.LoaderArgs) {
  return {
    inputs: readEcoInputs(new URL(request.url).searchParams),
    scene: readPageScene(context.get(siteContext).illustrations, pageScenes["eco-impact"]),
  };
}

export default function EcoImpact({ loaderData: { inputs, scene } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PageHero
        title={ecoImpact.title}
        text={ecoImpact.lead}
        picture={<ScenePicture {...scene} className="hidden lg:block" />}
      />
      <Section title={ecoImpact.formTitle}>
        <Island name="eco-calculator" of={EcoCalculator} props={{ inputs, path: page.path }} />
      </Section>
      <Section title={ecoImpact.howTitle} ground="raised">
        <div className="grid gap-8 lg:grid-cols-3">
          {ecoImpact.how.map(({ title, text }) => (
            <div key={title}>
              <h3 className="text-title-3">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
          ))}
        </div>
        <p className="mt-8 max-w-prose border-l-4 border-sun pl-4">{ecoImpact.doubt}</p>
        <div className="mt-8 stack-4">
          <EcoConstants title={ecoImpact.constantsTitle} />
          <EcoGrid title={ecoImpact.gridTitle} text={ecoImpact.gridText} />
        </div>
      </Section>
      <CallSection title={ecoImpact.closingTitle} text={ecoImpact.closingText}>
        <ButtonLink href="/inventory">{ecoImpact.inventoryLabel}</ButtonLink>
      </CallSection>
    </>
  );
}
