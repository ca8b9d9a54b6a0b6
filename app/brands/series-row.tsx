import { actionLabels } from "#content/pages/words/actions.ts";
import { formatSeriesLabel, oneModelLabel } from "#content/pages/words/brand.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatModelName, type Series, type SeriesOffer } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge, listFigures, ScaledSidePicture } from "#app/vehicles/index.ts";

interface SeriesRowProps {
  series: Series;
  offer: SeriesOffer;
  /** The cart whose picture stands for the series. */
  pictured: Vehicle | undefined;
  /** The pictured carts of all series, which are shown to one scale. */
  onPage: readonly Vehicle[];
  isNewNoted: boolean;
  /** Where the carts of the page differ in it. */
  isBatteryShown: boolean;
  /** The inventory, filtered to the series. */
  listHref: string;
}

/**
 * A series on one ground line: its cart from the side, what it is for, and its models, whose figures
 * and prices are under those of the series above. On a phone all are below each other.
 */
export function SeriesRow({ series, pictured, onPage, ...models }: SeriesRowProps) {
  const delivery = useDeliveryPlace();
  const href = pictured ? withDeliveryPlace(vehiclePath(pictured), delivery) : models.listHref;
  return (
    <li>
      <article className="series-row relative grid items-end sm:grid-cols-[15rem_1fr] sm:grid-rows-[1fr_auto] lg:grid-cols-[17rem_1fr] xl:grid-cols-[25rem_1fr]">
        <div className="sm:row-span-2">
          {pictured && <ScaledSidePicture vehicle={pictured} onPage={onPage} />}
        </div>
        <div className="max-sm:pt-3 sm:self-center sm:pb-1 sm:pl-8">
          <h3 className="text-[1.375rem]/tight lg:text-[1.875rem]/tight">
            <a href={href} className="text-text no-underline covers-card">
              {series.name}
            </a>
          </h3>
          <p className="text-quiet lg:mt-1 lg:text-[1.125rem]">{series.description}</p>
        </div>
        <SeriesModels series={series} {...models} />
      </article>
    </li>
  );
}

type SeriesModelsProps = Omit<SeriesRowProps, "pictured" | "onPage">;

/** The models of a series, each a link, over the link that covers the row. */
function SeriesModels({ series, offer, listHref, ...shown }: SeriesModelsProps) {
  return (
    <ul className="relative mt-1.5 text-small sm:border-b-2 sm:border-sea sm:pl-8 lg:text-body">
      {offer.vehicles.map((vehicle) => (
        <li key={vehicle.id} className="border-t border-line max-sm:first:border-0">
          <ModelRow {...shown} vehicle={vehicle} label={formatLabel(vehicle, series, offer)} />
        </li>
      ))}
      {offer.moreCount > 0 && (
        <li className="border-t border-line">
          <a href={listHref} className="flex min-h-11 items-center font-semibold text-brand">
            {formatSeriesLabel(offer.moreCount, series.name)}
          </a>
        </li>
      )}
    </ul>
  );
}

/** The name of a model; where the series is one model with its own name, that there is one. */
function formatLabel(vehicle: Vehicle, { name }: Series, { vehicles, moreCount }: SeriesOffer) {
  const label = formatModelName(vehicle);
  return label === name && vehicles.length + moreCount === 1 ? oneModelLabel : label;
}

interface ModelRowProps extends Pick<SeriesRowProps, "isNewNoted" | "isBatteryShown"> {
  vehicle: Vehicle;
  /** What is seen in place of its full name. */
  label: string;
}

/** Name, figures, price and link in columns that no font breaks; on a phone in two lines. */
function ModelRow({ vehicle, label, isNewNoted, isBatteryShown }: ModelRowProps) {
  const delivery = useDeliveryPlace();
  const { seats, range, battery } = listFigures(vehicle.specifications);
  return (
    <a
      href={withDeliveryPlace(vehiclePath(vehicle), delivery)}
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 py-1.5 text-quiet no-underline hover:bg-raised lg:grid-cols-[1fr_4.5rem_8.25rem_5.5rem_6.5rem] lg:py-2.5 [&>:not(:first-child)]:whitespace-nowrap"
    >
      <span className="text-body font-semibold text-text">
        {/* A listener to the links hears what the page says round them. */}
        <span className="sr-only">{vehicle.name.replace(label, "")} </span>
        {label} <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
      </span>
      <span className="price-figures text-right text-title-3 text-text lg:order-1">
        {formatDollars(vehicle.price)}
      </span>
      <span className="lg:contents">
        <span>{seats}</span>
        <span className="lg:hidden">, </span>
        <span>
          {range}
          {isBatteryShown && <span className="block">{battery}</span>}
        </span>
      </span>
      <span
        className="text-right text-small font-semibold text-brand lg:order-1"
        aria-hidden="true"
      >
        {actionLabels.details}
      </span>
      <DeliveredPrice dollars={vehicle.price} className="col-span-full lg:order-1" />
    </a>
  );
}
