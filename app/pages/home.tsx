import type { ReactNode } from "react";
import { data } from "react-router";
import { business } from "#content/business.ts";
import { coastline, stateCoasts } from "#content/coastline.ts";
import { brandTexts, type BrandText } from "#content/brands.ts";
import * as home from "#content/home.ts";
import { placePath, requirePage, statePath } from "#content/pages.ts";
import { homePagePlaces, states } from "#content/states.ts";
import { whyChoose, type WhyChoosePoint } from "#content/why-choose.ts";
import { formatDollars } from "#domain/money.ts";
import type { Brand, Vehicle } from "#domain/vehicle.ts";
import { JsonLd } from "../components/json-ld.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { CallLink } from "../components/call-link.tsx";
import { CartPicture } from "../components/cart-picture.tsx";
import { CoastlineLine } from "../components/coastline-line.tsx";
import { BatteryIcon, CheckIcon, PercentIcon, WrenchIcon } from "../components/icons.tsx";
import { Section } from "../components/section.tsx";
import { ShoreDivider } from "../components/shore-divider.tsx";
import { VehicleCard } from "../components/vehicle-card.tsx";
import { siteContext } from "../context.ts";
import { describePage } from "../metadata.ts";
import { describeDealer, describeSite } from "../structured-data/dealer.ts";
import type { Route } from "./+types/home";

/** The showroom's own shore. */
const shore = stateCoasts["new-jersey"]?.divider;

const icons: Record<WhyChoosePoint["id"], ReactNode> = {
  quality: <CheckIcon className="size-8" />,
  service: <WrenchIcon className="size-8" />,
  financing: <PercentIcon className="size-8" />,
  electric: <BatteryIcon className="size-8" />,
};

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, requirePage("/"));
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await context.get(siteContext).catalogue();
  if (!catalogue) {
    const none = { featured: [], brandPictures: {} };
    return data(none, { headers: { "Cache-Control": "no-store" } });
  }
  const { vehicles, byId } = catalogue;
  const featured = home.featuredVehicleIds.flatMap((id) => byId.get(id) ?? []);
  // Each brand with another of its carts than those shown further down.
  const brandPictures: Partial<Record<Brand, Vehicle>> = {};
  for (const vehicle of vehicles) {
    if (vehicle.images.length > 0 && !featured.includes(vehicle)) {
      brandPictures[vehicle.brand] ??= vehicle;
    }
  }
  return data({ featured, brandPictures });
}

export default function Home({ loaderData: { featured, brandPictures } }: Route.ComponentProps) {
  return (
    <>
      <JsonLd data={describeSite} />
      <JsonLd data={describeDealer} />
      <Hero vehicle={featured[0]} />
      <WhyChoose />
      <Brands pictures={brandPictures} />
      <Section
        title="Three carts to start with"
        intro="The price on the card is the price of the cart. Tax and delivery beyond the free zone come on top."
      >
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {featured.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} linkText="View Details" />
            </li>
          ))}
        </ul>
      </Section>
      <About />
      <Coast />
      <MainContact />
    </>
  );
}

