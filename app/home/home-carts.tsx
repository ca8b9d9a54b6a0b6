import * as words from "#content/pages/words/home.ts";
import { formatAllCartsLabel } from "#content/pages/words/brand.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { CartLine, formatOwnSaleExtras } from "#app/vehicles/index.ts";

interface HomeCartsProps {
  vehicles: readonly Vehicle[];
  isNewNoted: boolean;
}

/** The featured carts, side on and on one line, and the brands to choose from. */
export function HomeCarts({ vehicles, isNewNoted }: HomeCartsProps) {
  const { formatTitle, text, whichCartLabel } = words.featuredVehicles;
  return (
    <Section title={formatTitle(vehicles.length)} intro={`${text} ${formatOwnSaleExtras()}`}>
      <CartLine vehicles={vehicles} isNewNoted={isNewNoted} />
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
