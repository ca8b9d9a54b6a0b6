import { formatDollars } from "#domain/money/money.ts";
import type { Series, SeriesOffer } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { CartLine } from "#app/vehicles/index.ts";

interface SeriesRowProps {
  series: Series;
  offer: SeriesOffer;
  /** The carts of all series, which are shown to one scale. */
  onPage: readonly Vehicle[];
  isNewNoted: boolean;
  /** The inventory, filtered to the series. */
  listHref: string;
}

/**
 * A series: what it starts at and what it is for, and its carts. One or two stand beside the text,
 * three below it; each has a third of the width on every row.
 */
export function SeriesRow({ series, offer, onPage, isNewNoted, listHref }: SeriesRowProps) {
  const isFull = offer.vehicles.length > 2;
  return (
    <div
      className={`grid gap-x-8 gap-y-3 border-t border-line py-5 lg:py-10 ${isFull ? "lg:gap-y-4" : "lg:grid-cols-3"}`}
    >
      <SeriesText series={series} offer={offer} isFull={isFull} />
      {offer.vehicles.length > 0 && (
        <div className={isFull ? "" : "lg:col-span-2"}>
          <CartLine vehicles={offer.vehicles} isNewNoted={isNewNoted} onPage={onPage} />
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

interface SeriesTextProps extends Pick<SeriesRowProps, "series" | "offer"> {
  /** Whether it has the full width, over three carts. */
  isFull: boolean;
}

function SeriesText({ series, offer, isFull }: SeriesTextProps) {
  // The one cart of a series says its price itself.
  const isChoice = offer.vehicles.length > 1;
  return (
    <div className={isFull ? "lg:grid lg:grid-cols-3 lg:gap-x-8" : "max-w-prose"}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
        <h3 className="text-title-3 uppercase lg:text-[1.75rem]">{series.name}</h3>
        {offer.startingPriceDollars !== null && isChoice && (
          <p className="text-quiet">{`From ${formatDollars(offer.startingPriceDollars)}`}</p>
        )}
      </div>
      <p className={`mt-1 ${isFull ? "" : "lg:mt-3"}`}>{series.description}</p>
      <ul className={`text-small text-quiet max-lg:hidden ${isFull ? "mt-1" : "mt-3"}`}>
        {series.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}
