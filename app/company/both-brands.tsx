import { bothBrands } from "#content/pages/words/about.ts";
import { scenePicturePath } from "#content/vehicles/pictures.ts";

/** A cart of each brand in one wide picture, with the way to the brand's page under it. */
export function BothBrands() {
  return (
    <ul className="stage my-5 grid grid-cols-2 overflow-hidden rounded-card bg-water lg:my-10">
      {bothBrands.map(({ cartId, href, label }) => (
        <li key={href} className="relative">
          <div className="relative">
            <div className="absolute inset-x-0 bottom-0 h-[28%] bg-land" />
            <img
              src={scenePicturePath(cartId)}
              alt=""
              width="960"
              height="600"
              loading="lazy"
              className="relative block h-auto w-full"
            />
          </div>
          <a
            href={href}
            className="flex min-h-11 items-center justify-center bg-page font-semibold text-brand no-underline covers-card"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