function Hero({ vehicle }: { vehicle: Vehicle | undefined }) {
  return (
    <div className="overflow-hidden bg-raised">
      <div className="wrap grid items-center gap-x-8 gap-y-6 pt-10 pb-6 sm:pt-14 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h1 className="text-display">{home.homeHero.title}</h1>
          <p className="mt-5 max-w-prose text-lead text-quiet">{home.homeHero.text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <CallLink phone={business.phone} label="Call" isWide />
            <ButtonLink href="/inventory">View Inventory</ButtonLink>
          </div>
        </div>
        {vehicle && <HeroCart vehicle={vehicle} />}
      </div>
      {shore && (
        <ShoreDivider
          {...shore}
          className="block h-auto w-full text-sea"
          landClassName="fill-page"
        />
      )}
    </div>
  );
}

/** The cart that leads the page, with its price and the way to its own page. */
function HeroCart({ vehicle }: { vehicle: Vehicle }) {
  return (
    <figure>
      <CartPicture vehicle={vehicle} sizes="(min-width: 64rem) 40rem, 92vw" isFirst />
      <figcaption className="flex flex-wrap items-baseline justify-center gap-x-4 gap-y-1">
        <a href={`/vehicles/${vehicle.id}`} className="py-1 font-semibold text-text">
          {vehicle.name}
        </a>
        <span className="price-figures text-price">{formatDollars(vehicle.price)}</span>
        <span className="w-full text-center text-small text-quiet">
          Illustration; your cart may differ.
        </span>
      </figcaption>
    </figure>
  );
}

function WhyChoose() {
  return (
    <Section title="Why choose us">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {whyChoose.map((point) => (
          <li key={point.id}>
            <span className="text-sea">{icons[point.id]}</span>
            <h3 className="mt-3 text-title-3">{point.title}</h3>
            <p className="mt-2 text-quiet">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Brands({ pictures }: { pictures: Partial<Record<Brand, Vehicle>> }) {
  return (
    <Section title={home.brandGrid.title} intro={home.brandGrid.text} ground="tinted">
      <ul className="grid gap-5 sm:grid-cols-2">
        {Object.values(brandTexts).map((brand) => (
          <BrandCard key={brand.brand} brand={brand} vehicle={pictures[brand.brand]} />
        ))}
      </ul>
    </Section>
  );
}

function BrandCard({ brand, vehicle }: { brand: BrandText; vehicle: Vehicle | undefined }) {
  return (
    <li className="flex flex-col rounded-card bg-page p-6 sm:p-8">
      {vehicle && (
        <div className="mx-auto mb-4 w-full max-w-md">
          <CartPicture vehicle={vehicle} sizes="(min-width: 40rem) 28rem, 84vw" />
        </div>
      )}
      <h3 className="text-title-2">{brand.name}</h3>
      <p className="mt-2 mb-5 text-quiet">{brand.heroText}</p>
      <p className="mt-auto">
        <ButtonLink href={`/${brand.brand}`}>See all {brand.name} carts</ButtonLink>
      </p>
    </li>
  );
}

function About() {
  const { claims } = business;
  const figures = [
    [`${claims.yearsInBusiness}+`, "years in business"],
    [`${claims.happyCustomers.toLocaleString(business.locale)}+`, "happy customers"],
    [String(states.length), "eastern states"],
    [`${claims.beachLocations}+`, "beach locations"],
  ];
  return (
    <Section title={home.homeAbout.title} ground="raised">
      <div className="grid gap-10 lg:grid-cols-2">
        <div className="max-w-prose space-y-4">
          {home.homeAbout.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <a href="/about" className="font-semibold text-brand">
              More about us
            </a>
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-6">
          {figures.map(([figure, label]) => (
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

function Coast() {
  return (
    <Section title={home.coastMap.title} intro={home.coastMap.text}>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,20rem)_1fr]">
        <CoastlineLine {...coastline} className="h-[25rem] w-full text-sea" />
        <div className="grid gap-8 sm:grid-cols-3">
          {home.regions.map((region) => (
            <section key={region.id}>
              <h3 className="text-title-3">{region.title}</h3>
              <p className="mt-2 text-quiet">{region.text}</p>
              <ul className="mt-3">
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
      <h3 className="mt-12 text-title-3">Places we serve</h3>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {homePagePlaces.map(({ state, place }) => (
          <li key={placePath(state, place)} className="border-t border-line">
            <a
              href={placePath(state, place)}
              className="flex min-h-11 items-center justify-between gap-2 text-text no-underline hover:text-brand"
            >
              {place.name}
              <span className="text-small text-quiet">{state.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function MainContact() {
  return (
    <Section title={home.mainContact.title} intro={home.mainContact.text} ground="tinted">
      <div className="flex flex-wrap gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        <ButtonLink href="/contact">Contact Us</ButtonLink>
      </div>
    </Section>
  );
}
