import { business } from "#content/dealership/business.ts";
import { actionLabels } from "#content/pages/words/actions.ts";
import { removedVehicle as words } from "#content/pages/words/model.ts";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { VehicleCard } from "#app/vehicles/vehicle-card.tsx";
import type { RemovedVehicleView } from "./removed-vehicle-view-model.ts";

/** The page of a vehicle that was removed: it says so, and shows what comes closest. */
export function RemovedVehicle({ name, alternatives }: RemovedVehicleView) {
  const hasAlternatives = alternatives.length > 0;
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">{words.formatTitle(name)}</h1>
      <p className="mt-4 max-w-prose text-lead text-quiet">{words.text}</p>
      <p className="mt-2 max-w-prose">
        {hasAlternatives ? words.alternativesText : words.noAlternativesText}
      </p>
      {hasAlternatives && (
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {alternatives.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard
                vehicle={vehicle}
                headingLevel={2}
                isNewNoted={isNewDistinctive(alternatives)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <CallLink phone={business.phone} label="Call" isWide />
        <ButtonLink href="/inventory">{actionLabels.inventory}</ButtonLink>
      </div>
    </div>
  );
}
