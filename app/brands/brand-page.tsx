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
import { buildPageMeta } from "#app/site/metadata.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { readPageScene, SceneHero } from "#app/site/scene-band.tsx";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { Section } from "#app/ui/section.tsx";
import { toVehicleListJsonLd } from "#app/vehicles/index.ts";
import { readBrandPage, type BrandPageData } from "./brand-view-model.ts";
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
            <ButtonLink href={listHref}>{words.formatAllCartsLabel(text.proseName)}</ButtonLink>
          </>
        }
        {...(span && { figures: words.formatSpan(formatDollars(span.fromDollars), span.seats) })}
      />
      <Lineup text={text} series={series} />
      <Introduction text={text} />
      <WhyChoose text={text} />
      <Closing text={text} listHref={listHref} />
    </>
  );
}

/** Every series with its carts; without the carts while the catalogue cannot be read. */
function Lineup({ text, series }: Pick<BrandPageData, "series"> & { text: BrandText }) {
  const delivery = useDeliveryPlace();
  const vehicles = series.flatMap(({ offer }) => offer.vehicles);
  const isNewNoted = isNewDistinctive(vehicles);
  return (
    <Section title={words.formatLineupTitle(text.proseName)}>
      <ul>
        {series.map((one) => (
          <li key={one.series.name}>
            <SeriesRow
              {...one}
              onPage={vehicles}
              isNewNoted={isNewNoted}
              listHref={withDeliveryPlace(
                brandInventoryPath(text.brand, one.series.name),
                delivery,
              )}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Introduction({ text }: { text: BrandText }) {
  return (
    <Section title={text.introTitle} ground="raised">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <div className="max-w-prose stack-3">
          {text.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className="grid content-start gap-x-6 gap-y-2 sm:grid-cols-2 lg:gap-y-4">
          {text.features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <CheckIcon className="mt-1 size-5 text-good" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function WhyChoose({ text }: { text: BrandText }) {
  return (
    <Section title={words.formatWhyChooseTitle(text.proseName)}>
      <ul className="grid gap-x-12 gap-y-4 lg:grid-cols-3">
        {text.whyChoose.map((point) => (
          <li key={point.title} className="lg:border-t lg:border-line lg:pt-5">
            <h3 className="text-title-3">{point.title}</h3>
            <p className="mt-1 text-quiet">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Closing({ text, listHref }: { text: BrandText; listHref: string }) {
  return (
    <Section title={text.closingTitle} intro={text.closingText} ground="tinted">
      <div className="flex flex-wrap items-center gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        <ButtonLink href={contactPath({ brand: text.brand, topic: "quote" })}>
          {words.closing.quoteLabel}
        </ButtonLink>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        <a
          href={contactPath({ brand: text.brand, topic: "test-drive" })}
          className="inline-flex min-h-11 items-center text-brand"
        >
          {words.closing.testDriveLabel}
        </a>
        <a href={listHref} className="inline-flex min-h-11 items-center text-brand">
          {words.closing.compareLabel}
        </a>
      </p>
    </Section>
  );
}
