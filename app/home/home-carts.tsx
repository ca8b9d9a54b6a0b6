import * as words from "#content/pages/words/home.ts";
import { actionLabels } from "#content/pages/words/actions.ts";
import { formatAllCartsLabel } from "#content/pages/words/brand.ts";
import { vehiclePath, withDeliveryPlace } from "#content/pages/paths.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { isRangeStated } from "#domain/catalogue/range.ts";
import { findSidePicture } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { formatDollars } from "#domain/money/money.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { DeliveredPrice, useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { Section } from "#app/ui/section.tsx";
import { AvailabilityBadge, CartImage, formatOwnSaleExtras } from "#app/vehicles/index.ts";

interface HomeCartsProps {
  vehicles: readonly Vehicle[];
  isNewNoted: boolean;
}

/** The featured carts, side on and on one line, and the brands to choose from. */
export function HomeCarts({ vehicles, isNewNoted }: HomeCartsProps) {
  const { formatTitle, text, whichCartLabel } = words.featuredVehicles;
  return (
    <Section title={formatTitle(vehicles.length)} intro={`${text} ${formatOwnSaleExtras()}`}>
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <HomeCart vehicle={vehicle} isNewNoted={isNewNoted} />
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <ButtonLink href="/which-cart">{whichCartLabel}</ButtonLink>
      </p>
      <ul className="mt-8 grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {Object.values(brandTexts).map(({ brand, proseName, heroText }) => (
          <li key={brand} className="border-t border-line pt-4">
            <h3 className="text-title-3">{proseName}</h3>
            <p className="mt-1 text-quiet">{heroText}</p>
            <a
              href={`/${brand}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand"
            >
              {formatAllCartsLabel(proseName)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-quiet">{words.brandsServicedText}</p>
    </Section>
  );
}

/** One cart: its picture on the ground line, name and price. The whole of it is one link. */
function HomeCart({ vehicle, isNewNoted }: { vehicle: Vehicle; isNewNoted: boolean }) {
  const { seatingCapacity, range } = vehicle.specifications;
  const href = withDeliveryPlace(vehiclePath(vehicle), useDeliveryPlace());
  return (
    <article className="relative grid h-full grid-cols-[2fr_3fr] items-center gap-x-4 border-t border-line py-2 lg:block lg:border-0 lg:py-0">
      <div className="stage aspect-8/5 lg:border-b-2 lg:border-sea">
        <CartImage
          vehicle={vehicle}
          image={findSidePicture(vehicle.images)}
          sizes="(min-width: 64rem) 22rem, 38vw"
        />
      </div>
      <div className="lg:pt-4">
        <AvailabilityBadge
          isNew={vehicle.isNew}
          inStock={vehicle.inStock}
          isNewNoted={isNewNoted}
        />
        <h3 className="text-title-3">
          <a href={href} className="text-text no-underline covers-card">
            {vehicle.name}
          </a>
        </h3>
        <p className="text-small text-quiet">
          {words.featuredVehicles.formatFigures(
            seatingCapacity,
            isRangeStated(range) ? range : null,
          )}
        </p>
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="price-figures text-title-2">{formatDollars(vehicle.price)}</span>
          <span className="text-small font-semibold text-brand" aria-hidden="true">
            {actionLabels.details}
          </span>
        </p>
        <DeliveredPrice dollars={vehicle.price} className="block text-small" />
      </div>
    </article>
  );
}
