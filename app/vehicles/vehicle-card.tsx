import type { ReactNode } from "react";
import { actionLabels } from "#content/pages/words/actions.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge, hasAvailabilityBadge } from "./availability-badge.tsx";
import { CartPicture } from "#app/vehicles/pictures/cart-picture.tsx";
import { formatCardFacts } from "./cart-figures.ts";

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
 * One cart: picture, name with the brand on a line of its own, seats, range and what is known of it on
 * public roads, price, and its price at the chosen place; on a phone the picture is beside the words. The whole card is one link.
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
    <article className="cart-card" data-seats={vehicle.specifications.seatingCapacity}>
      <CartPicture vehicle={vehicle} sizes="(min-width: 40rem) 22rem, 40vw" isFirst={isFirst} />
      {hasAvailabilityBadge(availability) && (
        <span>
          <AvailabilityBadge {...availability} />
        </span>
      )}
      <Heading>
        <a href={href} className="covers-card">
          {vehicle.name.replace(" ", "\n")}
        </a>
      </Heading>
      <p>{formatCardFacts(vehicle)}</p>
      <p className="price-figures" data-action={actionLabels.details}>
        {formatDollars(vehicle.price)}
      </p>
      <DeliveredPrice dollars={vehicle.price} />
      {control}
    </article>
  );
}
