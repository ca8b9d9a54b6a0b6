import { actionLabels } from "#content/pages/words/actions.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { vehicleNotFound, vehicleUnavailable } from "./vehicle-words.ts";

/** The page of a vehicle that the catalogue does not have. */
export function VehicleNotFound() {
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">{vehicleNotFound.title}</h1>
      <p className="mt-4 max-w-prose text-lead text-quiet">{vehicleNotFound.text}</p>
      <p className="mt-8">
        <ButtonLink href="/inventory">{actionLabels.inventory}</ButtonLink>
      </p>
    </div>
  );
}

/** The page of a vehicle that cannot be looked up now. */
export function VehicleUnavailable({ phone }: { phone: { display: string; link: string } }) {
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">{vehicleUnavailable.title}</h1>
      <p className="mt-4 max-w-prose text-lead text-quiet">{vehicleUnavailable.text}</p>
      <p className="mt-8">
        <CallLink phone={phone} label={vehicleUnavailable.callLabel} isWide />
      </p>
    </div>
  );
}
