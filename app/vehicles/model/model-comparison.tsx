import { formatDollars } from "#domain/money/money.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatModelDifference, type ModelComparison } from "#domain/catalogue/model-comparison.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { comparison as words } from "#content/pages/words/model.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { SidePicture } from "#app/vehicles/cart-line.tsx";
import { fitToRow } from "#app/vehicles/row-scale.ts";
import { outOfStockText } from "#app/vehicles/vehicle-words.ts";

interface ComparedCartsProps {
  vehicle: Vehicle;
  comparisons: readonly ModelComparison[];
}

/**
 * The vehicles a shopper would look at next, each measured against this one: on a desk they stand
 * beside it on one ground line, at one scale; on a phone they are rows.
 */
export function ComparedCarts({ vehicle, comparisons }: ComparedCartsProps) {
  const delivery = useDeliveryPlace();
  const fits = fitToRow([vehicle, ...comparisons.map((comparison) => comparison.vehicle)]);
  return (
    <ul className="compared-carts">
      <li>
        <SidePicture vehicle={vehicle} fit={fits[vehicle.id]} isDecorative />
        <div>
          <h3>{vehicle.name}</h3>
          <p>{words.thisCart}</p>
          <p>
            <b>{formatDollars(vehicle.price)}</b>
          </p>
        </div>
      </li>
      {comparisons.map((comparison) => (
        <li key={comparison.vehicle.id}>
          <SidePicture
            vehicle={comparison.vehicle}
            fit={fits[comparison.vehicle.id]}
            isDecorative
          />
          <div>
            <h3>
              <a
                href={withDeliveryPlace(vehiclePath(comparison.vehicle), delivery)}
                className="covers-card"
              >
                {comparison.vehicle.name}
              </a>
            </h3>
            <p>{formatModelDifference(comparison)}</p>
            <p>
              <b>{formatDollars(comparison.vehicle.price)}</b>{" "}
              {formatPriceDifference(comparison.priceDifferenceDollars)}
              {!comparison.vehicle.inStock && `, ${outOfStockText}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function formatPriceDifference(dollars: number): string {
  if (dollars === 0) return "same price";
  return `${formatDollars(Math.abs(dollars))} ${dollars > 0 ? "more" : "less"}`;
}
