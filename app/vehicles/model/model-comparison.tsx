import { formatDollars } from "#domain/money/money.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { type ModelComparison } from "#domain/catalogue/model-comparison.ts";
import { findSidePicture } from "#domain/catalogue/vehicle-pictures.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { CartImage } from "#app/vehicles/pictures/cart-picture.tsx";
import { outOfStockText } from "#app/vehicles/vehicle-words.ts";
import { formatModelDifference } from "#domain/catalogue/model-comparison.ts";

interface ModelComparisonTableProps {
  name: string;
  comparisons: readonly ModelComparison[];
}

/** The vehicles a shopper would look at next, each measured against this one. */
export function ModelComparisonTable({ name, comparisons }: ModelComparisonTableProps) {
  const delivery = useDeliveryPlace();
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{`Other carts compared with the ${name}`}</caption>
      <thead>
        <tr className="text-small text-quiet">
          <th scope="col" colSpan={2} className="py-2 font-normal">
            Cart, and how it compares
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {comparisons.map((comparison) => (
          <tr key={comparison.vehicle.id} className="border-t border-line">
            <td className="w-24 py-2 sm:w-40">
              <div className="stage">
                <CartImage
                  vehicle={comparison.vehicle}
                  image={findSidePicture(comparison.vehicle.images)}
                  sizes="(min-width: 40rem) 10rem, 6rem"
                  isDecorative
                />
              </div>
            </td>
            <th scope="row" className="px-4 py-3 font-normal">
              <a
                href={withDeliveryPlace(vehiclePath(comparison.vehicle), delivery)}
                className="font-semibold text-brand"
              >
                {comparison.vehicle.name}
              </a>
              <span className="block text-small text-quiet">
                {formatModelDifference(comparison)}
              </span>
            </th>
            <td className="py-3 text-right whitespace-nowrap">
              <span className="font-semibold">{formatDollars(comparison.vehicle.price)}</span>
              <span className="block text-small text-quiet">
                {formatPriceDifference(comparison.priceDifferenceDollars)}
                {!comparison.vehicle.inStock && `, ${outOfStockText}`}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatPriceDifference(dollars: number): string {
  if (dollars === 0) return "same price";
  return `${formatDollars(Math.abs(dollars))} ${dollars > 0 ? "more" : "less"}`;
}
