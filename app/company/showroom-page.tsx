import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requirePage } from "#content/pages/pages.ts";
import { contactPath, townPath } from "#content/pages/paths.ts";
import * as words from "#content/pages/words/showroom.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { findAnnouncedDays, formatHoursNow } from "#app/site/hours-now.ts";
import { readPageScene, SceneHero, type SceneOfPage } from "#app/site/scene-band.tsx";
import { PhoneBar } from "#app/site/phone-bar.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Section } from "#app/ui/section.tsx";
import { CartLine } from "#app/vehicles/index.ts";
import { AboutTowns } from "./about-towns.tsx";
import { OnlineServices } from "./online-services.tsx";
import { chooseShowroomCarts } from "./showroom-view-model.ts";
import { ShowroomVisit } from "./showroom-visit.tsx";
import { siteContext } from "#app/context.ts";
import { buildPageMeta } from "#app/site/metadata.ts";
import { toDealerWithDepartmentsJsonLd } from "#app/site/structured-data/dealer-json-ld.ts";
import type { Route } from "./+types/showroom-page";

const page = requirePage("/showroom");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const catalogue = await site.catalogue();
  const shown = {
    scene: readPageScene(site.illustrations, pageScenes.showroom),
    visit: {
      map: site.illustrations.showroom(),
      hoursNow: formatHoursNow(site.now()),
      specialDays: findAnnouncedDays(site.now()),
    },
    carts: chooseShowroomCarts(catalogue),
  };
  return catalogue ? data(shown) : data(shown, { headers: { "Cache-Control": "no-store" } });
}

export default function Showroom({ loaderData: { scene, visit, carts } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={toDealerWithDepartmentsJsonLd} />
      <div className="storefront">
        <Hero scene={scene} />
      </div>
      <ShowroomVisit {...visit} />
      {carts.vehicles.length > 0 && <Carts {...carts} />}
      <Services />
      <SussexTowns />
      <OnlineServices />
      <PhoneBar title={page.name} phone={business.phone} quoteHref={contactPath()} />
    </>
  );
}

function Hero({ scene }: { scene: SceneOfPage }) {
  return (
    <SceneHero
      scene={scene}
      title={words.hero.title}
      text={words.hero.text}
      actions={
        <>
          <CallLink phone={business.phone} label="Call Now" />
          <ButtonLink href={contactPath({ topic: "test-drive" })}>
            {words.hero.testDriveLabel}
          </ButtonLink>
        </>
      }
    />
  );
}

function Carts({ vehicles, inStockCount, isNewNoted }: ReturnType<typeof chooseShowroomCarts>) {
  return (
    <Section title={words.carts.formatTitle(inStockCount)} ground="raised">
      {/* On a phone three of them, then the rest in the inventory. */}
      <div className="max-lg:[&_li:nth-child(n+4)]:hidden">
        <CartLine vehicles={vehicles} isNewNoted={isNewNoted} isToScale />
      </div>
      <p className="mt-4 lg:mt-6">
        <ButtonLink href="/inventory">{words.carts.inventoryLabel}</ButtonLink>
      </p>
    </Section>
  );
}

/** What there is to do here, side by side where there is room. */
function Services() {
  return (
    <Section title={words.servicesTitle}>
      <ul className="grid gap-x-12 gap-y-4 lg:grid-cols-3">
        {words.showroomServices.map(({ title, text, action }) => (
          <li key={title} className="flex flex-col border-t border-line pt-3 lg:pt-4">
            <h3 className="text-title-3">{title}</h3>
            <p className="mt-1">{text}</p>
            <a
              href={"path" in action ? action.path : contactPath({ topic: action.topic })}
              className="mt-auto -mb-2.5 inline-flex min-h-11 items-center self-start font-semibold text-brand"
            >
              {action.label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The towns of the nearest county, folded. */
function SussexTowns() {
  const { title, text } = words.sussexCounty;
  return (
    <div className="wrap py-4 lg:py-8">
      <Disclosure isQuiet title={title}>
        <p className="max-w-prose text-quiet">{text}</p>
        <div className="mt-4">
          <AboutTowns
            towns={words.sussexTowns}
            pathOf={townPath}
            columns="grid-cols-2 md:grid-cols-5"
          />
        </div>
      </Disclosure>
    </div>
  );
}
