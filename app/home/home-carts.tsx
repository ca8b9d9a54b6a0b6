import * as words from "#content/pages/words/home.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { formatDollars } from "#domain/money/money.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { findPictureKinds } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Section } from "#app/ui/section.tsx";
import { listReasons } from "./cart-reasons.ts";
import { CartLine, pictureNotes } from "#app/vehicles/index.ts";

interface HomeCartsProps {
  vehicles: readonly Vehicle[];
  isNewNoted: boolean;
}

/** The featured carts, what is said of them, and the brands. */
export function HomeCarts({ vehicles, isNewNoted }: HomeCartsProps) {
  const { formatTitle, formatExtras, formatAllLabel, allLabelEnd, whichCartLabel } =
    words.featuredVehicles;
  const pictureKinds = findPictureKinds(vehicles.flatMap(({ images }) => images.slice(0, 1)));
  const notes = [
    formatExtras(formatDollars(saleDelivery.dollarsPerMile)),
    pictureNotes[pictureKinds],
  ].filter(Boolean);
  return (
    <Section title={formatTitle(vehicles.length)}>
      <CartLine
        vehicles={vehicles}
        isNewNoted={isNewNoted}
        isFromFront
        reasons={listReasons(vehicles)}
      />
      <div className="border-t border-line pt-1 lg:mt-8 lg:grid lg:grid-cols-3 lg:gap-x-8 lg:pt-4">
        <ul className="flex flex-wrap gap-x-6 max-sm:justify-between max-sm:gap-x-2 max-sm:text-small lg:col-span-2">
          <li>
            <a
              href="/which-cart"
              className="inline-flex min-h-11 items-center font-semibold text-brand"
            >
              {whichCartLabel}
            </a>
          </li>
          {Object.values(brandTexts).map(({ brand, proseName }) => (
            <li key={brand}>
              <a
                href={`/${brand}`}
                className="inline-flex min-h-11 items-center font-semibold text-brand"
              >
                {formatAllLabel(proseName)}
                <span className="max-sm:sr-only">{allLabelEnd}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="max-w-prose py-2.5 text-small text-quiet">{notes.join(" ")}</p>
      </div>
    </Section>
  );
}
