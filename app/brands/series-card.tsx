import { formatSeriesFrom, formatSeriesLabel } from "#content/pages/words/brand.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import type { Series, SeriesOffer } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge, SidePicture } from "#app/vehicles/index.ts";

interface SeriesCardProps {
  series: Series;
  offer: SeriesOffer;
  /** The cart whose picture stands for the series. */
  pictured: Vehicle | undefined;
  /** The pictured carts of all series, which are shown to one scale. */
  onPage: readonly Vehicle[];
  isNewNoted: boolean;
  /** The inventory, filtered to the series. */
  listHref: string;
}

/** A series: its cart from the side, what it is for, what it starts at, and its models. */
export function SeriesCard({ series, offer, pictured, onPage, ...list }: SeriesCardProps) {
  return (
    <li className="grid grid-cols-[1fr_2fr] content-start gap-x-4 border-t border-line pt-3 pb-2 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-0 lg:py-0">
      <div className="self-center">
        {pictured && <SidePicture vehicle={pictured} onPage={onPage} />}
      </div>
      <div className="lg:pt-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-title-3 uppercase">{series.name}</h3>
          {offer.startingPriceDollars !== null && (
            <p className="text-small font-semibold text-brand">
              {formatSeriesFrom(formatDollars(offer.startingPriceDollars))}
            </p>
          )}
        </div>
        <p className="mt-1 text-small">{series.description}</p>
        <p className="mt-1 text-small text-quiet max-lg:hidden">{series.features.join(". ")}.</p>
      </div>
      <SeriesModels offer={offer} name={series.name} {...list} />
    </li>
  );
}

interface SeriesModelsProps extends Pick<SeriesCardProps, "offer" | "isNewNoted" | "listHref"> {
  name: string;
}

/** The models of a series as rows of links, each with its price. */
function SeriesModels({ offer, isNewNoted, listHref, name }: SeriesModelsProps) {
  const delivery = useDeliveryPlace();
  return (
    <ul className="col-span-full mt-1 text-small lg:mt-3 lg:mb-8">
      {offer.vehicles.map((vehicle) => (
        <li key={vehicle.id} className="border-t border-line">
          <a
            href={withDeliveryPlace(vehiclePath(vehicle), delivery)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 text-text no-underline hover:text-brand"
          >
            <span className="font-semibold">{vehicle.name}</span>
            <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
            <span className="tabular-figures">{formatDollars(vehicle.price)}</span>
            <DeliveredPrice dollars={vehicle.price} className="w-full pb-1 text-quiet" />
          </a>
        </li>
      ))}
      {offer.moreCount > 0 && (
        <li className="border-t border-line">
          <a href={listHref} className="flex min-h-11 items-center text-brand">
            {formatSeriesLabel(offer.moreCount, name)}
          </a>
        </li>
      )}
    </ul>
  );
}
