import { pingPath } from "#domain/analytics/event.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Badge } from "#app/ui/badge.tsx";
import { AvailabilityBadge } from "./availability-badge.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CartGallery } from "#app/vehicles/pictures/cart-gallery.tsx";
import { CheckIcon, PhoneIcon } from "#app/ui/icons.tsx";

interface VehicleDetailProps {
  vehicle: Vehicle;
  phone: { display: string; link: string };
  financingUrl: string;
  contactHref: string;
  /** The page where the cart can be turned and painted; null where there is none. */
  turntableHref: string | null;
}

/** Everything the catalogue knows of one vehicle, and every next step. */
export function VehicleDetail({
  vehicle,
  phone,
  financingUrl,
  contactHref,
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
          <p className="text-small text-quiet">
            Price of the cart. Sales tax and delivery beyond the free zone come on top.
          </p>
          <p className="mt-5 max-w-prose">{vehicle.description}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a
              href={phone.link}
              ping={pingPath}
              className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-act px-5 font-semibold text-on-act no-underline hover:brightness-110"
            >
              <PhoneIcon />
              Schedule Test Drive
              <span className="sr-only">{`, call ${phone.display}`}</span>
            </a>
            <ButtonLink href={financingUrl} isExternal isCounted>
              Get Financing Quote
            </ButtonLink>
          </div>
          <ul className="mt-5 space-y-1">
            {vehicle.externalUrl && (
              <TextLink href={vehicle.externalUrl} isExternal>
                Full Specifications
              </TextLink>
            )}
            <TextLink href={contactHref}>Contact Sales Team</TextLink>
            <TextLink href="/inventory">View More Vehicles</TextLink>
          </ul>
        </div>
      </div>
      <div className="mt-14 grid gap-12 lg:grid-cols-2">
        <section>
          <h2 className="text-title-2">Features</h2>
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
          <h2 className="text-title-2">Full specifications</h2>
          <SpecificationTable rows={specificationRows(vehicle)} />
        </section>
      </div>
    </div>
  );
}

/** Label and value of everything the catalogue measures. */
export function specificationRows(vehicle: Vehicle): readonly (readonly [string, string])[] {
  const { specifications } = vehicle;
  return [
    ["Seating capacity", String(specifications.seatingCapacity)],
    ["Range", specifications.range],
    ["Top speed", specifications.topSpeed],
    ["Battery type", specifications.batteryType],
    ["Charging time", specifications.chargingTime],
    ["Payload", specifications.payload],
  ];
}

export function SpecificationTable({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <table className="mt-4 w-full text-left">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="w-2/5 py-2.5 pr-4 font-normal text-quiet">
              {label}
            </th>
            <td className="py-2.5">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
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

/** The specification's words for an address that names no vehicle. */
export function VehicleNotFound() {
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">Vehicle Not Found</h1>
      <p className="mt-4 max-w-prose text-lead text-quiet">
        The vehicle {"you're looking for doesn't exist"} or has been removed.
      </p>
      <p className="mt-8">
        <ButtonLink href="/inventory">Back to Inventory</ButtonLink>
      </p>
    </div>
  );
}
