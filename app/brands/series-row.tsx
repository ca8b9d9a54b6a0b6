import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { formatModelName, type Series, type SeriesOffer } from "#domain/catalogue/model.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { outOfStockText } from "#app/vehicles/index.ts";

interface SeriesRowProps {
  series: Series;
  offer: SeriesOffer;
  /** The inventory, filtered to the series. */
  listHref: string;
}

/** A series: what it starts at, what it is for, and its models with their prices. */
export function SeriesRow({ series, offer, listHref }: SeriesRowProps) {
  return (
    <article className="grid gap-x-12 gap-y-3 border-t border-line py-5 md:grid-cols-[1fr_2fr_1.5fr] lg:py-6">
      <div>
        <h3 className="text-title-3 uppercase">{series.name}</h3>
        {offer.startingPriceDollars !== null && (
          <p>
            <span className="text-small text-quiet">From </span>
            <span className="price-figures text-title-3">
              {formatDollars(offer.startingPriceDollars)}
            </span>
          </p>
        )}
      </div>
      <div className="max-w-prose">
        <p>{series.description}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4 text-small text-quiet">
          {series.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div>
        <ul>
          {offer.vehicles.map((vehicle) => (
            <SeriesModel key={vehicle.id} vehicle={vehicle} />
          ))}
        </ul>
        {offer.moreCount > 0 && (
          <a href={listHref} className="inline-flex min-h-11 items-center text-brand">
            {`+${offer.moreCount} more ${offer.moreCount === 1 ? "model" : "models"}`}
          </a>
        )}
      </div>
    </article>
  );
}

function SeriesModel({ vehicle }: { vehicle: SeriesOffer["vehicles"][number] }) {
  const href = withDeliveryPlace(vehiclePath(vehicle), useDeliveryPlace());
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
      <a href={href} className="py-1 font-semibold text-brand">
        {formatModelName(vehicle)}
      </a>
      <span>
        {formatDollars(vehicle.price)}
        {!vehicle.inStock && `, ${outOfStockText}`}
      </span>
    </li>
  );
}
