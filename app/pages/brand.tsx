import { data } from "react-router";
import { brandTexts, type BrandText } from "#content/brands.ts";
import { business } from "#content/business.ts";
import { findModelsOfBrand } from "#content/models.ts";
import { requirePage } from "#content/pages.ts";
import { findSeriesOfBrand } from "#content/series.ts";
import { describeSeriesOffer } from "#domain/model.ts";
import type { Brand, Vehicle } from "#domain/vehicle.ts";
import { JsonLd } from "../components/json-ld.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { CallLink } from "../components/call-link.tsx";
import { CartPicture } from "../components/cart-picture.tsx";
import { CheckIcon } from "../components/icons.tsx";
import { ModelLineup } from "../components/model-lineup.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { Section } from "../components/section.tsx";
import { SeriesCard } from "../components/series-card.tsx";
import { siteContext } from "../context.ts";
import { describePage } from "../metadata.ts";
import { contactAddress } from "../vehicle-page.ts";
import { describeVehicles } from "../structured-data/lists.ts";
import type { Route } from "./+types/brand";

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? describePage(matches, requirePage(`/${loaderData.brand}`)) : [];
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
  const listAddress = `/inventory?brand=${brand}`;
  const models = findModelsOfBrand(brand).flatMap((model) => findVehicle(vehicles, model.slug));
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={text.name} />
      {models.length > 0 && <JsonLd data={describeVehicles(`The ${text.name} lineup`, models)} />}
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
            <ButtonLink href={listAddress}>{`See all ${text.name} carts`}</ButtonLink>
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
      <Closing text={text} listAddress={listAddress} />
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
              offer={describeSeriesOffer(one, vehicles)}
              picture={findVehicle(vehicles, one.pictureOf)[0]}
              listAddress={`/inventory?brand=${brand}&series=${encodeURIComponent(one.name.toLowerCase())}`}
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

function Closing({ text, listAddress }: { text: BrandText; listAddress: string }) {
  return (
    <Section title={text.closingTitle} intro={text.closingText} ground="tinted">
      <div className="flex flex-wrap items-center gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        <ButtonLink href={contactAddress(`Quote for a ${text.name} cart`, "sales")}>
          Get a quote
        </ButtonLink>
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        <a
          href={contactAddress(`Test drive of a ${text.name} cart`, "sales")}
          className="inline-flex min-h-11 items-center text-brand"
        >
          Schedule a test drive
        </a>
        <a href={listAddress} className="inline-flex min-h-11 items-center text-brand">
          Compare models
        </a>
      </p>
    </Section>
  );
}

function findVehicle(vehicles: readonly Vehicle[], id: string): Vehicle[] {
  return vehicles.filter((vehicle) => vehicle.id === id);
}
