import { bothBrands, bothBrandsTitle } from "#content/pages/words/about.ts";
import { scenePicturePath } from "#content/vehicles/pictures.ts";
import { Section } from "#app/ui/section.tsx";

/** A card for each brand: a cart of it where the sand meets the water, and the way to the brand's page. */
export function BothBrands() {
  return (
    <Section title={bothBrandsTitle}>
      <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-8">
        {bothBrands.map(({ cartId, href, label }) => (
          <li key={href} className="relative">
            <div className="rounded-card shore-ground px-2 pt-3 pb-2 sm:px-10 sm:pt-8 sm:pb-4">
              <img
                src={scenePicturePath(cartId)}
                alt=""
                width="960"
                height="600"
                loading="lazy"
                className="stage mx-auto block h-auto w-full max-w-110"
              />
            </div>
            <a
              href={href}
              className="mt-1 block py-2.5 font-display font-bold text-brand no-underline covers-card lg:text-title-3"
            >
              {label}
              <span aria-hidden="true">&nbsp;→</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
