import { formatDollars } from "#domain/money/money.ts";
import type { Series, SeriesOffer } from "#domain/catalogue/model.ts";
import { CartLine } from "#app/vehicles/index.ts";

interface SeriesRowProps {
  series: Series;
  offer: SeriesOffer;
  isNewNoted: boolean;
  /** The inventory, filtered to the series. */
  listHref: string;
}

/** A series: what it starts at and what it is for, and beside that its carts. */
export function SeriesRow({ series, offer, isNewNoted, listHref }: SeriesRowProps) {
  return (
    <div className="grid gap-x-12 gap-y-4 border-t border-line py-6 lg:grid-cols-[1fr_2fr] lg:py-8">
      <div className="max-w-prose">
        <h3 className="text-title-3 uppercase">{series.name}</h3>
        {offer.startingPriceDollars !== null && (
          <p>
            <span className="text-small text-quiet">From </span>
            <span className="price-figures text-title-3">
              {formatDollars(offer.startingPriceDollars)}
            </span>
          </p>
        )}
        <p className="mt-2">{series.description}</p>
        <ul className="mt-2 flex flex-wrap gap-x-4 text-small text-quiet lg:block">
          {series.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      {offer.vehicles.length > 0 && (
        <div>
          <CartLine vehicles={offer.vehicles} isNewNoted={isNewNoted} isInSeries />
          {offer.moreCount > 0 && (
            <a href={listHref} className="mt-2 inline-flex min-h-11 items-center text-brand">
              {`+${offer.moreCount} more ${offer.moreCount === 1 ? "model" : "models"}`}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
