import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { findPictureKinds, listShownPictures } from "#domain/catalogue/vehicle-pictures.ts";
import { pictureNotes, turntableLinkLabel } from "#app/vehicles/vehicle-words.ts";
import { CartPicture, VehicleImage } from "./cart-picture.tsx";

interface CartGalleryProps {
  vehicle: Vehicle;
  /** The page where the cart can be turned and painted; null where there is none. */
  turntableHref: string | null;
}

/** All pictures of a cart, the first one large; works without script. */
export function CartGallery({ vehicle, turntableHref }: CartGalleryProps) {
  const shown = listShownPictures(vehicle);
  const others = shown.slice(1);
  const note = pictureNotes[findPictureKinds(shown)];
  return (
    <figure>
      <CartPicture vehicle={vehicle} sizes="(min-width: 64rem) 40rem, 92vw" isFirst />
      {others.length > 0 && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          {others.map((image) => (
            <div key={image} className="aspect-8/5 rounded-card bg-page p-2">
              <VehicleImage
                image={image}
                vehicle={vehicle}
                sizes="(min-width: 64rem) 20rem, 46vw"
              />
            </div>
          ))}
        </div>
      )}
      {(note ?? (turntableHref && shown.length > 0)) && (
        <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 text-small text-quiet">
          {note}
          {turntableHref && (
            <a href={turntableHref} className="inline-block py-1 font-semibold text-brand">
              {turntableLinkLabel}
            </a>
          )}
        </figcaption>
      )}
    </figure>
  );
}
