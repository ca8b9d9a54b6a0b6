import { actionLabels } from "#content/pages/words/actions.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { findSidePicture } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { CartImage } from "./pictures/cart-picture.tsx";
import { formatFigures } from "./cart-figures.ts";
import { fitToRow, type RowScale } from "./row-scale.ts";

interface CartLineProps {
  vehicles: readonly Vehicle[];
  isNewNoted: boolean;
  /**
   * All carts of a page of series, for a line that belongs to one of them: every cart of the page has
   * a third of its width and one scale, and headings come under that of the series.
   */
  onPage?: readonly Vehicle[];
}

/** A few carts, side on and on one line; below each other on a phone. */
export function CartLine({ vehicles, isNewNoted, onPage }: CartLineProps) {
  const isInSeries = onPage !== undefined;
  const fits = isInSeries ? fitToRow(vehicles, onPage) : {};
  return (
    <ul className={isInSeries ? seriesGrids[Math.min(vehicles.length, 3)] : lineGrid}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <CartOnLine
            vehicle={vehicle}
            isNewNoted={isNewNoted}
            isInSeries={isInSeries}
            isAlone={isInSeries && vehicles.length === 1}
            fit={fits[vehicle.id]}
          />
        </li>
      ))}
    </ul>
  );
}

const lineGrid = "grid gap-x-8 lg:grid-cols-3 lg:gap-y-10";
/** By how many carts there are. */
const seriesGrids = [
  "",
  "grid",
  "grid gap-x-8 lg:grid-cols-2",
  "grid gap-x-8 lg:grid-cols-3 lg:gap-y-6",
];

interface CartOnLineProps {
  vehicle: Vehicle;
  isNewNoted: boolean;
  isInSeries: boolean;
  /** Whether it is the only one, with its facts beside the picture. */
  isAlone: boolean;
  fit: RowScale | undefined;
}

/** One cart: its picture on the ground line, name and price. The whole of it is one link. */
function CartOnLine({ vehicle, isNewNoted, isInSeries, isAlone, fit }: CartOnLineProps) {
  const Heading = isInSeries ? "h4" : "h3";
  const href = withDeliveryPlace(vehiclePath(vehicle), useDeliveryPlace());
  return (
    <article
      className={`relative grid h-full grid-cols-[2fr_3fr] items-center gap-x-4 border-t border-line py-2 lg:border-0 lg:py-0 ${isAlone ? "lg:grid-cols-2 lg:items-end lg:gap-x-8" : "lg:block"}`}
    >
      <SidePicture vehicle={vehicle} fit={fit} />
      <div className={isAlone ? "" : "lg:pt-4"}>
        <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
        <Heading className={isInSeries ? "text-title-3 lg:text-[1.25rem]" : "text-title-3"}>
          <a href={href} className="text-text no-underline covers-card">
            {vehicle.name}
          </a>
        </Heading>
        <p className="text-small text-quiet">{formatFigures(vehicle.specifications)}</p>
        <p
          className={`mt-1 flex flex-wrap items-baseline justify-between gap-x-3 ${isAlone ? "lg:mt-3 lg:block" : ""}`}
        >
          <span
            className={`price-figures ${isInSeries ? "text-title-3" : "text-title-2"} ${isAlone ? "lg:text-[1.75rem]" : ""}`}
          >
            {formatDollars(vehicle.price)}
          </span>
          <span
            className={`text-small font-semibold text-brand ${isAlone ? "lg:mt-1 lg:block" : ""}`}
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

/** The cart from the side, on the ground line of its row where there is room for a row. */
function SidePicture({ vehicle, fit }: Pick<CartOnLineProps, "vehicle" | "fit">) {
  const picture = (
    <CartImage
      vehicle={vehicle}
      image={findSidePicture(vehicle.images)}
      sizes="(min-width: 64rem) 22rem, 38vw"
    />
  );
  return (
    <div className="stage aspect-8/5 overflow-hidden lg:border-b-2 lg:border-sea">
      {fit ? (
        <div className="row-scale h-full" data-scale={fit.scale} data-drop={`${fit.dropPercent}%`}>
          {picture}
        </div>
      ) : (
        picture
      )}
    </div>
  );
}
