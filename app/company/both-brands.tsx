import { bothBrands } from "#content/pages/words/about.ts";
import { scenePicturePath } from "#content/vehicles/pictures.ts";

/** A band as wide as the page, half of it each brand's: a cart, and the way to the brand's page over it. */
export function BothBrands() {
  return (
    <ul className="grid grid-cols-2 shore-ground">
      {bothBrands.map(({ cartId, href, label }) => (
        <li key={href} className="relative flex flex-col">
          <a
            href={href}
            className="flex min-h-11 items-center justify-center px-2 pt-5 text-center font-display font-bold text-brand no-underline covers-card sm:pt-8 lg:pt-14 lg:text-title-2"
          >
            {label}
            <span aria-hidden="true" className="max-sm:hidden">
              &nbsp;→
            </span>
          </a>
          <img
            src={scenePicturePath(cartId)}
            alt=""
            width="960"
            height="600"
            loading="lazy"
            className="stage mx-auto mt-auto block h-auto w-full max-w-160 pb-3 lg:pb-8"
          />
        </li>
      ))}
    </ul>
  );
}
