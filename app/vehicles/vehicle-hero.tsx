import { actionLabels } from "#content/pages/words/actions.ts";
import { contactPath } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { MainPicture, PictureNote, type TurntableOffer } from "./pictures/cart-gallery.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { DeliveredOffer, DeliveredParts } from "./delivered-offer.tsx";
import { VehicleFigures } from "./vehicle-figures.tsx";
import { VehicleLinks } from "./vehicle-links.tsx";
import { vehicleWords as words } from "./vehicle-words.ts";

export interface VehicleHeroProps {
  vehicle: Vehicle;
  phone: { display: string; link: string };
  financingUrl: string;
  /** What the buyer pays beside the price. */
  saleExtras: string;
  /** Null where the cart has no page with a turntable. */
  turntable: TurntableOffer | null;
  /** "Our rating 5.0 out of 5"; null where none is shown. */
  rating: string | null;
  /** The drive system in words; null where it is not known. */
  drive: string | null;
  /** Whether the catalogue has used carts beside new ones. */
  isNewNoted: boolean;
}

/**
 * Name, price, picture and actions: on a phone in this order, all before the first scroll; on a desk
 * the picture and the description are beside the rest.
 */
export function VehicleHero(props: VehicleHeroProps) {
  const { vehicle, turntable } = props;
  return (
    <div className="wrap grid gap-x-14 gap-y-4 pb-6 sm:pb-12 lg:grid-cols-[1.32fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:gap-y-5">
      <div className="lg:col-start-2">
        <HeroTitle {...props} />
      </div>
      <div className="lg:col-start-1 lg:row-start-1 lg:row-end-3">
        <MainPicture vehicle={vehicle} turntable={turntable} />
      </div>
      <div className="lg:col-start-2 lg:row-start-2 lg:row-end-4">
        <HeroActions {...props} />
      </div>
      <div className="lg:col-start-1 lg:row-start-3">
        <p className="max-w-prose">{vehicle.description}</p>
        <PictureNote vehicle={vehicle} />
      </div>
    </div>
  );
}

/** The name, and the price with what it leaves out and what it comes to delivered. */
function HeroTitle({ vehicle, rating, isNewNoted, saleExtras }: VehicleHeroProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-small text-quiet">
        <span>{vehicle.category}</span>
        <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
        {vehicle.isNew && vehicle.inStock && (
          <span className="inline-flex items-center gap-1 font-semibold text-good">
            <CheckIcon className="size-4" />
            {words.inStock}
          </span>
        )}
        {rating && <span>{rating}</span>}
      </p>
      <h1 className="mt-1 text-title-1">{vehicle.name}</h1>
      <p className="mt-3 price-figures text-title-1 lg:mt-5">{formatDollars(vehicle.price)}</p>
      <DeliveredOffer vehicle={vehicle} />
      <p className="text-small text-quiet lg:mt-1">{saleExtras}</p>
    </>
  );
}

/** The two ways to a quote, the main figures, and the other next steps. */
function HeroActions(props: VehicleHeroProps) {
  const { vehicle, phone, drive } = props;
  const delivery = useDeliveryPlace();
  const ask = { vehicle: vehicle.id, ...(delivery && { place: delivery.path }) };
  return (
    <>
      <div className="hero-actions">
        <CallLink phone={phone} label={words.call} isWide />
        <ButtonLink href={contactPath({ ...ask, topic: "quote" })}>{actionLabels.quote}</ButtonLink>
      </div>
      <DeliveredParts vehicle={vehicle} />
      <VehicleFigures
        specifications={vehicle.specifications}
        drive={drive}
        className="mt-5 border-y border-line py-3 lg:py-4"
      />
      <VehicleLinks vehicle={vehicle} financingUrl={props.financingUrl} />
    </>
  );
}
