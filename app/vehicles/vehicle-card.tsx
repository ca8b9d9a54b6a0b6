import type { ReactNode } from "react";
import { actionLabels } from "#content/pages/words/actions.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge, hasAvailabilityBadge } from "./availability-badge.tsx";
import { CartPicture } from "#app/vehicles/pictures/cart-picture.tsx";
import { formatFigures } from "./cart-figures.ts";

/** What a card shows of a vehicle. */
export type VehicleSummary = Pick<
  Vehicle,
  "id" | "name" | "brand" | "price" | "images" | "imageTexts" | "inStock" | "isNew" | "streetLegal"
> & { specifications: Pick<Vehicle["specifications"], "seatingCapacity" | "range"> };

interface VehicleCardProps {
  vehicle: VehicleSummary;
  /** The level of the card's heading in its page. */
  headingLevel?: 2 | 3;
  isFirst?: boolean;
  /** Whether some carts of the same list are used, so that NEW tells this one from them. */
  isNewNoted?: boolean;
  /** A control of its own under the price; it lies above the link that covers the card. */
  control?: ReactNode;
}

/**
 * One cart: picture, name, seats, range, price with what is known of it on public roads, and its
 * price at the chosen place; on a phone the picture is beside the words. The whole card is one link.
 */
export function VehicleCard({
  vehicle,
  headingLevel = 3,
  isFirst = false,
  isNewNoted = false,
  control,
}: VehicleCardProps) {
  const href = withDeliveryPlace(vehiclePath(vehicle), useDeliveryPlace());
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const availability = { vehicle, isNewNoted };
  return (
    <article className="cart-card">
      <CartPicture
        vehicle={vehicle}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 38vw"
        isFirst={isFirst}
        className="bg-raised"
      />
      {hasAvailabilityBadge(availability) && (
        <span className="top-3 left-3 flex gap-2 sm:absolute">
          <AvailabilityBadge {...availability} />
        </span>
      )}
      <Heading className="text-title-3">
        <a href={href} className="text-text no-underline covers-card">
          {vehicle.name}
        </a>
      </Heading>
      <p className="text-small text-quiet">{formatFigures(vehicle.specifications)}</p>
      <p className="price-figures" data-action={actionLabels.details}>
        {formatDollars(vehicle.price)}
        <small> {streetLegalTexts[vehicle.streetLegal].card}</small>
      </p>
      <DeliveredPrice dollars={vehicle.price} className="text-small" />
      {control}
    </article>
  );
}
