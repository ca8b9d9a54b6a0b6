import { actionLabels } from "#content/pages/words/actions.ts";
import { contactPath, financingPath } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { VehicleFigures } from "#app/vehicles/vehicle-figures.tsx";
import { vehicleWords as words } from "#app/vehicles/vehicle-words.ts";

/** The main figures of the cart on the turntable, and where one goes from here. */
export function TurntableFacts({ vehicle }: { vehicle: Pick<Vehicle, "id" | "specifications"> }) {
  return (
    <div className="mt-8 grid items-center gap-x-12 gap-y-3 border-t border-line pt-5 sm:mt-12 lg:grid-cols-[1fr_22.5rem]">
      <VehicleFigures
        specifications={vehicle.specifications}
        drive={null}
        className="sm:grid-cols-4"
      />
      <p className="flex flex-wrap justify-between gap-x-6 text-small font-semibold">
        {[
          [
            contactPath({ vehicle: vehicle.id, topic: "test-drive" }),
            actionLabels.testDrive,
          ] as const,
          [financingPath(vehicle), words.paymentLabel] as const,
        ].map(([href, label]) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center text-brand">
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
