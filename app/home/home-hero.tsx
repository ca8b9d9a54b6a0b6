import { vehiclePath } from "#content/pages/paths.ts";
import { actionLabels } from "#content/pages/words/actions.ts";
import { formatDollars } from "#domain/money/money.ts";
import { findPictureKinds } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CartPicture, pictureNotes } from "#app/vehicles/index.ts";
import { HeroShore } from "./hero-shore.tsx";

interface HomeHeroProps {
  title: string;
  text: string;
  phone: { display: string; link: string };
  vehicle: Vehicle | undefined;
}

/** The top of the home page: what is sold here, the phone number, and a cart by the sea. */
export function HomeHero({ title, text, phone, vehicle }: HomeHeroProps) {
  return (
    <div className="bg-raised lg:grid lg:grid-cols-[1fr_1.2fr]">
      <div className="px-4 pt-5 pb-5 sm:px-10 lg:py-20 lg:ps-[max(2.5rem,calc(50vw-35rem))]">
        <h1 className="text-display">{title}</h1>
        <p className="mt-4 max-w-prose text-lead text-quiet">{text}</p>
        <div className="mt-6 hero-actions">
          <CallLink phone={phone} label="Call" isWide />
          <ButtonLink href="/inventory">{actionLabels.inventory}</ButtonLink>
        </div>
      </div>
      {vehicle && <CartByTheSea vehicle={vehicle} />}
    </div>
  );
}

/** The cart that leads the page stands on the sand, with its price and the way to its own page. */
function CartByTheSea({ vehicle }: { vehicle: Vehicle }) {
  const note = pictureNotes[findPictureKinds(vehicle.images.slice(0, 1))];
  return (
    <figure className="relative flex flex-col justify-end overflow-hidden px-4 pt-4 pb-3 sm:px-10 lg:pt-8">
      <HeroShore />
      <div className="relative mx-auto w-full max-w-2xl">
        <CartPicture vehicle={vehicle} sizes="(min-width: 64rem) 40rem, 92vw" isFirst />
      </div>
      <figcaption className="relative flex flex-wrap items-baseline justify-center gap-x-4">
        <a href={vehiclePath(vehicle)} className="py-1 font-semibold text-text">
          {vehicle.name}
        </a>
        <span className="price-figures text-title-3">{formatDollars(vehicle.price)}</span>
        {note && <span className="w-full text-center text-small text-quiet">{note}</span>}
      </figcaption>
    </figure>
  );
}
