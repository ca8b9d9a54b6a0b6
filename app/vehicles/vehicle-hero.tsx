import { actionLabels } from "#content/pages/words/actions.ts";
import { contactPath, financingPath } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { isStated } from "#domain/catalogue/stated-value.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { MainPicture, MorePictures, type TurntableOffer } from "./pictures/cart-gallery.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { DeliveredOffer, DeliveredParts } from "./delivered-offer.tsx";
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
 * the pictures are beside the rest.
 */
export function VehicleHero(props: VehicleHeroProps) {
  const { vehicle, turntable, rating, isNewNoted } = props;
  return (
    <div className="bg-raised">
      <div className="wrap grid gap-x-12 gap-y-4 py-4 sm:py-8 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_auto_1fr]">
        <div className="lg:col-start-2">
          <p className="flex flex-wrap items-center gap-x-3 text-small text-quiet">
            <span>{vehicle.category}</span>
            <AvailabilityBadge vehicle={vehicle} isNewNoted={isNewNoted} />
            {vehicle.isNew && vehicle.inStock && <span>{words.inStock}</span>}
          </p>
          <h1 className="mt-1 text-title-1">{vehicle.name}</h1>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-4">
            <span className="price-figures text-price">{formatDollars(vehicle.price)}</span>
            {rating && <span className="text-small text-quiet">{rating}</span>}
          </p>
          <DeliveredOffer vehicle={vehicle} />
        </div>
        <div className="lg:col-start-1 lg:row-start-1 lg:row-end-3">
          <MainPicture vehicle={vehicle} turntable={turntable} />
        </div>
        <div className="lg:col-start-2 lg:row-start-2 lg:row-end-4">
          <HeroActions {...props} />
        </div>
        <div className="lg:col-start-1 lg:row-start-3">
          <MorePictures vehicle={vehicle} />
        </div>
      </div>
    </div>
  );
}

/** The two ways to a quote, the main figures, what the price leaves out, and the other next steps. */
function HeroActions({ vehicle, phone, financingUrl, saleExtras, drive }: VehicleHeroProps) {
  const delivery = useDeliveryPlace();
  const ask = { vehicle: vehicle.id, ...(delivery && { place: delivery.path }) };
  return (
    <>
      <div className="hero-actions">
        <CallLink phone={phone} label={words.call} isWide />
        <ButtonLink href={contactPath({ ...ask, topic: "quote" })}>{actionLabels.quote}</ButtonLink>
      </div>
      <VehicleFigures specifications={vehicle.specifications} drive={drive} />
      <p className="mt-3 text-small text-quiet">{saleExtras}</p>
      <DeliveredParts vehicle={vehicle} />
      <p className="mt-4 max-w-prose">{vehicle.description}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 text-small">
        <TextLink href={contactPath({ ...ask, topic: "test-drive" })}>
          {actionLabels.testDrive}
        </TextLink>
        <TextLink href={contactPath(ask)}>{actionLabels.contact}</TextLink>
        <TextLink href={financingPath(vehicle)}>{words.paymentLabel}</TextLink>
        <TextLink href={financingUrl} isExternal isCounted>
          {words.financingLabel}
        </TextLink>
        {vehicle.externalUrl && (
          <TextLink href={vehicle.externalUrl} isExternal>
            {words.manufacturerLabel}
          </TextLink>
        )}
      </ul>
    </>
  );
}

/** Seats, range, top speed, and the drive system or the battery, under one rule. */
function VehicleFigures({
  specifications,
  drive,
}: {
  specifications: Vehicle["specifications"];
  drive: string | null;
}) {
  const { seatingCapacity, range, topSpeed, batteryType } = specifications;
  const figures = [
    [words.figures.seats, String(seatingCapacity)],
    [words.figures.range, isStated(range) ? range : words.notStated],
    [words.figures.topSpeed, topSpeed],
    drive ? [words.figures.drive, drive] : [words.figures.battery, batteryType],
  ] as const;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line pt-3 sm:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="font-display [line-height:1.2] font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TextLinkProps {
  href: string;
  children: string;
  isExternal?: boolean;
  /** Whether following it is an event that the report counts. */
  isCounted?: boolean;
}

function TextLink({ href, children, isExternal = false, isCounted = false }: TextLinkProps) {
  const target = isExternal ? { target: "_blank", rel: "noopener" } : {};
  return (
    <li className="border-t border-line last:odd:col-span-2">
      <a
        href={href}
        {...target}
        ping={isCounted ? pingPath : undefined}
        className="flex min-h-11 items-center py-1 font-semibold text-brand lg:min-h-9"
      >
        {children}
        {isExternal && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}
