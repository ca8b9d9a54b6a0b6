import { actionLabels } from "#content/pages/words/actions.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { findPictureKinds, listShownPictures } from "#domain/catalogue/vehicle-pictures.ts";
import { pictureNotes } from "#app/vehicles/vehicle-words.ts";
import { CartPicture, VehicleImage } from "./cart-picture.tsx";
import { Swatch } from "./swatch.tsx";

/** The page where a cart can be turned and painted, and some of its colors there. */
export interface TurntableOffer {
  href: string;
  colors: readonly TurntableColor[];
}

export interface TurntableColor {
  name: string;
  /** `#rrggbb` */
  swatch: string;
  href: string;
}

interface CartGalleryProps {
  vehicle: Vehicle;
  turntable: TurntableOffer | null;
}

/**
 * The first picture of a cart, large, with the ways to the turntable in its corners, clear of the
 * shadow; on a phone, whose picture has no room beside the cart, under it.
 */
export function MainPicture({ vehicle, turntable }: CartGalleryProps) {
  return (
    <div className="relative">
      <CartPicture vehicle={vehicle} sizes="(min-width: 64rem) 40rem, 92vw" isFirst />
      {turntable && vehicle.images.length > 0 && <TurntableLinks {...turntable} />}
    </div>
  );
}

function TurntableLinks({ href, colors }: TurntableOffer) {
  return (
    <div className="no-print flex items-end justify-between sm:contents">
      <ul className="flex sm:absolute sm:top-0 sm:left-0">
        {colors.map(({ name, swatch, href: colorHref }) => (
          <li key={name}>
            <a href={colorHref} title={name} className="grid size-11 place-items-center">
              <Swatch color={swatch} className="size-7 text-text" />
              <span className="sr-only">{`${actionLabels.turntable} in ${name}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <a
        href={href}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border border-field bg-page px-4 text-small font-semibold text-text no-underline hover:bg-raised sm:absolute sm:right-2 sm:bottom-2"
      >
        {actionLabels.turntable}
      </a>
    </div>
  );
}

/** The other pictures of a cart, small, and what all of them are; nothing for a cart without any. */
export function MorePictures({ vehicle }: Pick<CartGalleryProps, "vehicle">) {
  const shown = listShownPictures(vehicle);
  const others = shown.slice(1);
  const note = pictureNotes[findPictureKinds(shown)];
  if (shown.length === 0) return null;
  return (
    <figure>
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {others.map((image) => (
            <div key={image} className="stage aspect-8/5 rounded-card bg-page p-2">
              <VehicleImage
                image={image}
                vehicle={vehicle}
                sizes="(min-width: 64rem) 20rem, 46vw"
              />
            </div>
          ))}
        </div>
      )}
      {note && <figcaption className="mt-2 text-small text-quiet">{note}</figcaption>}
    </figure>
  );
}
