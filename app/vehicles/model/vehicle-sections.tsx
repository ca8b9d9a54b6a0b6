import { business } from "#content/dealership/business.ts";
import { ratings } from "#content/dealership/reviews.ts";
import { actionLabels } from "#content/pages/words/actions.ts";
import { comparePath, contactPath, withDeliveryPlace } from "#content/pages/paths.ts";
import * as words from "#content/pages/words/model.ts";
import { entryStories } from "#content/vehicles/entry-stories.ts";
import { comparedMax } from "#domain/catalogue/comparison.ts";
import type { ModelComparison } from "#domain/catalogue/model-comparison.ts";
import type { Model } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { ShoreScene } from "#app/site/shore-scene.tsx";
import { ComparedCarts } from "./model-comparison.tsx";
import { ModelNotes } from "./model-notes.tsx";
import { ModelStory } from "./model-story.tsx";
import { WhyChooseLine } from "#app/site/why-choose-line.tsx";
import type { VehicleScene } from "./vehicle-scene.ts";

interface VehicleSectionsProps {
  /** Null for a cart that is none of the models: its story is a shorter one. */
  model: Model | null;
  vehicle: Vehicle;
  comparisons: readonly ModelComparison[];
  /** The cart on a shore; null where there is no picture of it for that. */
  scene: VehicleScene | null;
}

/** What follows the facts on a cart's page: its texts, carts to compare, our notes, the next step. */
export function VehicleSections({ model, vehicle, comparisons, scene }: VehicleSectionsProps) {
  const story = model ?? entryStories[vehicle.id];
  return (
    <>
      {story && <ModelStory model={story} />}
      {comparisons.length > 0 && <Comparison vehicle={vehicle} comparisons={comparisons} />}
      <div className="pb-4">
        {model && ratings && <ModelNotes title={words.notesTitle} {...ratings} />}
        <WhyChooseLine className="wrap py-6 sm:py-8" />
      </div>
      <Closing vehicle={vehicle} scene={scene} />
    </>
  );
}

function Comparison({ vehicle, comparisons }: Omit<VehicleSectionsProps, "model" | "scene">) {
  const delivery = useDeliveryPlace();
  const compared = [vehicle, ...comparisons.map((comparison) => comparison.vehicle)];
  const compareHref = comparePath(compared.slice(0, comparedMax).map(({ id }) => id));
  return (
    <section>
      <div className="wrap py-6 sm:py-12">
        <div className="mb-3 flex-wrap items-baseline justify-between gap-x-8 lg:flex">
          <h2 className="text-title-2">{words.comparison.formatTitle(vehicle.name)}</h2>
          <p className="flex flex-wrap gap-x-6">
            {[
              [compareHref, words.comparison.compareLabel] as const,
              ["/inventory", actionLabels.inventory] as const,
            ].map(([href, label]) => (
              <a
                key={href}
                href={withDeliveryPlace(href, delivery)}
                className="inline-flex min-h-11 items-center font-semibold text-brand"
              >
                {label}
              </a>
            ))}
          </p>
        </div>
        <ComparedCarts vehicle={vehicle} comparisons={comparisons} />
      </div>
    </section>
  );
}

/** The next step, on the shore where the cart stands. */
function Closing({ vehicle, scene }: Pick<VehicleSectionsProps, "vehicle" | "scene">) {
  const heading = <h2 className="text-title-2">{words.closing.formatTitle(vehicle.name)}</h2>;
  const step = (
    <>
      <p className="max-w-prose text-lead">{words.closing.text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="hero-actions">
          <CallLink phone={business.phone} label="Call" isWide />
          <ButtonLink href={contactPath({ vehicle: vehicle.id, topic: "test-drive" })}>
            {actionLabels.testDrive}
          </ButtonLink>
        </div>
        <a
          href={contactPath({ vehicle: vehicle.id, topic: "trade-in" })}
          className="inline-flex min-h-11 items-center font-semibold text-brand"
        >
          {words.closing.tradeInLabel}
        </a>
      </div>
    </>
  );
  return (
    <section className="bg-tinted">
      {scene ? (
        <ShoreScene {...scene} heading={heading}>
          {step}
        </ShoreScene>
      ) : (
        <div className="wrap stack-4 py-8">
          {heading}
          {step}
        </div>
      )}
    </section>
  );
}
