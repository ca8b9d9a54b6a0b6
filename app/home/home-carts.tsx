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
    <Section title={formatTitle(vehicles.length)}>
      <CartLine vehicles={vehicles} isNewNoted={isNewNoted} />
      <p className="mt-3 max-w-prose text-small text-quiet">{`${text} ${formatOwnSaleExtras()}`}</p>
      <ul className="mt-6 grid gap-x-8 gap-y-3 border-t border-line pt-4 lg:grid-cols-3">
        {Object.values(brandTexts).map(({ brand, proseName, heroText }) => (
          <li key={brand}>
            <h3 className="text-title-3">{proseName}</h3>
            <p className="text-small text-quiet">{heroText}</p>
            <a
              href={`/${brand}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand"
            >
              {formatAllCartsLabel(proseName)}
            </a>
          </li>
        ))}
        <li className="stack-3">
          <ButtonLink href="/which-cart">{whichCartLabel}</ButtonLink>
          <p className="text-small text-quiet">{words.brandsServicedText}</p>
        </li>
      </ul>
    </Section>
  );
}
