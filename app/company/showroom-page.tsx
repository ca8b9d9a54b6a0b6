import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import { requirePage } from "#content/pages/pages.ts";
import { contactPath } from "#content/pages/paths.ts";
import * as words from "#content/pages/words/showroom.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { findAnnouncedDays, formatHoursNow } from "#app/site/hours-now.ts";
import { readPageScene, SceneHero, type SceneOfPage } from "#app/site/scene-band.tsx";
import { RoomSection } from "#app/site/room-section.tsx";
import { PhoneBar } from "#app/site/phone-bar.tsx";
import { Section } from "#app/ui/section.tsx";
import { CartLine } from "#app/vehicles/index.ts";
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
        <Hero scene={scene} inStockCount={carts.inStockCount} />
      </div>
      <ShowroomVisit {...visit} />
      {carts.vehicles.length > 0 && <Carts {...carts} />}
      <Services />
      <OnlineServices />
      <PhoneBar title={page.name} phone={business.phone} quoteHref={contactPath()} />
    </>
  );
}

function Hero({ scene, inStockCount }: { scene: SceneOfPage; inStockCount: number }) {
  const { phone } = business;
  const opening = departmentHours.find(({ id }) => id === "showroom")?.periods[0];
  return (
    <SceneHero
      scene={scene}
      title={words.hero.title}
      text={words.hero.text}
      actions={
        <>
          <CallLink phone={phone} label="Call Now" />
          <ButtonLink href={contactPath({ topic: "test-drive" })}>
            {words.hero.testDriveLabel}
          </ButtonLink>
        </>
      }
      figures={[
        ...(opening ? [{ figure: formatPeriod(opening), label: formatDays(opening.days) }] : []),
        ...(inStockCount > 0
          ? [{ figure: `${inStockCount}`, label: words.hero.formatInStock(inStockCount) }]
          : []),
      ]}
    />
  );
}

function Carts({ vehicles, inStockCount, isNewNoted }: ReturnType<typeof chooseShowroomCarts>) {
  return (
    <Section title={words.carts.formatTitle(inStockCount)} ground="raised">
      {/* On a phone three of them, then the rest in the inventory. */}
      <div className="max-lg:[&_li:nth-child(n+4)]:hidden">
        <CartLine vehicles={vehicles} isNewNoted={isNewNoted} />
      </div>
      <p className="mt-4 lg:mt-6">
        <ButtonLink href="/inventory">{words.carts.inventoryLabel}</ButtonLink>
      </p>
    </Section>
  );
}

/** What there is to do here, beside a drawing of a test drive. */
function Services() {
  return (
    <RoomSection title={words.servicesTitle} room="Sales">
      <ul className="mt-2 lines-between lg:mt-5">
        {words.showroomServices.map(({ title, text, action }) => (
          <li key={title} className="py-2.5 lg:py-5">
            <h3 className="text-title-3">{title}</h3>
            <p className="mt-1">{text}</p>
            {action && (
              <a
                href={"path" in action ? action.path : contactPath({ topic: action.topic })}
                className="-mb-2.5 inline-flex min-h-11 items-center font-semibold text-brand"
              >
                {action.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}
