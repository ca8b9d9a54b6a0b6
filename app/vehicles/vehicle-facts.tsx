import type { DriveType } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CheckIcon } from "#app/ui/icons.tsx";
import { PublicRoads } from "./public-roads.tsx";
import { listSpecifications } from "./specification-rows.ts";
import { SpecificationTable } from "./specification-table.tsx";
import { vehicleWords as words } from "./vehicle-words.ts";

interface VehicleFactsProps {
  vehicle: Vehicle;
  features: readonly string[];
  /** Null where it is not known. */
  driveType: DriveType | null;
}

/** Features beside the specifications, and where a cart may be driven. */
export function VehicleFacts({ vehicle, features, driveType }: VehicleFactsProps) {
  return (
    <section className="bg-raised">
      <div className="wrap grid gap-x-14 gap-y-5 py-6 sm:py-12 lg:grid-cols-[1fr_1.6fr] lg:py-16">
        <div>
          <h2 className="text-title-2">{words.factsTitle}</h2>
          <h3 className="sr-only">{words.featuresTitle}</h3>
          <ul className="mt-3 lg:mt-5">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3 py-1 max-sm:text-small">
                <CheckIcon className="mt-0.5 size-5 text-good" />
                {feature}
              </li>
            ))}
          </ul>
          <div className="mt-4 border-t border-line pt-4 text-small lg:mt-6 lg:pt-6">
            <PublicRoads status={vehicle.streetLegal} />
          </div>
        </div>
        <div className="self-start rounded-card bg-page px-4 py-3 sm:p-7">
          <h3 className="text-title-3">{words.specificationsTitle}</h3>
          <SpecificationTable rows={listSpecifications(vehicle, driveType)} />
        </div>
      </div>
    </section>
  );
}
