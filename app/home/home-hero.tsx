import { vehiclePath } from "#content/pages/paths.ts";
import { formatDollars } from "#domain/money/money.ts";
import { findPictureKinds } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CartPicture, pictureNotes } from "#app/vehicles/index.ts";
import { ShoreDivider } from "#app/site/shore-divider.tsx";

interface HomeHeroProps {
  title: string;
  text: string;
  inventoryLabel: string;
  phone: { display: string; link: string };
  vehicle: Vehicle | undefined;
  /** The coastline along the lower edge. */
  shore: { path: string; viewBox: string } | undefined;
}

/** The top of the home page: what is sold here, the phone number, a cart and its price. */
export function HomeHero({ title, text, inventoryLabel, phone, vehicle, shore }: HomeHeroProps) {
  return (
    <div className="overflow-hidden bg-raised">
      <div className="wrap grid items-center gap-x-8 gap-y-6 pt-10 pb-6 sm:pt-14 lg:grid-cols-[1fr_1.2fr]">
        <div>
          <h1 className="text-display">{title}</h1>
          <p className="mt-5 max-w-prose text-lead text-quiet">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <CallLink phone={phone} label="Call" isWide />
            <ButtonLink href="/inventory">{inventoryLabel}</ButtonLink>
          </div>
        </div>
        {vehicle && <HeroCart vehicle={vehicle} />}
      </div>
      {shore && (
        <ShoreDivider
          {...shore}
          className="block h-12 w-full text-sea sm:h-20"
          landClassName="fill-page"
        />
      )}
    </div>
  );
}

/** The cart that leads the page, with its price and the way to its own page. */
function HeroCart({ vehicle }: { vehicle: Vehicle }) {
  const note = pictureNotes[findPictureKinds(vehicle.images.slice(0, 1))];
  return (
    <figure>
      <CartPicture vehicle={vehicle} sizes="(min-width: 64rem) 40rem, 92vw" isFirst />
      <figcaption className="flex flex-wrap items-baseline justify-center gap-x-4 gap-y-1">
        <a href={vehiclePath(vehicle)} className="py-1 font-semibold text-text">
          {vehicle.name}
        </a>
        <span className="price-figures text-price">{formatDollars(vehicle.price)}</span>
        {note && <span className="w-full text-center text-small text-quiet">{note}</span>}
      </figcaption>
    </figure>
  );
}
