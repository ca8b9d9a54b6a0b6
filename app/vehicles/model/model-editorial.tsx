import { ratings } from "#content/dealership/reviews.ts";
import { business } from "#content/dealership/business.ts";
import {
  comparePath,
  contactPath,
  financingPath,
  withDeliveryPlace,
} from "#content/pages/paths.ts";
import * as words from "#content/pages/words/model.ts";
import { whyChoose, whyChooseTitle } from "#content/pages/words/why-choose.ts";
import { comparedMax } from "#domain/catalogue/comparison.ts";
import type { ModelComparison } from "#domain/catalogue/model-comparison.ts";
import { formatDrive, type Model, modelFeaturesMax } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { Section } from "#app/ui/section.tsx";
import { PublicRoads } from "#app/vehicles/public-roads.tsx";
import { listModelSpecifications } from "#app/vehicles/specification-rows.ts";
import { SpecificationTable } from "#app/vehicles/specification-table.tsx";
import { findTurntablePath } from "#app/vehicles/vehicle-metadata.ts";
import { ModelComparisonTable } from "./model-comparison.tsx";
import { ModelFigures } from "./model-figures.tsx";
import { ModelHero } from "./model-hero.tsx";
import { ModelNotes } from "./model-notes.tsx";
import { ModelStory } from "./model-story.tsx";

interface ModelEditorialProps {
  model: Model;
  vehicle: Vehicle;
  comparisons: readonly ModelComparison[];
}

/** The page of a model, below its breadcrumbs. */
export function ModelEditorial({ model, vehicle, comparisons }: ModelEditorialProps) {
  const delivery = useDeliveryPlace();
  const compared = [vehicle, ...comparisons.map((comparison) => comparison.vehicle)];
  const compareHref = comparePath(compared.slice(0, comparedMax).map(({ id }) => id));
  return (
    <>
      <ModelHero
        vehicle={vehicle}
        rating={ratings?.rating ?? null}
        phone={business.phone}
        quoteHref={contactPath({
          vehicle: vehicle.id,
          topic: "quote",
          ...(delivery && { place: delivery.path }),
        })}
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
        <Section title={words.comparison.formatTitle(vehicle.name)}>
          <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-12">
            <div>
              <p>{words.comparison.text}</p>
              <p className="mt-2 flex flex-wrap gap-x-6">
                <a
                  href={withDeliveryPlace(compareHref, delivery)}
                  className="inline-flex min-h-11 items-center font-semibold text-brand"
                >
                  {words.comparison.compareLabel}
                </a>
                <a
                  href={withDeliveryPlace("/inventory", delivery)}
                  className="inline-flex min-h-11 items-center font-semibold text-brand"
                >
                  {words.comparison.inventoryLabel}
                </a>
              </p>
            </div>
            <ModelComparisonTable name={vehicle.name} comparisons={comparisons} />
          </div>
        </Section>
      )}
      {ratings && (
        <Section title={words.notesTitle} ground="raised">
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
  return (
    <Section title={words.modelFeatures.title} ground="tinted">
      <div className="grid gap-12 lg:grid-cols-2">
        <div>
          <h3 className="text-title-3">{words.modelFeatures.featuresTitle}</h3>
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
          <h3 className="text-title-3">{words.modelFeatures.specificationsTitle}</h3>
          <SpecificationTable rows={listModelSpecifications(model, vehicle)} />
          <PublicRoads status={vehicle.streetLegal} />
          {vehicle.externalUrl && (
            <p className="mt-6">
              <ButtonLink href={vehicle.externalUrl} isExternal>
                {words.modelFeatures.manufacturerLabel}
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
    <Section title={whyChooseTitle}>
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
      title={words.closing.formatTitle(vehicle.name)}
      intro={words.closing.text}
      ground="tinted"
    >
      <div className="flex flex-wrap gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        <ButtonLink href={contactPath({ vehicle: vehicle.id, topic: "test-drive" })}>
          {words.closing.testDriveLabel}
        </ButtonLink>
        <ButtonLink href={contactPath({ vehicle: vehicle.id, topic: "trade-in" })}>
          {words.closing.tradeInLabel}
        </ButtonLink>
      </div>
    </Section>
  );
}
