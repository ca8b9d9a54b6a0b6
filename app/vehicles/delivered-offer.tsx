import { deliveredPrice as words } from "#content/pages/words/delivered-price.ts";
import {
  deliverToPath,
  financingPath,
  vehiclePath,
  withDeliveryPlace,
} from "#content/pages/paths.ts";
import {
  formatDeliveredPrice,
  formatDeliveryParts,
  useDeliveryPlace,
} from "#app/site/delivery/delivered-price.tsx";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { vehicleWords } from "./vehicle-words.ts";

interface OfferProps {
  vehicle: Pick<Vehicle, "id" | "price">;
}

const link = "inline-block py-1 font-semibold text-brand";

/** Under the price of a cart: what it costs delivered and by the month, or the ways to find out. */
export function DeliveredOffer({ vehicle }: OfferProps) {
  const delivery = useDeliveryPlace();
  return (
    <p className="flex flex-wrap gap-x-5 max-lg:text-small lg:[font-size:1rem]">
      {delivery ? (
        <span className="py-1 font-semibold">{formatDeliveredPrice(vehicle.price, delivery)}</span>
      ) : (
        <a href={deliverToPath(vehiclePath(vehicle))} className={link}>
          {words.chooseLabel}
        </a>
      )}
      <a href={financingPath(vehicle)} className={link}>
        {vehicleWords.paymentLabel}
      </a>
    </p>
  );
}

/** Where a place is chosen: how its delivery is priced, and the ways to another place or none. */
export function DeliveredParts({ vehicle }: OfferProps) {
  const delivery = useDeliveryPlace();
  if (!delivery) return null;
  const path = vehiclePath(vehicle);
  return (
    <>
      <p className="mt-3 max-w-prose text-small text-quiet">{formatDeliveryParts(delivery)}</p>
      <p className="flex flex-wrap gap-x-4 text-small">
        <a href={deliverToPath(withDeliveryPlace(path, delivery))} className={link}>
          {words.changeLabel}
        </a>
        <a href={path} className={link}>
          {words.withoutLabel}
        </a>
      </p>
    </>
  );
}
