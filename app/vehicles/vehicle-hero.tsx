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
  /** The drive system in words; null where it is not known. */
  drive: string | null;
  /** Whether the catalogue has used carts beside new ones. */
  isNewNoted: boolean;
}

/**
 * Name, price, picture and actions: on a phone in this order, all before the first scroll; on a desk
 * the picture is beside the words, on the ground of both, and the main figures are one line below.
 */
export function VehicleHero(props: VehicleHeroProps) {
  const { vehicle, turntable, drive, financingUrl } = props;
  return (
    <div className="vehicle-hero">
      <div className="wrap">
        <div>
          <HeroTitle {...props} />
        </div>
        <div>
          <MainPicture vehicle={vehicle} turntable={turntable} />
        </div>
        <div>
          <HeroActions {...props} />
        </div>
        <div>
          <VehicleFigures
            specifications={vehicle.specifications}
            drive={drive}
            className="border-y border-line py-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:py-5"
          />
          <VehicleLinks vehicle={vehicle} financingUrl={financingUrl} />
        </div>
        <div>
          <p className="max-w-prose [font-size:1rem]">{vehicle.description}</p>
          <PictureNote vehicle={vehicle} />
        </div>
      </div>
    </div>
  );
}

/** The name, and the price with what it comes to delivered and by the month. */
function HeroTitle({ vehicle, isNewNoted }: VehicleHeroProps) {
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
      </p>
      <h1 className="mt-1 text-title-1">{vehicle.name}</h1>
      <p className="mt-3 price-figures text-title-1 lg:mt-5">{formatDollars(vehicle.price)}</p>
      <DeliveredOffer vehicle={vehicle} />
    </>
  );
}

/** The two ways to a quote, and what the price leaves out. */
function HeroActions({ vehicle, phone, saleExtras }: VehicleHeroProps) {
  const delivery = useDeliveryPlace();
  const ask = { vehicle: vehicle.id, ...(delivery && { place: delivery.path }) };
  return (
    <>
      <div className="hero-actions">
        <CallLink phone={phone} label={words.call} isWide />
        <ButtonLink href={contactPath({ ...ask, topic: "quote" })}>{actionLabels.quote}</ButtonLink>
      </div>
      <DeliveredParts vehicle={vehicle} />
      <p className="mt-3 text-small text-quiet lg:[font-size:1rem]">{saleExtras}</p>
    </>
  );
}
