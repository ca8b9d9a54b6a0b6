import { business } from "#content/dealership/business.ts";
import { serviceFees } from "#content/dealership/fees.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requirePage } from "#content/pages/pages.ts";
import { serviceCards } from "#content/dealership/services.ts";
import { deliveryLinkLabel } from "#content/pages/words/delivery-estimate.ts";
import * as words from "#content/pages/words/services.ts";
import { storageLinkLabel } from "#content/pages/words/storage-estimate.ts";
import { formatDollars } from "#domain/money/money.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { HoursTable } from "#app/site/hours-table.tsx";
import { readPageScene, SceneHero } from "#app/site/scene-band.tsx";
import { Section } from "#app/ui/section.tsx";
import { siteContext } from "#app/context.ts";
import { ServiceCard as Card } from "./service-card.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { contactPath } from "#content/pages/paths.ts";
import { toServicesJsonLd } from "./services-json-ld.ts";
import type { Route } from "./+types/services-page";

const page = requirePage("/services");

const shopLinks = [
  { href: contactPath({ topic: "parts" }), label: words.shop.partsLabel },
  { href: "/storage-estimate", label: storageLinkLabel },
  { href: "/delivery-estimate", label: deliveryLinkLabel },
];

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function loader({ context }: Route.LoaderArgs) {
  return readPageScene(context.get(siteContext).illustrations, pageScenes.services);
}

export default function Services({ loaderData: scene }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={toServicesJsonLd} />
      <SceneHero
        scene={scene}
        title={words.hero.title}
        text={words.hero.text}
        actions={<CallOrRequest />}
        figures={words.hero.formatFigures(formatDollars(serviceFees.laborPerHourDollars))}
      />
      <Section title={words.servicesTitle}>
        <ul className="lines-between border-y border-line">
          {serviceCards.map((card) => (
            <li key={card.id}>
              <Card {...card} contactHref={contactPath({ topic: card.id })} />
            </li>
          ))}
        </ul>
      </Section>
      <Steps />
      <ShopHours />
      <CallSection title={words.close.title} text={words.close.text}>
        <ButtonLink href={contactPath({ topic: "appointment" })}>
          {words.close.requestLabel}
        </ButtonLink>
      </CallSection>
    </>
  );
}

function CallOrRequest() {
  return (
    <>
      <CallLink phone={business.phone} label="Call" isWide />
      <ButtonLink href={contactPath({ topic: "appointment" })}>
        {words.hero.requestLabel}
      </ButtonLink>
    </>
  );
}

/** How a visit goes, step by step: on a desk in one row. */
function Steps() {
  return (
    <Section title={words.visitTitle} ground="raised">
      <ol className="grid gap-x-10 lg:grid-cols-4">
        {words.visitSteps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.5rem_1fr] border-t border-line py-3 lg:block lg:border-t-2 lg:border-sea lg:pt-4"
          >
            <p className="price-figures text-title-2 text-sea">{index + 1}</p>
            <div>
              <h3 className="text-title-3 lg:mt-2">{step.title}</h3>
              <p className="mt-1">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** When the shop is open, whose carts it services, and what else to ask for. */
function ShopHours() {
  const service = departmentHours.find(({ id }) => id === "service");
  return (
    <Section title={words.shop.title}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {service && <HoursTable department={service} />}
        <div>
          <h3 className="text-title-3">{words.shop.brandsTitle}</h3>
          <ul className="mt-2 grid grid-cols-2 gap-x-6">
            {business.brandsServiced.map((brand) => (
              <li key={brand} className="border-t border-line py-2">
                {brand}
              </li>
            ))}
          </ul>
          <div className="border-t border-line">
            <ShopLink href={contactPath({ topic: "question" })} label={words.shop.askLabel} />
          </div>
        </div>
        <div>
          <h3 className="text-title-3">{words.shop.moreTitle}</h3>
          <ul className="mt-2">
            {shopLinks.map((link) => (
              <li key={link.href} className="border-t border-line">
                <ShopLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function ShopLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center font-semibold text-brand">
      {label}
    </a>
  );
}
