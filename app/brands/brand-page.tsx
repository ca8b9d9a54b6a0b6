import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { requirePage } from "#content/pages/pages.ts";
import { brandInventoryPath, contactPath, withDeliveryPlace } from "#content/pages/paths.ts";
import * as words from "#content/pages/words/brand.ts";
import { pageScenes, workshopCartIds } from "#content/places/page-scenes.ts";
import { brandTexts, type BrandText } from "#content/vehicles/brands.ts";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Brand } from "#domain/catalogue/vehicle.ts";
import { siteContext } from "#app/context.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { readPageScene, SceneHero, type SceneOfPage } from "#app/site/scene-band.tsx";
import { SceneTile } from "#app/site/shore-scene.tsx";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { toVehicleListJsonLd } from "#app/vehicles/index.ts";
import { choosePictured, readBrandPage, type BrandPageData } from "./brand-view-model.ts";
import { SeriesRow } from "./series-row.tsx";
import type { Route } from "./+types/brand-page";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? buildPageMeta(matches, requirePage(`/${loaderData.brand}`)) : [];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const brand: Brand = new URL(request.url).pathname === "/denago" ? "denago" : "evolution";
  const site = context.get(siteContext);
  const catalogue = await site.catalogue();
  const scene = readPageScene(site.illustrations, pageScenes[brand]);
  const workshop = readPageScene(site.illustrations, {
    ...pageScenes.services,
    cartId: workshopCartIds[brand],
  });
  const page = { scene, workshop, ...readBrandPage(catalogue, brand) };
  return catalogue ? data(page) : data(page, { headers: { "Cache-Control": "no-store" } });
}

export default function BrandPage({
  loaderData: { scene, workshop, brand, models, series, span, sharedBattery },
}: Route.ComponentProps) {
  const text = brandTexts[brand];
  const delivery = useDeliveryPlace();
  const listHref = withDeliveryPlace(brandInventoryPath(brand), delivery);
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={text.proseName} />
      {models.length > 0 && (
        <JsonLd data={toVehicleListJsonLd(words.formatLineupTitle(text.proseName), models)} />
      )}
      <SceneHero
        scene={scene}
        title={text.heroTitle}
        text={text.heroText}
        actions={
          <>
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href={listHref}>{words.allCartsLabel}</ButtonLink>
          </>
        }
        {...(span && { figures: words.formatSpan(formatDollars(span.fromDollars), span.seats) })}
      />
      <Lineup text={text} series={series} sharedBattery={sharedBattery} />
      <Reasons text={text} workshop={workshop} />
      <Closing text={text} listHref={listHref} />
    </>
  );
}

type LineupProps = Pick<BrandPageData, "series" | "sharedBattery"> & { text: BrandText };

/** Every series with its carts; without the carts while the catalogue cannot be read. */
function Lineup({ text, series, sharedBattery }: LineupProps) {
  const delivery = useDeliveryPlace();
  const isNewNoted = isNewDistinctive(series.flatMap(({ offer }) => offer.vehicles));
  const pictured = series.map(({ offer }) => choosePictured(offer.vehicles));
  const onPage = pictured.filter((vehicle) => vehicle !== undefined);
  return (
    <section className="wrap py-6 sm:py-12 lg:py-16">
      <div className="flex items-end justify-between gap-x-12">
        <div>
          <h2 className="text-title-2">{words.formatLineupTitle(text.proseName)}</h2>
          <p className="mt-1 max-w-prose text-quiet max-sm:text-small lg:mt-3 lg:text-lead">
            {text.intro} {sharedBattery && words.formatSharedBattery(sharedBattery)}
          </p>
        </div>
        <WhichCart className="shrink-0 max-sm:hidden" />
      </div>
      <ul className="mt-5 grid gap-y-8 sm:mt-8">
        {series.map((one, index) => (
          <SeriesRow
            key={one.series.name}
            {...one}
            pictured={pictured[index]}
            onPage={onPage}
            isNewNoted={isNewNoted}
            isBatteryShown={sharedBattery === null}
            listHref={withDeliveryPlace(brandInventoryPath(text.brand, one.series.name), delivery)}
          />
        ))}
      </ul>
      <WhichCart className="mt-4 w-full sm:hidden" />
    </section>
  );
}

/** A way to be asked: beside the lineup's name, on a phone after the carts. */
function WhichCart({ className }: { className: string }) {
  return (
    <ButtonLink href="/which-cart" className={className}>
      {words.whichCartLabel}
    </ButtonLink>
  );
}

/** Why to buy a cart of a brand from us, and what its carts have in common, beside one in our workshop. */
function Reasons({ text, workshop }: { text: BrandText; workshop: SceneOfPage }) {
  return (
    <section className="bg-raised">
      <div className="wrap py-6 sm:py-12 lg:py-16">
        <h2 className="text-title-2">{words.formatWhyChooseTitle(text.proseName)}</h2>
        <div className="mt-3 grid gap-x-16 gap-y-4 sm:mt-6 lg:grid-cols-[7fr_5fr]">
          <SceneTile {...workshop} className="workshop-tile" />
          <div>
            <ul className="grid gap-y-2.5 lg:gap-y-6">
              {text.whyChoose.map((point) => (
                <li key={point.title}>
                  <h3 className="text-title-3">{point.title}</h3>
                  <p className="mt-1 text-quiet max-sm:text-small">{point.text}</p>
                </li>
              ))}
            </ul>
            <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-4 max-sm:text-small lg:mt-6 lg:pt-6">
              {text.features.map((feature) => (
                <li key={feature} className="flex gap-2">
                  <CheckIcon className="size-5 shrink-0 text-good lg:mt-1" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A call or a quote, a test drive or the whole list. */
function Closing({ text, listHref }: { text: BrandText; listHref: string }) {
  const { quoteLabel, testDriveLabel, compareLabel } = words.closing;
  return (
    <CallSection
      title={text.closingTitle}
      text={text.closingText}
      links={[
        { href: contactPath({ brand: text.brand, topic: "test-drive" }), label: testDriveLabel },
        { href: listHref, label: compareLabel },
      ]}
    >
      <ButtonLink href={contactPath({ brand: text.brand, topic: "quote" })}>
        {quoteLabel}
      </ButtonLink>
    </CallSection>
  );
}
