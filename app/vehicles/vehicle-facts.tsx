import type { DriveType } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CheckIcon, ExternalIcon } from "#app/ui/icons.tsx";
import { MorePictures } from "./pictures/cart-gallery.tsx";
import { PublicRoads } from "./public-roads.tsx";
import {
  gatherQuestions,
  listSpecifications,
  type SpecificationRow,
} from "./specification-rows.ts";
import { SpecificationTable } from "./specification-table.tsx";
import { vehicleWords as words } from "./vehicle-words.ts";

interface VehicleFactsProps {
  vehicle: Vehicle;
  features: readonly string[];
  /** Null where it is not known. */
  driveType: DriveType | null;
  /** The last row of the specifications: our own rating, where one is shown. */
  rating?: SpecificationRow | null;
}

/** The cart from its other sides, its features and where it may be driven beside the specifications. */
export function VehicleFacts({ vehicle, features, driveType, rating }: VehicleFactsProps) {
  return (
    <section>
      <MorePictures vehicle={vehicle} />
      <div className="wrap grid gap-x-12 gap-y-8 py-6 sm:py-12 lg:gap-y-12 lg:grid-cols-[1fr_26rem]">
        <div>
          <h2 className="text-title-2">{words.factsTitle}</h2>
          <h3 className="sr-only">{words.featuresTitle}</h3>
          <ul className="mt-3 gap-x-8 lg:columns-2">
            {features.map((feature) => (
              <li
                key={feature}
                className="flex break-inside-avoid gap-3 py-1 [font-size:1rem] lg:py-1.5"
              >
                <CheckIcon className="mt-1 size-4 text-good" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        <div className="[font-size:1rem] lg:pt-2.5">
          <PublicRoads status={vehicle.streetLegal} />
        </div>
        <div className="lg:col-span-2">
          <h3 className="text-title-2">{words.specificationsTitle}</h3>
          <SpecificationTable
            rows={gatherQuestions([
              ...listSpecifications(vehicle, driveType),
              ...(rating ? [rating] : []),
            ])}
          />
          {vehicle.externalUrl && <ManufacturerLink url={vehicle.externalUrl} />}
        </div>
      </div>
    </section>
  );
}

function ManufacturerLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brand no-underline hover:underline"
    >
      {words.manufacturerLabel}
      <ExternalIcon className="size-4" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
