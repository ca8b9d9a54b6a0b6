import { formatSeriesLabel, seriesFromLabel } from "#content/pages/words/brand.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import type { Series, SeriesOffer } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge, ScaledSidePicture } from "#app/vehicles/index.ts";

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

/** A series: its cart from the side, what it starts at, what it is for, and its models. */
export function SeriesCard({ series, offer, pictured, onPage, ...list }: SeriesCardProps) {
  const delivery = useDeliveryPlace();
  const href = pictured ? withDeliveryPlace(vehiclePath(pictured), delivery) : list.listHref;
  const [first, ...others] = offer.vehicles;
  return (
    <article className="grid content-start pb-5 lg:row-span-3 lg:grid-rows-subgrid lg:pb-8">
      <div className="relative">
        {pictured && <ScaledSidePicture vehicle={pictured} onPage={onPage} />}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 lg:mt-4">
          <h3 className="text-title-3 uppercase">
            <a href={href} className="text-text no-underline covers-card">
              {series.name}
            </a>
          </h3>
          <StartingPrice {...offer} />
        </div>
      </div>
      <p className="text-small text-quiet lg:mt-1">
        {first && others.length === 0 && <OnlyModel vehicle={first} {...list} />}
        {series.description}
      </p>
      {others.length > 0 && <SeriesModels offer={offer} name={series.name} {...list} />}
    </article>
  );
}

/** The one model of a series, before what the series is for. */
function OnlyModel({ vehicle, isNewNoted }: { vehicle: Vehicle; isNewNoted: boolean }) {
  return (
    <>
      <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
      <b className="font-semibold text-text">{`${vehicle.name}. `}</b>
      <DeliveredPrice dollars={vehicle.price} className="block" />
    </>
  );
}

/** What the cheapest cart of a series costs: its one cart has no other price. */
function StartingPrice({ startingPriceDollars, vehicles }: SeriesOffer) {
  if (startingPriceDollars === null) return null;
  const price = formatDollars(startingPriceDollars);
  return (
    <p className="price-figures text-title-2 text-brand">
      {vehicles.length > 1 && (
        <span className="mr-1 font-body text-small font-normal text-quiet">{seriesFromLabel}</span>
      )}
      {price}
    </p>
  );
}

interface SeriesModelsProps extends Pick<SeriesCardProps, "offer" | "isNewNoted" | "listHref"> {
  name: string;
}

/** The models of a series as rows of links, each with its price. */
function SeriesModels({ offer, isNewNoted, listHref, name }: SeriesModelsProps) {
  const delivery = useDeliveryPlace();
  return (
    <ul className="mt-1 text-small lg:mt-3">
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
