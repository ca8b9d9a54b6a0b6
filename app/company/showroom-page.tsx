import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requirePage } from "#content/pages/pages.ts";
import { contactPath } from "#content/pages/paths.ts";
import * as words from "#content/pages/words/showroom.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { findAnnouncedDays, formatHoursNow, formatNextHours } from "#app/site/hours-now.ts";
import { readPageScene, SceneHero, type SceneOfPage } from "#app/site/scene-band.tsx";
import { ScenePicture } from "#app/site/shore-scene.tsx";
import { PhoneBar } from "#app/site/phone-bar.tsx";
import { Section } from "#app/ui/section.tsx";
import { CartLine } from "#app/vehicles/index.ts";
import { LinksElsewhere, OnlineServices } from "./online-services.tsx";
import { listUsualHours } from "./showroom-hours.tsx";
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
    people: readPageScene(site.illustrations, pageScenes.about),
    visit: {
      mapUrl: site.illustrations.showroomMapUrl(),
      specialDays: findAnnouncedDays(site.now()),
    },
    carts: chooseShowroomCarts(catalogue),
    hours: { now: formatHoursNow(site.now()), next: formatNextHours(site.now()) },
  };
  return catalogue ? data(shown) : data(shown, { headers: { "Cache-Control": "no-store" } });
}

export default function Showroom({
  loaderData: { scene, people, visit, carts, hours },
}: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={toDealerWithDepartmentsJsonLd} />
      <div className="storefront">
        <Hero scene={scene} hours={hours} />
      </div>
      <ShowroomVisit {...visit} />
      {carts.vehicles.length > 0 && <Carts {...carts} />}
      <Services scene={people} />
      <OnlineServices />
      <PhoneBar title={page.name} phone={business.phone} quoteHref={contactPath()} />
    </>
  );
}

interface HeroProps {
  scene: SceneOfPage;
  hours: { now: string | null; next: string | null };
}

/** Whoever is about to come asks first when somebody is there next. */
function Hero({ scene, hours: { now, next } }: HeroProps) {
  const figures = listUsualHours().map(({ figure, label }) => {
    if (next === null) return { figure, label };
    const usual = `${figure.replaceAll(" ", "\u00A0")}, ${label}`;
    // On a day that is closed out of turn it says so, too.
    const note = now === next ? usual : <span data-nosnippet>{`${now}. Usually ${usual}`}</span>;
    return { figure: next, label: note, isOfNow: true };
  });
  return (
    <SceneHero
      scene={scene}
      title={words.hero.title}
      text={words.hero.text}
      figures={figures}
      actions={
        <>
          <CallLink phone={business.phone} label="Call Now" isWide />
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
    <section className="bg-raised">
      <div className="wrap grid gap-5 py-6 sm:gap-6 sm:py-12 lg:grid-cols-[1fr_auto] lg:items-center lg:py-16">
        <h2 className="text-title-2">{words.carts.formatTitle(inStockCount)}</h2>
        {/* On a phone three of them, then the rest in the inventory. */}
        <div className="lg:col-span-2 lg:row-start-2 max-lg:[&_li:nth-child(n+4)]:hidden">
          <CartLine vehicles={vehicles} isNewNoted={isNewNoted} />
        </div>
        <p>
          <ButtonLink href="/inventory">{words.carts.inventoryLabel}</ButtonLink>
        </p>
      </div>
    </section>
  );
}

/** What there is to do here, beside our people before the shop; on a phone below them. Who has been here finds where to tell of it. */
function Services({ scene }: { scene: SceneOfPage }) {
  return (
    <Section title={words.servicesTitle}>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <ScenePicture {...scene} className="low-sky aspect-video" />
        <ul className="lines-between lg:row-span-2">
          {words.showroomServices.map(({ title, text, action }) => (
            <li key={title} className="py-3 first:pt-0 last:pb-0 lg:py-4">
              <h3 className="text-title-3">{title}</h3>
              <p className="mt-1">{text}</p>
              <a
                href={"path" in action ? action.path : contactPath({ topic: action.topic })}
                className="-mb-2.5 inline-flex min-h-11 items-center font-semibold text-brand"
              >
                {action.label}
              </a>
            </li>
          ))}
        </ul>
        <LinksElsewhere />
      </div>
    </Section>
  );
}
