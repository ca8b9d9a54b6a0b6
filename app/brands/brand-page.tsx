import { data } from "react-router";
import { brandTexts, type BrandText } from "#content/vehicles/brands.ts";
import { business } from "#content/dealership/business.ts";
import { findModelsOfBrand } from "#content/vehicles/models.ts";
import { requirePage } from "#content/pages/pages.ts";
import { findSeriesOfBrand } from "#content/vehicles/series.ts";
import { buildSeriesOffer } from "#domain/catalogue/model.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CartPicture } from "#app/vehicles/index.ts";
import { CheckIcon } from "#app/ui/icons.tsx";
import { ModelLineup } from "./model-lineup.tsx";
import { PageHero } from "#app/site/page-hero.tsx";
import { Section } from "#app/ui/section.tsx";
import { SeriesCard } from "./series-card.tsx";
import { siteContext } from "#app/context.ts";
import { buildPageMeta } from "#app/site/metadata.ts";
import { contactPath } from "#content/pages/paths.ts";
import { toVehicleListJsonLd } from "#app/vehicles/index.ts";
import type { Route } from "./+types/brand-page";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? buildPageMeta(matches, requirePage(`/${loaderData.brand}`)) : [];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const brand: Brand = new URL(request.url).pathname === "/denago" ? "denago" : "evolution";
  const catalogue = await context.get(siteContext).catalogue();
  if (!catalogue) {
    return data({ brand, vehicles: [] }, { headers: { "Cache-Control": "no-store" } });
  }
  return data({ brand, vehicles: catalogue.vehicles.filter((one) => one.brand === brand) });
}

export default function BrandPage({ loaderData: { brand, vehicles } }: Route.ComponentProps) {
  const text = brandTexts[brand];
  const listHref = `/inventory?brand=${brand}`;
  const models = findModelsOfBrand(brand).flatMap((model) => findVehicle(vehicles, model.slug));
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={text.name} />
      {models.length > 0 && (
        <JsonLd data={toVehicleListJsonLd(`The ${text.name} lineup`, models)} />
      )}
      <PageHero
        title={text.heroTitle}
        text={text.heroText}
        picture={
          models[0] && (
            <CartPicture vehicle={models[0]} sizes="(min-width: 64rem) 36rem, 92vw" isFirst />
          )
        }
        actions={
          <>
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href={listHref}>{`See all ${text.name} carts`}</ButtonLink>
          </>
        }
      />
      <Introduction text={text} />
      <SeriesGrid brand={brand} vehicles={vehicles} />
      {models.length > 0 && (
        <Section title={`The ${text.name} lineup`}>
          <ModelLineup vehicles={models} />
        </Section>
      )}
      <WhyChoose text={text} />
      <Closing text={text} listHref={listHref} />
    </>
  );
}

function Introduction({ text }: { text: BrandText }) {
  return (
    <Section title={text.introTitle}>
      <div className="grid gap-10 lg:grid-cols-2">
        <div className="max-w-prose space-y-4">
          {text.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul>
          {text.features.map((feature) => (
            <li key={feature} className="flex gap-3 border-t border-line py-2.5">
              <CheckIcon className="mt-1 size-5 text-good" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function SeriesGrid({ brand, vehicles }: { brand: Brand; vehicles: readonly Vehicle[] }) {
  const series = findSeriesOfBrand(brand);
  return (
    <Section title="Choose a series" ground="tinted">
      <ul
        className={`grid gap-5 sm:grid-cols-2 lg:grid-cols-3 ${series.length > 3 ? "xl:grid-cols-4" : ""}`}
      >
        {series.map((one) => (
          <li key={one.name}>
            <SeriesCard
              series={one}
              offer={buildSeriesOffer(one, vehicles)}
              picture={findVehicle(vehicles, one.pictureOf)[0]}
              listHref={`/inventory?brand=${brand}&series=${encodeURIComponent(one.name.toLowerCase())}`}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WhyChoose({ text }: { text: BrandText }) {
  return (
    <Section title={`Why choose ${text.name} here`} ground="raised">
      <ul className="grid gap-8 lg:grid-cols-3">
        {text.whyChoose.map((point) => (
          <li key={point.title}>
            <h3 className="text-title-3">{point.title}</h3>
            <p className="mt-2">{point.text}</p>
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
        <ButtonLink href={contactPath(`Quote for a ${text.name} cart`, "sales")}>
          Get a quote
        </ButtonLink>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        <a
          href={contactPath(`Test drive of a ${text.name} cart`, "sales")}
          className="inline-flex min-h-11 items-center text-brand"
        >
          Schedule a test drive
        </a>
        <a href={listHref} className="inline-flex min-h-11 items-center text-brand">
          Compare models
        </a>
      </p>
    </Section>
  );
}

function findVehicle(vehicles: readonly Vehicle[], id: string): Vehicle[] {
  return vehicles.filter((vehicle) => vehicle.id === id);
}
