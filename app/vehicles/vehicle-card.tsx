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
  | "id"
  | "name"
  | "brand"
  | "category"
  | "price"
  | "images"
  | "imageTexts"
  | "inStock"
  | "isNew"
  | "streetLegal"
> & { specifications: Pick<Vehicle["specifications"], "seatingCapacity" | "range"> };

interface VehicleCardProps {
  vehicle: VehicleSummary;
  /** The level of the card's heading in its page. */
  headingLevel?: 2 | 3;
  /** Beside the price; the whole card is the link, also without it. */
  linkText?: string;
  isFirst?: boolean;
  /** Whether some carts of the same list are used, so that NEW tells this one from them. */
  isNewNoted?: boolean;
  /** A control of its own under the price; it lies above the link that covers the card. */
  control?: ReactNode;
}

/**
 * One cart: picture, name, price, seats, range and what is known of it on public roads, where that is
 * more than a question, and its price at the chosen place. The whole card is one link.
 */
export function VehicleCard({
  vehicle,
  headingLevel = 3,
  linkText,
  isFirst = false,
  isNewNoted = false,
  control,
}: VehicleCardProps) {
  const href = withDeliveryPlace(vehiclePath(vehicle), useDeliveryPlace());
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const availability = { vehicle, isNewNoted };
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-page hover:border-sea">
      <div className="stage bg-raised px-4 pt-4">
        <CartPicture
          vehicle={vehicle}
          sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 10rem"
          isFirst={isFirst}
        />
      </div>
      {hasAvailabilityBadge(availability) && (
        <span className="absolute top-3 left-3 flex gap-2">
          <AvailabilityBadge {...availability} />
        </span>
      )}
      <div className="flex grow flex-col p-5">
        <p className="text-small text-quiet">{vehicle.category}</p>
        <Heading className="mt-0.5 text-title-3">
          <a href={href} className="text-text no-underline covers-card">
            {vehicle.name}
          </a>
        </Heading>
        <p className="mt-1 text-small text-quiet">{formatFigures(vehicle.specifications)}</p>
        {vehicle.streetLegal !== "unconfirmed" && (
          <p className="text-small text-quiet">{streetLegalTexts[vehicle.streetLegal].line}</p>
        )}
        <p className="mt-auto flex items-baseline justify-between pt-3">
          <span className="price-figures text-price">{formatDollars(vehicle.price)}</span>
          {linkText && (
            <span className="font-semibold text-brand" aria-hidden="true">
              {linkText}
            </span>
          )}
        </p>
        <DeliveredPrice dollars={vehicle.price} className="mt-2 block text-small" />
        {control}
      </div>
    </article>
  );
}
