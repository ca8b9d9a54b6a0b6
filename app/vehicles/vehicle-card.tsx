import type { ReactNode } from "react";
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
 * One cart: picture, name, price, seats, range and what is known of it on public roads, and its
 * price at the chosen place. The whole card is one link.
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
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-page px-5 pb-4 hover:border-sea">
      <CartPicture
        vehicle={vehicle}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 10rem"
        isFirst={isFirst}
        className="-mx-5 mb-4 bg-raised px-4 pt-4"
      />
      {hasAvailabilityBadge(availability) && (
        <span className="absolute top-3 left-3 flex gap-2">
          <AvailabilityBadge {...availability} />
        </span>
      )}
      <Heading className="text-title-3">
        <a href={href} className="text-text no-underline covers-card">
          {vehicle.name}
        </a>
      </Heading>
      <p className="mt-1 text-small text-quiet">{formatCardFacts(vehicle)}</p>
      <p className="mt-auto pt-3 price-figures text-price">{formatDollars(vehicle.price)}</p>
      <DeliveredPrice dollars={vehicle.price} className="mt-2 block text-small" />
      {control}
    </article>
  );
}

/** "4 seats, 45 miles of range, street-legal: ask us" */
function formatCardFacts({ specifications, streetLegal }: VehicleSummary): string {
  return `${formatFigures(specifications)}, ${streetLegalTexts[streetLegal].card}`;
}
