import { actionLabels } from "#content/pages/words/actions.ts";
import { formatSeriesLabel, seriesFromLabel } from "#content/pages/words/brand.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import type { Series, SeriesOffer } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { AvailabilityBadge, formatFigures, ScaledSidePicture } from "#app/vehicles/index.ts";

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
  /** Whether, on a desk, it has a row of its own and fills all columns of it. */
  isRow: boolean;
  /** Whether it is alone in the last of the rows of two between a phone and a desk. */
  isAloneInPairs: boolean;
}

type SeriesPartProps = Omit<SeriesCardProps, "isAloneInPairs">;

/** Words that stand on the ground line of the picture beside them. */
const rowFoot = "lg:self-end lg:border-b-2 lg:border-sea lg:pb-2";

/** A series: its cart from the side, what it starts at, what it is for, and its models. */
export function SeriesCard({ isAloneInPairs, isRow, ...card }: SeriesCardProps) {
  const frame = isRow
    ? "sm:col-span-full lg:grid-cols-3"
    : "lg:row-span-3 lg:grid-rows-subgrid lg:gap-y-0";
  const pair = "sm:max-lg:col-span-full sm:max-lg:grid-cols-2 sm:max-lg:items-end";
  return (
    <li className="contents">
      <article className={`grid content-start gap-x-8 ${frame} ${isAloneInPairs ? pair : ""}`}>
        <SeriesHead isRow={isRow} {...card} />
        <SeriesModels isRow={isRow} {...card} />
      </article>
    </li>
  );
}

/** Picture, name, lowest price and purpose of a series: one link. */
function SeriesHead({ series, offer, pictured, onPage, ...card }: SeriesPartProps) {
  const delivery = useDeliveryPlace();
  const href = pictured ? withDeliveryPlace(vehiclePath(pictured), delivery) : card.listHref;
  const desk = card.isRow
    ? "sm:grid sm:grid-cols-2 gap-x-8 lg:col-span-2"
    : "lg:row-span-2 lg:grid lg:grid-rows-subgrid";
  return (
    <div className={`relative items-end max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 ${desk}`}>
      {pictured && <ScaledSidePicture vehicle={pictured} onPage={onPage} />}
      <div className={`self-start pt-2 lg:pt-4 ${card.isRow ? rowFoot : ""}`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-title-3">
            <a href={href} className="text-text no-underline covers-card">
              {series.name}
            </a>
          </h3>
          <StartingPrice offer={offer} />
        </div>
        <p className="text-small text-quiet lg:mt-1">{series.description}</p>
      </div>
    </div>
  );
}

/** What the cheapest cart of a series costs; where there is one cart, what it costs. */
function StartingPrice({ offer }: { offer: SeriesOffer }) {
  if (offer.startingPriceDollars === null) return null;
  return (
    <p className="price-figures text-title-2 text-brand">
      {!hasOneModel(offer) && (
        <span className="mr-1 font-body text-small font-normal text-quiet">{seriesFromLabel}</span>
      )}
      {formatDollars(offer.startingPriceDollars)}
    </p>
  );
}

/** Then the series' price is the model's, and is not said twice. */
function hasOneModel({ vehicles, moreCount }: SeriesOffer): boolean {
  return vehicles.length === 1 && moreCount === 0;
}

/** The models of a series as rows of links, each with its seats, its range and its price. */
function SeriesModels({ series, offer, isNewNoted, listHref, isRow }: SeriesPartProps) {
  return (
    <ul className={`mt-1.5 text-small lg:mt-4 ${isRow ? `${rowFoot} lg:-mt-2` : ""}`}>
      {offer.vehicles.map((vehicle) => (
        <li key={vehicle.id} className="border-t border-line">
          <ModelRow vehicle={vehicle} isNewNoted={isNewNoted} isPriceShown={!hasOneModel(offer)} />
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

interface ModelRowProps {
  vehicle: Vehicle;
  isNewNoted: boolean;
  /** False where the series says it already, as it does the name. */
  isPriceShown: boolean;
}

function ModelRow({ vehicle, isNewNoted, isPriceShown }: ModelRowProps) {
  const delivery = useDeliveryPlace();
  return (
    <a
      href={withDeliveryPlace(vehiclePath(vehicle), delivery)}
      className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 py-1 text-quiet no-underline hover:bg-raised lg:py-2.5"
    >
      <span className={isPriceShown ? "text-body font-semibold text-text" : "sr-only"}>
        {/* The page says the brand; a listener to the links hears it. */}
        <span className="sr-only">{vehicle.name.replace(/ .*/, " ")}</span>
        {vehicle.name.replace(/^\S+ /, "")}{" "}
        <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
      </span>
      {isPriceShown && (
        <span className="price-figures text-right text-title-3 text-text">
          {formatDollars(vehicle.price)}
        </span>
      )}
      <span>{formatFigures(vehicle.specifications)}</span>
      <span className="text-right font-semibold text-brand" aria-hidden="true">
        {actionLabels.details}
      </span>
      <DeliveredPrice dollars={vehicle.price} className="col-span-2" />
    </a>
  );
}
