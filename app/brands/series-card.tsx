import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { formatModelName, type Series, type SeriesOffer } from "#domain/catalogue/model.ts";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { CartPicture, outOfStockText, type CartPictureProps } from "#app/vehicles/index.ts";

interface SeriesCardProps {
  series: Series;
  offer: SeriesOffer;
  /** The vehicle whose picture stands for the series. */
  picture: CartPictureProps["vehicle"] | undefined;
  /** The inventory, filtered to the series. */
  listHref: string;
}

/** A series: what it is for, what it starts at, and its models. */
export function SeriesCard({ series, offer, picture, listHref }: SeriesCardProps) {
  const delivery = useDeliveryPlace();
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-page">
      {picture && (
        <div className="bg-raised px-4 pt-4">
          <CartPicture
            vehicle={picture}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 10rem"
          />
        </div>
      )}
      <div className="flex grow flex-col p-5">
        <h3 className="text-title-3 uppercase">{series.name}</h3>
        {offer.startingPriceDollars !== null && (
          <p className="mt-1">
            <span className="text-small text-quiet">From </span>
            <span className="price-figures text-price">
              {formatDollars(offer.startingPriceDollars)}
            </span>
          </p>
        )}
        <p className="mt-3">{series.description}</p>
        <ul className="mt-3 flex flex-wrap gap-x-4 text-small text-quiet">
          {series.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ul className="mt-auto pt-4 lg:text-small">
          {offer.vehicles.map((vehicle) => (
            <li key={vehicle.id} className="border-t border-line">
              <a
                href={withDeliveryPlace(vehiclePath(vehicle), delivery)}
                className="flex min-h-11 items-center justify-between gap-3 py-2 [line-height:1.375] font-semibold text-brand no-underline hover:underline"
              >
                {formatModelName(vehicle)}
                <span className="font-normal text-text tabular-figures">
                  {formatDollars(vehicle.price)}
                  {!vehicle.inStock && `, ${outOfStockText}`}
                </span>
              </a>
            </li>
          ))}
          {offer.moreCount > 0 && (
            <li className="border-t border-line">
              <a href={listHref} className="flex min-h-11 items-center text-brand">
                {`+${offer.moreCount} more ${offer.moreCount === 1 ? "model" : "models"}`}
              </a>
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
