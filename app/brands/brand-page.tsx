import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { requirePage } from "#content/pages/pages.ts";
import { brandInventoryPath, contactPath, withDeliveryPlace } from "#content/pages/paths.ts";
import * as words from "#content/pages/words/brand.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
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
import { readPageScene, SceneHero } from "#app/site/scene-band.tsx";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { Section } from "#app/ui/section.tsx";
import { toVehicleListJsonLd } from "#app/vehicles/index.ts";
import { choosePictured, readBrandPage, type BrandPageData } from "./brand-view-model.ts";
import { SeriesCard } from "./series-card.tsx";
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
  const page = { scene, ...readBrandPage(catalogue, brand) };
  return catalogue ? data(page) : data(page, { headers: { "Cache-Control": "no-store" } });
}

export default function BrandPage({
  loaderData: { scene, brand, models, series, span },
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
      <Lineup text={text} series={series} />
      <Reasons text={text} />
      <Closing text={text} listHref={listHref} />
    </>
  );
}

/** Every series with its carts; without the carts while the catalogue cannot be read. */
function Lineup({ text, series }: Pick<BrandPageData, "series"> & { text: BrandText }) {
  const delivery = useDeliveryPlace();
  const isNewNoted = isNewDistinctive(series.flatMap(({ offer }) => offer.vehicles));
  const pictured = series.map(({ offer }) => choosePictured(offer.vehicles));
  const onPage = pictured.filter((vehicle) => vehicle !== undefined);
  return (
    <Section title={words.formatLineupTitle(text.proseName)}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:-mb-8 lg:grid-cols-3">
        {series.map((one, index) => (
          <li key={one.series.name} className="lg:row-span-3 lg:grid lg:grid-rows-subgrid">
            <SeriesCard
              {...one}
              pictured={pictured[index]}
              onPage={onPage}
              isNewNoted={isNewNoted}
              listHref={withDeliveryPlace(
                brandInventoryPath(text.brand, one.series.name),
                delivery,
              )}
            />
          </li>
        ))}
        <Choosing text={text} seriesCount={series.length} />
      </ul>
    </Section>
  );
}

/** What is left of the last row of three, by how many series are in it: the whole line without any. */
const choosingSpans = ["", "lg:col-span-2 lg:row-span-3", "lg:col-span-1 lg:row-span-3"];

/** How to choose among the series: what their rows of three leave free. */
function Choosing({ text, seriesCount }: { text: BrandText; seriesCount: number }) {
  const isLine = seriesCount % 3 === 0;
  return (
    <li
      className={`col-span-full flex flex-wrap items-center gap-x-12 gap-y-3 rounded-card bg-raised p-4 lg:mb-8 lg:px-8 ${isLine ? "justify-between" : "lg:flex-col lg:items-start lg:justify-center"} ${choosingSpans[seriesCount % 3] ?? ""}`}
    >
      <div className={isLine ? "" : "max-w-prose"}>
        <h3 className={isLine ? "text-title-3" : "text-title-3 lg:text-title-2"}>
          {text.introTitle}
        </h3>
        <p className={`mt-1 max-lg:text-small ${isLine ? "" : "lg:text-lead"}`}>{text.intro}</p>
      </div>
      <ButtonLink href="/which-cart" className="max-sm:grow">
        {words.whichCartLabel}
      </ButtonLink>
    </li>
  );
}

/** What the carts of a brand have in common, and why to buy one from us. */
function Reasons({ text }: { text: BrandText }) {
  return (
    <Section title={words.formatWhyChooseTitle(text.proseName)} ground="raised">
      <ul className="grid gap-x-12 gap-y-4 lg:grid-cols-3">
        {text.whyChoose.map((point) => (
          <li key={point.title}>
            <h3 className="text-title-3">{point.title}</h3>
            <p className="mt-1 text-quiet max-sm:text-small">{point.text}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-6 grid gap-x-12 gap-y-2 border-t border-line pt-6 text-small sm:grid-cols-2 lg:grid-cols-3">
        {text.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckIcon className="size-5 text-good" />
            {feature}
          </li>
        ))}
      </ul>
    </Section>
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
