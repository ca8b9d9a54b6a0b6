import type { ReactNode } from "react";
import { data } from "react-router";
import { business } from "#content/dealership/business.ts";
import { stateCoasts } from "#content/places/coastline.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import * as words from "#content/pages/words/home.ts";
import { requirePage } from "#content/pages/pages.ts";
import { contactPath, placePath, statePath } from "#content/pages/paths.ts";
import { homePagePlaces, states } from "#content/places/states.ts";
import { whyChoose, whyChooseTitle, type WhyChoosePoint } from "#content/pages/words/why-choose.ts";
import { departmentWords } from "#content/pages/words/departments.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { PhoneBar } from "#app/site/phone-bar.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { HomeDepartments } from "./home-departments.tsx";
import { HomeBrand } from "./home-brand.tsx";
import { HomeHero } from "./home-hero.tsx";
import { BatteryIcon, CheckIcon, PercentIcon, WrenchIcon } from "#app/ui/icons.tsx";
import { MapCoastline } from "#app/places/index.ts";
import { Section } from "#app/ui/section.tsx";
import { formatOwnSaleExtras, VehicleCard } from "#app/vehicles/index.ts";
import { chooseHomeVehicles } from "./home-view-model.ts";
import { siteContext } from "#app/context.ts";
import { buildPageMeta } from "#app/site/metadata.ts";
import { toDealerJsonLd, toWebSiteJsonLd } from "#app/site/structured-data/dealer-json-ld.ts";
import type { Route } from "./+types/home-page";

/** The coastline of New Jersey, where the showroom is. */
const shore = stateCoasts["new-jersey"]?.divider;

const icons: Record<WhyChoosePoint["id"], ReactNode> = {
  quality: <CheckIcon className="size-8" />,
  service: <WrenchIcon className="size-8" />,
  financing: <PercentIcon className="size-8" />,
  electric: <BatteryIcon className="size-8" />,
};

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, requirePage("/"));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const catalogue = await site.catalogue();
  const page = { ...chooseHomeVehicles(catalogue), map: site.illustrations.coastline() };
  return catalogue ? data(page) : data(page, { headers: { "Cache-Control": "no-store" } });
}

export default function Home({
  loaderData: { featured, brandPictures, carts, map },
}: Route.ComponentProps) {
  return (
    <>
      <JsonLd data={toWebSiteJsonLd} />
      <JsonLd data={toDealerJsonLd} />
      <HomeHero {...words.hero} phone={business.phone} vehicle={featured[0]} shore={shore} />
      <HomeDepartments carts={carts} />
      {featured.length > 0 && <FeaturedCarts vehicles={featured} />}
      <Brands pictures={brandPictures} />
      <Coast map={map} />
      <About />
      <WhyChoose />
      <MainContact />
      <PhoneBar
        title={departmentWords.bar}
        price={carts && departmentWords.formatFrom(formatDollars(carts.fromDollars))}
        phone={business.phone}
        quoteHref={contactPath()}
      />
    </>
  );
}

function WhyChoose() {
  return (
    <Section title={whyChooseTitle}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {whyChoose.map((point) => (
          <li key={point.id} className="flex gap-4 lg:block">
            <span className="text-sea">{icons[point.id]}</span>
            <div>
              <h3 className="text-title-3 lg:mt-3">{point.title}</h3>
              <p className="mt-1 text-quiet">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Brands({ pictures }: { pictures: Partial<Record<Brand, Vehicle>> }) {
  return (
    <Section title={words.brandGrid.title} intro={words.brandGrid.text} ground="tinted">
      <ul className="grid gap-5 sm:grid-cols-2">
        {Object.values(brandTexts).map((brand) => (
          <li key={brand.brand}>
            <HomeBrand {...brand} vehicle={pictures[brand.brand]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FeaturedCarts({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { formatTitle, text, linkLabel, whichCartLabel } = words.featuredVehicles;
  return (
    <Section title={formatTitle(vehicles.length)} intro={`${text} ${formatOwnSaleExtras()}`}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} linkText={linkLabel} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink href="/which-cart">{whichCartLabel}</ButtonLink>
      </p>
    </Section>
  );
}

function About() {
  return (
    <Section title={words.about.title} ground="raised">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid max-w-prose content-start gap-4">
          {words.about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href="/about" className="font-semibold text-brand">
              {words.about.linkLabel}
            </a>
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-6">
          {words.about.figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-quiet">{label}</dt>
              <dd className="price-figures text-title-1 text-brand">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function Coast({ map }: Pick<Route.ComponentProps["loaderData"], "map">) {
  return (
    <Section id="states" title={words.coastMap.title} intro={words.coastMap.text}>
      <div className="grid gap-6 lg:grid-cols-[1fr_1.6fr] lg:gap-12">
        <MapCoastline map={map} />
        <div className="stack-6">
          {words.regions.map((region) => (
            <section key={region.id}>
              <h3 className="text-title-3">{region.title}</h3>
              <p className="mt-2 text-quiet">{region.text}</p>
              <ul className="mt-2 columns-2 sm:columns-3">
                {states
                  .filter((state) => state.region === region.id)
                  .map((state) => (
                    <li key={state.slug}>
                      <a href={statePath(state)} className="inline-block py-1 text-brand">
                        {state.name}
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <h3 className="mt-8 text-title-3">{words.coastMap.placesTitle}</h3>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 lg:grid-cols-4">
        {homePagePlaces.map(({ state, place }) => (
          <li key={placePath(state, place)} className="border-t border-line">
            <a
              href={placePath(state, place)}
              className="flex min-h-11 items-center justify-between gap-2 text-text no-underline hover:text-brand"
            >
              {place.name}
              <span className="hidden text-small text-quiet sm:inline">{state.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function MainContact() {
  return (
    <Section title={words.mainContact.title} intro={words.mainContact.text} ground="tinted">
      <div className="flex flex-wrap gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        <ButtonLink href="/contact">{words.mainContact.contactLabel}</ButtonLink>
      </div>
    </Section>
  );
}
