import { comparePath, contactPath, withDeliveryPlace } from "#content/pages/paths.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Badge } from "#app/ui/badge.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { useDeliveryPlace } from "#app/site/delivery/delivered-price.tsx";
import { CartGallery } from "#app/vehicles/pictures/cart-gallery.tsx";
import { DeliveredOffer } from "./delivered-offer.tsx";
import { PublicRoads } from "./public-roads.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import { listVehicleSpecifications } from "./specification-rows.ts";
import { vehicleDetailWords as words } from "./vehicle-words.ts";
import { CheckIcon, PhoneIcon } from "#app/ui/icons.tsx";

interface VehicleDetailProps {
  vehicle: Vehicle;
  phone: { display: string; link: string };
  financingUrl: string;
  /** What the buyer pays beside the price. */
  saleExtras: string;
  /** The page where the cart can be turned and painted; null where there is none. */
  turntableHref: string | null;
}

/** Everything that the catalogue has of one vehicle, with links to test drive, financing and contact. */
export function VehicleDetail({
  vehicle,
  phone,
  financingUrl,
  saleExtras,
  turntableHref,
}: VehicleDetailProps) {
  return (
    <div className="wrap pb-16">
      <div className="grid gap-8 lg:grid-cols-[1.2fr_1fr] lg:gap-12">
        <div className="self-start rounded-card bg-raised p-4 sm:p-8">
          <CartGallery vehicle={vehicle} turntableHref={turntableHref} />
        </div>
        <div>
          <p className="flex flex-wrap gap-2">
            <AvailabilityBadge isNew={vehicle.isNew} inStock={vehicle.inStock} />
            <Badge look="plain">{vehicle.brand.toUpperCase()}</Badge>
            <Badge look="plain">{vehicle.category}</Badge>
          </p>
          <h1 className="mt-3 text-title-1">{vehicle.name}</h1>
          <p className="price-figures mt-4 text-display">{formatDollars(vehicle.price)}</p>
          <p className="text-small text-quiet">{saleExtras}</p>
          <DeliveredOffer vehicle={vehicle} />
          <p className="mt-5 max-w-prose">{vehicle.description}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a
              href={phone.link}
              ping={pingPath}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-act px-5 font-semibold text-on-act no-underline hover:[filter:brightness(1.1)]"
            >
              <PhoneIcon />
              {words.testDriveLabel}
              <span className="sr-only">{`, call ${phone.display}`}</span>
            </a>
            <ButtonLink href={financingUrl} isExternal isCounted>
              {words.financingLabel}
            </ButtonLink>
          </div>
          <DetailLinks vehicle={vehicle} />
        </div>
      </div>
      <div className="mt-14 grid gap-12 lg:grid-cols-2">
        <section>
          <h2 className="text-title-2">{words.featuresTitle}</h2>
          <ul className="mt-4">
            {vehicle.features.map((feature) => (
              <li key={feature} className="flex gap-3 border-t border-line py-2.5">
                <CheckIcon className="mt-1 size-5 text-good" />
                {feature}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-title-2">{words.specificationsTitle}</h2>
          <SpecificationTable rows={listVehicleSpecifications(vehicle)} />
          <PublicRoads status={vehicle.streetLegal} />
        </section>
      </div>
    </div>
  );
}

function buildBookingPath({ id }: Vehicle): string {
  return contactPath({ vehicle: id, topic: "test-drive" });
}

function DetailLinks({ vehicle }: Pick<VehicleDetailProps, "vehicle">) {
  const delivery = useDeliveryPlace();
  const contactHref = contactPath({
    vehicle: vehicle.id,
    ...(delivery && { place: delivery.path }),
  });
  return (
    <ul className="mt-5 stack-1">
      {vehicle.externalUrl && (
        <TextLink href={vehicle.externalUrl} isExternal>
          {words.manufacturerLabel}
        </TextLink>
      )}
      <TextLink href={buildBookingPath(vehicle)}>{words.bookLabel}</TextLink>
      <TextLink href={contactHref}>{words.contactLabel}</TextLink>
      <TextLink href={withDeliveryPlace(comparePath([vehicle.id]), delivery)}>
        {words.compareLabel}
      </TextLink>
      <TextLink href={withDeliveryPlace("/inventory", delivery)}>{words.inventoryLabel}</TextLink>
    </ul>
  );
}

interface TextLinkProps {
  href: string;
  children: string;
  isExternal?: boolean;
}

function TextLink({ href, children, isExternal = false }: TextLinkProps) {
  return (
    <li>
      <a
        href={href}
        className="inline-block py-1 font-semibold text-brand"
        {...(isExternal ? { target: "_blank", rel: "noopener" } : {})}
      >
        {children}
        {isExternal && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}
