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
  // The one cart of a series says its price itself.
  const isChoice = offer.vehicles.length > 1;
  return (
    <div className="grid gap-x-12 gap-y-3 border-t border-line py-5 lg:grid-cols-[1fr_2fr] lg:py-10">
      <div className="max-w-prose">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
          <h3 className="text-title-3 uppercase lg:text-[1.75rem]">{series.name}</h3>
          {offer.startingPriceDollars !== null && isChoice && (
            <p className="text-quiet">{`From ${formatDollars(offer.startingPriceDollars)}`}</p>
          )}
        </div>
        <p className="mt-1 lg:mt-3">{series.description}</p>
        <ul className="mt-3 text-small text-quiet max-lg:hidden">
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
