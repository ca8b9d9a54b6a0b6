import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { financing, financingPrograms } from "#content/dealership/financing.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requirePage } from "#content/pages/pages.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { readPageScene, SceneHero } from "#app/site/scene-band.tsx";
import { Section } from "#app/ui/section.tsx";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { readFinancingPage } from "./financing-view-model.ts";
import { PaymentEstimate } from "./payment-estimate.island.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import type { Route } from "./+types/financing-page";

const page = requirePage("/financing");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const catalogue = await site.catalogue();
  const estimate = readFinancingPage(catalogue, new URL(request.url).searchParams);
  const page = { scene: readPageScene(site.illustrations, pageScenes.financing), ...estimate };
  return catalogue ? data(page) : data(page, { headers: { "Cache-Control": "no-store" } });
}

export default function Financing({
  loaderData: { scene, inputs, vehicles, example },
}: Route.ComponentProps) {
  const { rateHint, disclosureTitle, disclosure } = financing.estimate;
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <SceneHero
        scene={scene}
        title={financing.title}
        text={financing.lead}
        actions={
          <>
            <CallLink phone={business.phone} label="Call" isWide />
            <ApplyLink />
          </>
        }
      />
      <Section title={financing.estimate.title} id="estimate">
        <Island
          name="payment-estimate"
          of={PaymentEstimate}
          props={{
            inputs,
            vehicles,
            rateHint,
            programs: [...financingPrograms],
            disclosureTitle,
            disclosure: [...disclosure],
            example,
          }}
        />
      </Section>
      <Steps />
      <AtHand />
      <Section title={financing.applyTitle} intro={financing.applyText} ground="tinted">
        <div className="hero-actions">
          <CallLink phone={business.phone} label="Call" isWide />
          <ApplyLink />
        </div>
      </Section>
    </>
  );
}

function ApplyLink() {
  return (
    <ButtonLink href={business.links.financingApplication} isExternal isCounted>
      {financing.applyLabel}
    </ButtonLink>
  );
}

function Steps() {
  return (
    <Section title={financing.stepsTitle} intro={financing.zeroText} ground="tinted">
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {financing.steps.map((step, index) => (
          <li key={step.title}>
            <p className="price-figures text-title-2 text-brand" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-1 text-title-3">{step.title}</h3>
            <p className="mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function AtHand() {
  return (
    <Section title={financing.atHandTitle} intro={financing.atHandText}>
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {financing.atHand.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-2.5">
            <CheckIcon className="mt-1 size-5 text-good" />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
