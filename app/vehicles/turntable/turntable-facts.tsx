import { actionLabels } from "#content/pages/words/actions.ts";
import { contactPath, financingPath } from "#content/pages/paths.ts";
import { isStated } from "#domain/catalogue/stated-value.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { vehicleWords as words } from "#app/vehicles/vehicle-words.ts";

/** The main figures of the cart on the turntable, and where one goes from here. */
export function TurntableFacts({ vehicle }: { vehicle: Pick<Vehicle, "id" | "specifications"> }) {
  const { seatingCapacity, range, topSpeed, batteryType } = vehicle.specifications;
  const figures = [
    [words.figures.seats, String(seatingCapacity)],
    [words.figures.range, isStated(range) ? range : words.notStated],
    [words.figures.topSpeed, topSpeed],
    [words.figures.battery, batteryType],
  ] as const;
  return (
    <div className="mt-8 grid items-center gap-x-12 gap-y-3 border-t border-line pt-5 sm:mt-12 lg:grid-cols-[1fr_22.5rem]">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="font-display text-title-3 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
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
