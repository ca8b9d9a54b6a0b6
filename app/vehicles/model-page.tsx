import { data } from "react-router";
import { brandTexts } from "#content/vehicles/brands.ts";
import { business } from "#content/dealership/business.ts";
import { findModel } from "#content/vehicles/models.ts";
import { requirePage } from "#content/pages/pages.ts";
import { ratings } from "#content/dealership/reviews.ts";
import { whyChoose } from "#content/pages/words/why-choose.ts";
import { compareModels, type ModelComparison } from "#domain/catalogue/model-comparison.ts";
import {
  deriveSpecificationRows,
  formatDrive,
  type Model,
  modelFeaturesMax,
} from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { ModelComparisonTable } from "#app/vehicles/model/model-comparison.tsx";
import { ModelFigures } from "#app/vehicles/model/model-figures.tsx";
import { ModelHero } from "#app/vehicles/model/model-hero.tsx";
import { ModelNotes } from "#app/vehicles/model/model-notes.tsx";
import { ModelStory } from "#app/vehicles/model/model-story.tsx";
import { Section } from "#app/ui/section.tsx";
import { SpecificationTable, VehicleDetail, VehicleNotFound } from "./vehicle-detail.tsx";
import { siteContext } from "#app/context.ts";
import { Island } from "#app/island.tsx";
import { VehicleLoader } from "./vehicle-loader.island.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { toModelJsonLd, toVehicleJsonLd } from "./product-json-ld.ts";
import { buildVehicleMeta } from "./vehicle-metadata.ts";
import { contactPath, financingPath, vehiclePath } from "#content/pages/paths.ts";
import { findTurntablePath } from "./vehicle-metadata.ts";
import type { Route } from "./+types/model-page";

const comparisonsMax = 4;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return buildVehicleMeta(matches, null);
  const { model, vehicle, isLate } = loaderData;
  const keywords = model?.seoKeywords ?? [];
  if (!isLate) return buildVehicleMeta(matches, vehicle, keywords);
  if (!model) return [{ title: `Vehicle | ${business.name}` }];
  return buildPageMeta(matches, { ...requirePage(vehiclePath({ id: model.slug })), keywords });
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
  const links = { phone: business.phone, financingUrl: business.links.financingApplication };
  if (isLate) {
    return <Island name="vehicle-loader" of={VehicleLoader} props={{ id: slug, ...links }} />;
  }
  if (!vehicle) return <VehicleNotFound />;
  const brand = { href: `/${vehicle.brand}`, label: brandTexts[vehicle.brand].name };
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }, brand]} current={vehicle.name} />
      <JsonLd data={model ? toModelJsonLd(model, vehicle) : toVehicleJsonLd(vehicle)} />
      {model ? (
        <Editorial model={model} vehicle={vehicle} comparisons={comparisons} />
      ) : (
        <VehicleDetail
          vehicle={vehicle}
          {...links}
          contactHref={contactPath(vehicle.name, "sales")}
          turntableHref={findTurntablePath(vehicle)}
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
        quoteHref={contactPath(`Quote for a ${vehicle.name}`, "sales")}
        paymentHref={financingPath(vehicle)}
        turntableHref={findTurntablePath(vehicle)}
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
        <ButtonLink href={contactPath(`Test drive of a ${vehicle.name}`, "sales")}>
          Schedule Test Drive
        </ButtonLink>
      </div>
    </Section>
  );
}
