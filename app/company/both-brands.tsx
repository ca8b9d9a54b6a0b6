import { bothBrands, bothBrandsTitle } from "#content/pages/words/about.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { scenePicturePath } from "#content/vehicles/pictures.ts";

/** Each brand: a cart of it where the sand meets the water, and the way to the brand's page. */
export function BothBrands() {
  return (
    <>
      <h3 className="sr-only">{bothBrandsTitle}</h3>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 lg:mt-8">
        {bothBrands.map(({ cartId, href, label }) => (
          <li key={href} className="relative">
            <div className="rounded-card shore-ground px-2 pt-3 pb-2 lg:px-4 lg:pt-6 lg:pb-3">
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
              className="mt-1 flex min-h-11 items-center gap-1 font-semibold text-brand no-underline covers-card"
            >
              {label}
              <ChevronIcon className="size-4 -rotate-90" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
