import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { financing, financingPrograms } from "#content/dealership/financing.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requirePage } from "#content/pages/pages.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { readPageScene, SceneSection } from "#app/site/scene-band.tsx";
import { Section } from "#app/ui/section.tsx";
import { Unfolding } from "#app/ui/unfolding.tsx";
import { ToolHero } from "#app/site/tool-hero.tsx";
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
  loaderData: { scene, inputs, vehicles, unpictured, example },
}: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <ToolHero
        id="estimate"
        title={financing.title}
        text={financing.lead}
        actions={<CallOrApply />}
        note={<Disclosed />}
      >
        <Island
          name="payment-estimate"
          of={PaymentEstimate}
          props={{
            inputs,
            vehicles,
            unpictured,
            rateHint: financing.estimate.rateHint,
            programs: [...financingPrograms],
            example,
          }}
        />
      </ToolHero>
      <Steps />
      <AtHand />
      <SceneSection
        scene={scene}
        title={financing.applyTitle}
        text={financing.zeroText}
        actions={<CallOrApply />}
      />
    </>
  );
}

function CallOrApply() {
  return (
    <>
      <CallLink phone={business.phone} label="Call" isWide />
      <ButtonLink href={business.links.financingApplication} isExternal isCounted>
        {financing.applyLabel}
      </ButtonLink>
    </>
  );
}

/** What the estimate is and is not: folded on a phone, else in sight under it. */
function Disclosed() {
  const { disclosureTitle, disclosure } = financing.estimate;
  return (
    <Unfolding title={disclosureTitle} isSmall className="md:border-t md:pt-5">
      <ul className="grid list-disc gap-x-10 gap-y-2 pl-5 text-quiet md:grid-cols-2">
        {disclosure.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Unfolding>
  );
}

function Steps() {
  return (
    <Section title={financing.stepsTitle}>
      <ol className="grid gap-x-10 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {financing.steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.25rem_1fr] content-start border-t border-line py-3 sm:grid-cols-[1.5rem_1fr] sm:pt-4"
          >
            <span
              className="text-title-3 max-sm:row-span-2 price-figures text-brand"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="text-title-3">{step.title}</h3>
            <p className="mt-1 sm:col-span-2 sm:mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function AtHand() {
  return (
    <Section title={financing.atHandTitle} intro={financing.atHandText} ground="tinted">
      <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
        {financing.atHand.map((item) => (
          <li key={item} className="flex gap-3 border-t border-line py-3">
            <CheckIcon className="mt-1 size-5 text-good" />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
