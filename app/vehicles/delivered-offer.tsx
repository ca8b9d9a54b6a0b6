import { deliveredPrice as words } from "#content/pages/words/delivered-price.ts";
import { deliverToPath, vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import {
  formatDeliveredPrice,
  formatDeliveryParts,
  useDeliveryPlace,
} from "#app/site/delivery/delivered-price.tsx";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

const link = "inline-block py-1 font-semibold text-brand";

/** Under the price of a cart: what it costs delivered, or the way to find out. */
export function DeliveredOffer({ vehicle }: { vehicle: Pick<Vehicle, "id" | "price"> }) {
  const delivery = useDeliveryPlace();
  const path = vehiclePath(vehicle);
  if (!delivery) {
    return (
      <p className="mt-1">
        <a href={deliverToPath(path)} className={link}>
          {words.chooseLabel}
        </a>
      </p>
    );
  }
  return (
    <div className="mt-3">
      <p className="font-semibold">{formatDeliveredPrice(vehicle.price, delivery)}</p>
      <p className="mt-1 max-w-prose text-small text-quiet">{formatDeliveryParts(delivery)}</p>
      <p className="flex flex-wrap gap-x-4 text-small">
        <a href={deliverToPath(withDeliveryPlace(path, delivery))} className={link}>
          {words.changeLabel}
        </a>
        <a href={path} className={link}>
          {words.withoutLabel}
        </a>
      </p>
    </div>
  );
}
