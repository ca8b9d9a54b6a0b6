import { pageScenes } from "#content/places/page-scenes.ts";
import { business } from "#content/dealership/business.ts";
import { ecoImpact } from "#content/pages/words/eco-impact.ts";
import { requirePage } from "#content/pages/pages.ts";
import { readEcoInputs } from "#domain/eco-impact/inputs.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { EcoConstants } from "./eco-constants.tsx";
import { EcoGrid } from "./eco-grid.tsx";
import { readPageScene, SceneSection } from "#app/site/scene-band.tsx";
import { ToolHero } from "#app/site/tool-hero.tsx";
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
      <ToolHero title={ecoImpact.title} text={ecoImpact.lead}>
        <Island name="eco-calculator" of={EcoCalculator} props={{ inputs, path: page.path }} />
      </ToolHero>
      <Section title={ecoImpact.howTitle} intro={ecoImpact.doubt}>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-3">
          {ecoImpact.how.map(({ title, text }) => (
            <div key={title} className="border-t border-line pt-4">
              <h3 className="text-title-3">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
          ))}
        </div>
        <div className="mt-8 stack-3">
          <EcoConstants title={ecoImpact.constantsTitle} />
          <EcoGrid title={ecoImpact.gridTitle} text={ecoImpact.gridText} />
        </div>
      </Section>
      <SceneSection
        scene={scene}
        title={ecoImpact.closingTitle}
        text={ecoImpact.closingText}
        actions={
          <>
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href="/inventory">{ecoImpact.inventoryLabel}</ButtonLink>
          </>
        }
      />
    </>
  );
}
