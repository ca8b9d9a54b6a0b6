import { business } from "#content/business.ts";
import { ecoImpact } from "#content/eco-impact.ts";
import { requirePage } from "#content/pages.ts";
import { readEcoInputs } from "#domain/eco-impact/inputs.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { CallLink } from "../components/call-link.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { EcoConstants } from "../components/eco-constants.tsx";
import { EcoGrid } from "../components/eco-grid.tsx";
import { HeroDrawing } from "../components/hero-drawing.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { Section } from "../components/section.tsx";
import { Island } from "../island.tsx";
import { EcoCalculator } from "../islands/eco-calculator.tsx";
import { describePage } from "../metadata.ts";
import type { Route } from "./+types/eco-impact";

const page = requirePage("/eco-impact");

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, page);
}

export function loader({ request }: Route.LoaderArgs) {
  return readEcoInputs(new URL(request.url).searchParams);
}

export default function EcoImpact({ loaderData: inputs }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <PageHero title={ecoImpact.title} text={ecoImpact.lead} picture={<HeroDrawing seats={2} />} />
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
        <EcoConstants title={ecoImpact.constantsTitle} />
        <EcoGrid title={ecoImpact.gridTitle} text={ecoImpact.gridText} />
      </Section>
      <Section title={ecoImpact.closingTitle} intro={ecoImpact.closingText} ground="tinted">
        <div className="flex flex-wrap gap-3">
          <CallLink phone={business.phone} label="Call" isWide />
          <ButtonLink href="/inventory">See all carts</ButtonLink>
        </div>
      </Section>
    </>
  );
}
