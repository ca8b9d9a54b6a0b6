import * as words from "#content/pages/words/home.ts";
import { formatAllCartsLabel } from "#content/pages/words/brand.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { findPictureKinds } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Section } from "#app/ui/section.tsx";
import { CartLine, formatOwnSaleExtras, pictureNotes } from "#app/vehicles/index.ts";

interface HomeCartsProps {
  vehicles: readonly Vehicle[];
  isNewNoted: boolean;
}

/** The featured carts, side on, at one scale on one line, what is said of them, and the brands. */
export function HomeCarts({ vehicles, isNewNoted }: HomeCartsProps) {
  const { formatTitle, text, whichCartLabel } = words.featuredVehicles;
  const pictureKinds = findPictureKinds(vehicles.flatMap(({ images }) => images.slice(0, 1)));
  const notes = [text, formatOwnSaleExtras(), pictureNotes[pictureKinds]].filter(Boolean);
  return (
    <Section title={formatTitle(vehicles.length)}>
      <CartLine vehicles={vehicles} isNewNoted={isNewNoted} isToScale />
      <div className="mt-4 gap-x-16 border-t border-line pt-2 lg:mt-8 lg:flex lg:justify-between lg:pt-3">
        <ul className="shrink-0 content-start gap-x-6 sm:flex sm:flex-wrap">
          {Object.values(brandTexts).map(({ brand, proseName }) => (
            <li key={brand}>
              <a
                href={`/${brand}`}
                className="inline-flex min-h-11 items-center font-semibold text-brand"
              >
                {formatAllCartsLabel(proseName)}
              </a>
            </li>
          ))}
          <li>
            <a
              href="/which-cart"
              className="inline-flex min-h-11 items-center font-semibold text-brand"
            >
              {whichCartLabel}
            </a>
          </li>
        </ul>
        <p className="max-w-[34rem] text-small text-quiet max-lg:py-2">{notes.join(" ")}</p>
      </div>
    </Section>
  );
}
