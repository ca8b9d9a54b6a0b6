import type { ReactNode } from "react";
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Badge } from "#app/ui/badge.tsx";
import { AvailabilityBadge } from "#app/vehicles/availability-badge.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { DeliveredOffer } from "#app/vehicles/delivered-offer.tsx";
import { formatOwnSaleExtras } from "#app/vehicles/sale-extras.ts";
import { CartGallery } from "#app/vehicles/pictures/cart-gallery.tsx";

interface ModelHeroProps {
  vehicle: Vehicle;
  /** The dealership's own rating; null while ratings are turned off. */
  rating: { label: string; value: number; best: number } | null;
  phone: { display: string; link: string };
  quoteHref: string;
  paymentHref: string;
  turntableHref: string | null;
  /** The figures of the model, under its words. */
  figures: ReactNode;
}

/** Picture, name, price and the two ways to a quote. */
export function ModelHero({ vehicle, rating, phone, ...props }: ModelHeroProps) {
  return (
    <div className="bg-raised">
      <div className="wrap grid items-center gap-8 py-6 sm:py-10 lg:grid-cols-[1.15fr_1fr] lg:gap-12">
        <CartGallery vehicle={vehicle} turntableHref={props.turntableHref} />
        <div>
          <p className="flex flex-wrap gap-2">
            <Badge look="plain">{vehicle.brand.toUpperCase()}</Badge>
            <Badge look="plain">{vehicle.category}</Badge>
            <AvailabilityBadge isNew={vehicle.isNew} inStock={vehicle.inStock} />
          </p>
          <h1 className="mt-3 text-title-1">{vehicle.name}</h1>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="price-figures text-display">{formatDollars(vehicle.price)}</span>
            {rating && (
              <span className="text-quiet">{`${rating.label} ${rating.value.toFixed(1)} out of ${rating.best}`}</span>
            )}
          </p>
          <p className="mt-1 text-small text-quiet">
            {`${formatOwnSaleExtras()} `}
            <a href={props.paymentHref} className="text-brand underline">
              Estimate the payment
            </a>
          </p>
          <DeliveredOffer vehicle={vehicle} />
          <p className="mt-5 max-w-prose">{vehicle.description}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <CallLink phone={phone} label="Call" isWide />
            <ButtonLink href={props.quoteHref}>Request Quote</ButtonLink>
          </div>
        </div>
      </div>
      {props.figures}
    </div>
  );
}
