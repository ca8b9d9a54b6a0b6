import { business } from "#content/dealership/business.ts";
import { contactPath } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { PhoneBar } from "#app/site/phone-bar.tsx";

/** A cart's name and price along the lower edge of a phone, with the ways to ask for it. */
export function VehicleBar({ vehicle }: { vehicle: Vehicle }) {
  const delivery = useDeliveryPlace();
  return (
    <PhoneBar
      // Without the brand, so that it is one line.
      title={vehicle.name.replace(/^\S+ /, "")}
      price={formatDollars(vehicle.price)}
      phone={business.phone}
      quoteHref={contactPath({
        topic: "quote",
        vehicle: vehicle.id,
        ...(delivery && { place: delivery.path }),
      })}
    />
  );
}
