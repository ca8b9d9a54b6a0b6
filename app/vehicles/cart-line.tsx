import { actionLabels } from "#content/pages/words/actions.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { findSidePicture } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { CartImage, CartPicture } from "./pictures/cart-picture.tsx";
import { formatCardFacts } from "./cart-figures.ts";
import { fitToRow, ground, type RowScale } from "./row-scale.ts";

interface CartLineProps {
  vehicles: readonly Vehicle[];
  isNewNoted: boolean;
  /** Whether they are seen from the front instead of side on; a phone has them as they are in scenes. */
  isFromFront?: boolean;
  /** Why each was picked, by its id; without them what is known of it on public roads. */
  reasons?: Readonly<Record<string, string>>;
}

/** A few carts, side on to one scale and on one line, or from the front; below each other on a phone. */
export function CartLine({ vehicles, isNewNoted, isFromFront = false, reasons }: CartLineProps) {
  const fits = fitToRow(vehicles);
  return (
    <ul
      className={`grid gap-x-8 lg:grid-cols-3 lg:gap-y-10 ${isFromFront ? "lg:pt-12" : ""}`.trim()}
    >
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <CartOnLine
            vehicle={vehicle}
            isNewNoted={isNewNoted}
            reason={reasons?.[vehicle.id]}
            isFromFront={isFromFront}
            fit={fits[vehicle.id]}
          />
        </li>
      ))}
    </ul>
  );
}

interface CartOnLineProps {
  vehicle: Vehicle;
  isNewNoted: boolean;
  reason: string | undefined;
  isFromFront: boolean;
  /** Missing where the picture is not ours, whose ground nobody knows. */
  fit: RowScale | undefined;
}

/** One cart: its picture, name and price. The whole of it is one link. */
function CartOnLine({ vehicle, isNewNoted, reason, isFromFront, fit }: CartOnLineProps) {
  const href = withDeliveryPlace(vehiclePath(vehicle), useDeliveryPlace());
  return (
    <article className="relative grid h-full grid-cols-2 items-center gap-x-4 border-t border-line py-2 lg:block lg:border-0 lg:py-0">
      {isFromFront ? (
        <CartPicture vehicle={vehicle} sizes="(min-width: 64rem) 36rem, 46vw" frame="front-view" />
      ) : (
        <SidePicture vehicle={vehicle} fit={fit} />
      )}
      <div className="lg:pt-4">
        <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
        <h3 className="text-title-3">
          <a href={href} className="text-text no-underline covers-card">
            {vehicle.name}
          </a>
        </h3>
        <p className="text-small whitespace-pre-line text-quiet">
          {formatCardFacts(vehicle, reason)}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2 mt-2.5">
          <span className="price-figures text-title-2">{formatDollars(vehicle.price)}</span>
          <span
            className="font-semibold text-brand max-sm:w-full max-sm:text-small"
            aria-hidden="true"
          >
            {actionLabels.details}
          </span>
        </p>
        <DeliveredPrice dollars={vehicle.price} className="block text-small" />
      </div>
    </article>
  );
}

interface SidePictureProps extends Pick<CartOnLineProps, "vehicle" | "fit"> {
  /** Whether the words beside it say all that it says. */
  isDecorative?: boolean;
}

/** A cart from the side on its ground line; one that fills its picture's width comes down to it. */
export function SidePicture({ vehicle, fit, isDecorative = false }: SidePictureProps) {
  // Its figures are for one that shrinks to its lower edge; here it shrinks to the ground.
  const drop = fit && fit.dropPercent + (1 - ground) * 100 * (1 - fit.scale);
  return (
    <div className="stage aspect-8/5 overflow-hidden lg:border-b-2 lg:border-sea">
      <div
        className={fit && "line-scale"}
        data-scale={fit?.scale}
        data-drop={drop && `${drop.toFixed(1)}%`}
      >
        <CartImage
          vehicle={vehicle}
          image={findSidePicture(vehicle.images)}
          sizes="(min-width: 64rem) 22rem, 38vw"
          isDecorative={isDecorative}
        />
      </div>
    </div>
  );
}

interface ScaledSidePictureProps {
  vehicle: Vehicle;
  /** The carts it is shown to one scale with, in cells as wide as its own. */
  onPage: readonly Vehicle[];
  /** The width of its column on a desk, as a CSS length. */
  columnWidth?: string;
}

/** A cart from the side, large, to one scale and on one ground line with others of its page. */
export function ScaledSidePicture({
  vehicle,
  onPage,
  columnWidth = "27rem",
}: ScaledSidePictureProps) {
  const fit = fitToRow([vehicle], onPage)[vehicle.id];
  const scaled = fit && {
    "data-scale": fit.scale,
    "data-drop": `${fit.dropPercent}%`,
    "data-shift": `${fit.shiftPercent}%`,
  };
  return (
    <div className="stage side-view">
      <div className="row-scale to-scale" {...scaled}>
        <CartImage
          vehicle={vehicle}
          image={findSidePicture(vehicle.images)}
          // Many of them, as sharp as a phone shows, weigh more than a page may.
          sizes={`(min-width: 64rem) ${columnWidth}, ${onPage.length > 6 ? 41 : 80}vw`}
        />
      </div>
    </div>
  );
}
