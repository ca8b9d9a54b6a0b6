import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { lineupTableTitle } from "#content/pages/words/brand.ts";
import { formatDollars } from "#domain/money/money.ts";
import { isNewDistinctive } from "#domain/catalogue/availability.ts";
import { formatModelName } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { outOfStockText, VehicleCard } from "#app/vehicles/index.ts";

/**
 * The models of a brand as cards, and their figures side by side. On a phone the table alone
 * is shown, because the cards of the series above it have the pictures.
 */
export function ModelLineup({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const delivery = useDeliveryPlace();
  const isNewNoted = isNewDistinctive(vehicles);
  return (
    <>
      <ul className="hidden gap-5 sm:grid sm:grid-cols-2 lg:grid-cols-3">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} isNewNoted={isNewNoted} />
          </li>
        ))}
      </ul>
      <h3 className="sr-only text-title-3 sm:not-sr-only sm:mt-12">{lineupTableTitle}</h3>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="text-small text-quiet">
              <th scope="col" className="py-2 pr-4 font-normal">
                Model
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                Price
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                Seats
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Range
              </th>
            </tr>
          </thead>
          <tbody>
            {vehicles.map((vehicle) => (
              <tr key={vehicle.id} className="border-t border-line">
                <th scope="row" className="py-1 pr-4 font-semibold">
                  <a
                    href={withDeliveryPlace(vehiclePath(vehicle), delivery)}
                    className="inline-flex min-h-9 items-center text-brand"
                  >
                    {formatModelName(vehicle)}
                  </a>
                </th>
                <td className="py-1 pr-4 text-right">
                  {formatDollars(vehicle.price)}
                  <DeliveredPrice dollars={vehicle.price} className="block text-small text-quiet" />
                  {!vehicle.inStock && (
                    <span className="block text-small text-quiet">{outOfStockText}</span>
                  )}
                </td>
                <td className="py-1 pr-4 text-right">{vehicle.specifications.seatingCapacity}</td>
                <td className="py-1 text-right whitespace-nowrap">
                  {vehicle.specifications.range}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
