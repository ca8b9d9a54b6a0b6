import { data } from "react-router";
import { brandTexts } from "#content/brands.ts";
import { business } from "#content/business.ts";
import { findModel } from "#content/models.ts";
import { requirePage } from "#content/pages.ts";
import { ratings } from "#content/reviews.ts";
import { whyChoose } from "#content/why-choose.ts";
import { compareModels, type ModelComparison } from "#domain/model-comparison.ts";
import {
  deriveSpecificationRows,
  formatDrive,
  formatVehiclePath,
  type Model,
  modelFeaturesMax,
} from "#domain/model.ts";
import type { Vehicle } from "#domain/vehicle.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ButtonLink } from "../components/button-link.tsx";
import { CallLink } from "../components/call-link.tsx";
import { JsonLd } from "../components/json-ld.tsx";
import { CheckIcon } from "../components/icons.tsx";
import { ModelComparisonTable } from "../components/model-comparison.tsx";
import { ModelFigures } from "../components/model-figures.tsx";
import { ModelHero } from "../components/model-hero.tsx";
import { ModelNotes } from "../components/model-notes.tsx";
import { ModelStory } from "../components/model-story.tsx";
import { Section } from "../components/section.tsx";
import {
  SpecificationTable,
  VehicleDetail,
  VehicleNotFound,
} from "../components/vehicle-detail.tsx";
import { siteContext } from "../context.ts";
import { Island } from "../island.tsx";
import { VehicleLoader } from "../islands/vehicle-loader.tsx";
import { describePage } from "../metadata.ts";
import { describeModel, describeVehicleDetail } from "../structured-data/product.ts";
import { contactAddress, describeVehicle, turntableAddress } from "../vehicle-page.ts";
import type { Route } from "./+types/model";

const comparisonsMax = 4;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return describeVehicle(matches, null);
  const { model, vehicle, isLate } = loaderData;
  const keywords = model?.seoKeywords ?? [];
  if (!isLate) return describeVehicle(matches, vehicle, keywords);
  if (!model) return [{ title: `Vehicle | ${business.name}` }];
  return describePage(matches, { ...requirePage(formatVehiclePath(model.slug)), keywords });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const catalogue = await context.get(siteContext).catalogue();
  const model = findModel(slug) ?? null;
  if (!catalogue) {
    const late = { slug, model, vehicle: null, comparisons: [], isLate: true };
    return data(late, { headers: { "Cache-Control": "no-store" } });
  }
  const vehicle = catalogue.byId.get(slug) ?? null;
  const comparisons =
    model && vehicle ? compareModels(vehicle, catalogue.vehicles, comparisonsMax) : [];
  return data(
    { slug, model, vehicle, comparisons, isLate: false },
    { status: vehicle ? 200 : 404 },
  );
}

/** The editorial page of a model; every other vehicle of the catalogue has its detail screen. */
export default function ModelPage({ loaderData }: Route.ComponentProps) {
  const { slug, model, vehicle, comparisons, isLate } = loaderData;
  const links = { phone: business.phone, financingAddress: business.links.financingApplication };
  if (isLate) {
    return <Island name="vehicle-loader" of={VehicleLoader} props={{ id: slug, ...links }} />;
  }
  if (!vehicle) return <VehicleNotFound />;
  const brand = { href: `/${vehicle.brand}`, label: brandTexts[vehicle.brand].name };
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }, brand]} current={vehicle.name} />
      <JsonLd data={model ? describeModel(model, vehicle) : describeVehicleDetail(vehicle)} />
      {model ? (
        <Editorial model={model} vehicle={vehicle} comparisons={comparisons} />
      ) : (
        <VehicleDetail
          vehicle={vehicle}
          {...links}
          contactAddress={contactAddress(vehicle.name, "sales")}
          turntableAddress={turntableAddress(vehicle)}
        />
      )}
    </>
  );
}

interface EditorialProps {
  model: Model;
  vehicle: Vehicle;
  comparisons: readonly ModelComparison[];
}

function Editorial({ model, vehicle, comparisons }: EditorialProps) {
  return (
    <>
      <ModelHero
        vehicle={vehicle}
        rating={ratings?.rating ?? null}
        phone={business.phone}
        quoteAddress={contactAddress(`Quote for a ${vehicle.name}`, "sales")}
        paymentAddress={`/financing?vehicle=${vehicle.id}#estimate`}
        turntableAddress={turntableAddress(vehicle)}
        figures={
          <ModelFigures
            specifications={vehicle.specifications}
            drive={formatDrive(model.driveType)}
          />
        }
      />
      <ModelStory model={model} />
      <FeaturesAndSpecifications model={model} vehicle={vehicle} />
      {comparisons.length > 0 && (
        <Section title={`Next to the ${vehicle.name}`}>
          <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
            <div>
              <p>
                The carts a shopper looks at next: the same series first, then those with as many
                seats, nearest in price.
              </p>
              <p className="mt-2">
                <a
                  href="/inventory"
                  className="inline-flex min-h-11 items-center font-semibold text-brand"
                >
                  See all carts
                </a>
              </p>
            </div>
            <ModelComparisonTable name={vehicle.name} comparisons={comparisons} />
          </div>
        </Section>
      )}
      {ratings && (
        <Section title="Notes from our desks" ground="raised">
          <ModelNotes
            explanation={ratings.explanation}
            notes={ratings.notes}
            ratingBest={ratings.rating.best}
          />
        </Section>
      )}
      <WhyChoose />
      <Closing vehicle={vehicle} />
    </>
  );
}

function FeaturesAndSpecifications({ model, vehicle }: { model: Model; vehicle: Vehicle }) {
  const rows = deriveSpecificationRows(model, vehicle);
  return (
    <Section title="What you get" ground="tinted">
      <div className="grid gap-12 lg:grid-cols-2">
        <div>
          <h3 className="text-title-3">Features</h3>
          <ul className="mt-4">
            {vehicle.features.slice(0, modelFeaturesMax).map((feature) => (
              <li key={feature} className="flex gap-3 border-t border-line py-2.5">
                <CheckIcon className="mt-1 size-5 text-good" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-title-3">Specifications</h3>
          <SpecificationTable rows={rows.map(({ label, value }) => [label, value] as const)} />
          {vehicle.externalUrl && (
            <p className="mt-6">
              <ButtonLink href={vehicle.externalUrl} isExternal>
                Manufacturer's details
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

function WhyChoose() {
  return (
    <Section title="Why choose us">
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {whyChoose.map((point) => (
          <li key={point.id}>
            <h3 className="text-title-3">{point.title}</h3>
            <p className="mt-2 text-quiet">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Closing({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Section
      title={`Drive the ${vehicle.name}`}
      intro={`Come to ${business.showroom.city}, or tell us where you are. We set a time and have the cart ready.`}
      ground="tinted"
    >
      <div className="flex flex-wrap gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        <ButtonLink href={contactAddress(`Test drive of a ${vehicle.name}`, "sales")}>
          Schedule Test Drive
        </ButtonLink>
      </div>
    </Section>
  );
}
