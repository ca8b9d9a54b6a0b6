import { actionLabels } from "#content/pages/words/actions.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import {
  findPictureKinds,
  findPictureSet,
  listShownPictures,
} from "#domain/catalogue/vehicle-pictures.ts";
import { pictureNotes, vehicleWords } from "#app/vehicles/vehicle-words.ts";
import { closeFrame } from "./close-frame.ts";
import { CartPicture, VehicleImage } from "./cart-picture.tsx";
import { fitToSide, isShortDrawn } from "./side-scale.ts";
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

/** The first picture of a cart, as large as its frame, and under it the way to the turntable. */
export function MainPicture({ vehicle, turntable }: CartGalleryProps) {
  return (
    <>
      <div
        className={`sweep overflow-hidden rounded-card${isShortDrawn(vehicle) ? " close-up" : ""}`}
      >
        <CartPicture
          vehicle={vehicle}
          sizes="(min-width: 64rem) 46rem, 120vw"
          isFirst
          frame={`relative ${closeFrame(vehicle)}`}
        />
      </div>
      {turntable && vehicle.images.length > 0 && <TurntableLinks {...turntable} />}
    </>
  );
}

/** On the floor before the cart: its color, ringed, others to try on, and the turntable itself. */
function TurntableLinks({ href, colors }: TurntableOffer) {
  return (
    <div className="no-print relative mx-auto mt-2 flex w-max rounded-pill border border-field bg-page">
      <ul className="flex px-1">
        {colors.map(({ name, swatch, href: colorHref }, index) => (
          <li key={name}>
            <a href={colorHref} title={name} className="grid size-11 place-items-center">
              <span
                className={`rounded-pill border-2 p-0.5 ${index === 0 ? "border-brand" : "border-transparent"}`}
              >
                <Swatch color={swatch} className="block size-6 text-text" />
              </span>
              <span className="sr-only">{`${actionLabels.turntable} in ${name}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-1.5 border-l border-line pr-4 pl-3 max-[22rem]:px-2 font-semibold text-brand no-underline hover:underline"
      >
        <TurnIcon />
        {actionLabels.turntable}
      </a>
    </div>
  );
}

/** A cube, seen from its corner. */
function TurnIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9" />
    </svg>
  );
}

/** What the pictures of a cart are; nothing for a cart without any. */
export function PictureNote({ vehicle }: Pick<CartGalleryProps, "vehicle">) {
  const shown = listShownPictures(vehicle);
  const note = pictureNotes[findPictureKinds(shown)];
  if (shown.length === 0 || note === null) return null;
  return <p className="mt-2 text-small text-quiet">{note}</p>;
}

/** The other pictures of a cart, at one scale on one ground line, in a band of their own. */
export function MorePictures({ vehicle }: Pick<CartGalleryProps, "vehicle">) {
  const others = listShownPictures(vehicle).slice(1);
  if (others.length === 0) return null;
  return (
    <div className={`sweep${isShortDrawn(vehicle) ? " short-rear" : ""}`}>
      <div className="wrap grid grid-cols-2 gap-x-4 pt-4 pb-3 sm:gap-x-14 sm:pt-8">
        {others.map((image) => (
          <OtherPicture key={image} vehicle={vehicle} image={image} />
        ))}
      </div>
    </div>
  );
}

function OtherPicture({ vehicle, image }: { vehicle: Vehicle; image: string }) {
  const fit = fitToSide(vehicle, image);
  const view = findPictureSet(image)?.match(/-(side|rear)$/)?.[1];
  return (
    <figure className="grid">
      <div
        className={fit ? "to-scale" : undefined}
        {...(fit && { "data-scale": fit.scale, "data-drop": `${fit.dropPercent}%` })}
      >
        <VehicleImage
          image={image}
          vehicle={vehicle}
          sizes="(min-width: 64rem) 36rem, (min-width: 40rem) 46vw, 44vw"
        />
      </div>
      {view && (
        <figcaption className="text-center text-small">
          {vehicleWords.views[view === "side" ? "side" : "rear"]}
        </figcaption>
      )}
    </figure>
  );
}
