import { actionLabels } from "#content/pages/words/actions.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { findSidePicture } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { CartImage } from "./pictures/cart-picture.tsx";
import { formatFigures } from "./cart-figures.ts";

interface CartLineProps {
  vehicles: readonly Vehicle[];
  isNewNoted: boolean;
  /**
   * Whether they stand beside the text of their series, which takes a third of the width: columns and
   * prices are smaller, and headings come under that of the series.
   */
  isInSeries?: boolean;
}

/** A few carts, side on and on one line; below each other on a phone. */
export function CartLine({ vehicles, isNewNoted, isInSeries = false }: CartLineProps) {
  return (
    <ul
      className={`grid lg:grid-cols-3 ${isInSeries ? "gap-x-6 lg:gap-y-6" : "gap-x-8 lg:gap-y-10"}`}
    >
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <CartOnLine vehicle={vehicle} isNewNoted={isNewNoted} isInSeries={isInSeries} />
        </li>
      ))}
    </ul>
  );
}

/** One cart: its picture on the ground line, name and price. The whole of it is one link. */
function CartOnLine({
  vehicle,
  isNewNoted,
  isInSeries,
}: {
  vehicle: Vehicle;
  isNewNoted: boolean;
  isInSeries: boolean;
}) {
  const Heading = isInSeries ? "h4" : "h3";
  const href = withDeliveryPlace(vehiclePath(vehicle), useDeliveryPlace());
  return (
    <article className="relative grid h-full grid-cols-[2fr_3fr] items-center gap-x-4 border-t border-line py-2 lg:block lg:border-0 lg:py-0">
      <div className="stage aspect-8/5 lg:border-b-2 lg:border-sea">
        <CartImage
          vehicle={vehicle}
          image={findSidePicture(vehicle.images)}
          sizes={isInSeries ? "(min-width: 64rem) 15rem, 38vw" : "(min-width: 64rem) 22rem, 38vw"}
        />
      </div>
      <div className="lg:pt-4">
        <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
        <Heading className="text-title-3">
          <a href={href} className="text-text no-underline covers-card">
            {vehicle.name}
          </a>
        </Heading>
        <p className="text-small text-quiet">{formatFigures(vehicle.specifications)}</p>
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={`price-figures ${isInSeries ? "text-title-3" : "text-title-2"}`}>
            {formatDollars(vehicle.price)}
          </span>
          <span className="text-small font-semibold text-brand" aria-hidden="true">
            {actionLabels.details}
          </span>
        </p>
        <DeliveredPrice dollars={vehicle.price} className="block text-small" />
      </div>
    </article>
  );
}
