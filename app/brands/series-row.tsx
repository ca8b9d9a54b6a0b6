import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { formatModelName, type Series, type SeriesOffer } from "#domain/catalogue/model.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { LineupDrawing, outOfStockText, type LineupCart } from "#app/vehicles/index.ts";

interface SeriesRowProps {
  series: Series;
  offer: SeriesOffer;
  /** Its models from the side, to one scale with those of the other series. */
  drawings: readonly LineupCart[];
  /** The inventory, filtered to the series. */
  listHref: string;
}

/** A series: what it is for, what it starts at, and its models on one ground line. */
export function SeriesRow({ series, offer, drawings, listHref }: SeriesRowProps) {
  return (
    <article className="grid gap-x-12 gap-y-4 border-t border-line py-4 sm:py-6 md:grid-cols-2">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
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
        <p className="mt-2">{series.description}</p>
        <ul className="mt-2 hidden flex-wrap gap-x-4 text-small text-quiet sm:flex">
          {series.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div>
        <ul className="flex flex-wrap items-start text-[0.5rem] sm:text-[0.75rem]">
          {offer.vehicles.map((vehicle) => (
            <SeriesModel
              key={vehicle.id}
              vehicle={vehicle}
              drawing={drawings.find(({ id }) => id === vehicle.id)}
            />
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

interface SeriesModelProps {
  vehicle: SeriesOffer["vehicles"][number];
  /** None for a vehicle that staff have added. */
  drawing: LineupCart | undefined;
}

function SeriesModel({ vehicle, drawing }: SeriesModelProps) {
  const href = withDeliveryPlace(vehiclePath(vehicle), useDeliveryPlace());
  return (
    <li className="grow">
      <a href={href} className="block text-text no-underline hover:text-brand">
        {drawing && <LineupDrawing {...drawing} />}
        <span className="lineup-label text-small">
          <span className="block font-semibold [line-height:1.25] text-brand">
            {formatModelName(vehicle)}
          </span>
          {formatDollars(vehicle.price)}
          {!vehicle.inStock && `, ${outOfStockText}`}
        </span>
      </a>
    </li>
  );
}
