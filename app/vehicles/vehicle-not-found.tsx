import { ButtonLink } from "#app/site/button-link.tsx";
import { vehicleNotFound } from "./vehicle-words.ts";

/** The page of a vehicle that the catalogue does not have. */
export function VehicleNotFound() {
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">{vehicleNotFound.title}</h1>
      <p className="mt-4 max-w-prose text-lead text-quiet">{vehicleNotFound.text}</p>
      <p className="mt-8">
        <ButtonLink href="/inventory">{vehicleNotFound.inventoryLabel}</ButtonLink>
      </p>
    </div>
  );
}
