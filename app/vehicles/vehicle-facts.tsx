import type { DriveType } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CheckIcon } from "#app/ui/icons.tsx";
import { Section } from "#app/ui/section.tsx";
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

/** Specifications and features, and where a cart may be driven. */
export function VehicleFacts({ vehicle, features, driveType }: VehicleFactsProps) {
  return (
    <Section title={words.factsTitle}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="text-title-3">{words.specificationsTitle}</h3>
          <SpecificationTable rows={listSpecifications(vehicle, driveType)} />
        </div>
        <div>
          <h3 className="text-title-3">{words.featuresTitle}</h3>
          <ul className="mt-4 text-small">
            {features.map((feature) => (
              <li key={feature} className="flex gap-3 border-t border-line py-1.5">
                <CheckIcon className="size-5 text-good" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-8 grid gap-x-12 rounded-card bg-raised px-5 py-4 text-small sm:p-6 lg:grid-cols-2">
        <PublicRoads status={vehicle.streetLegal} />
      </div>
    </Section>
  );
}
