import { bothBrands, bothBrandsTitle } from "#content/pages/words/about.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { SceneTile } from "#app/site/shore-scene.tsx";

/** Each brand: a cart of it on the shore of the brand's own page, and the way there. */
export function BothBrands({ scenes }: { scenes: readonly SceneOfPage[] }) {
  return (
    <>
      <h3 className="sr-only">{bothBrandsTitle}</h3>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 lg:mt-8">
        {bothBrands.map(({ href, label }, index) => {
          const scene = scenes[index];
          return (
            <li key={href} className="relative">
              {scene && <SceneTile {...scene} className="near-tile lg:aspect-4/3" />}
              <a
                href={href}
                className="mt-1 flex min-h-11 items-center gap-1 font-semibold text-brand no-underline covers-card"
              >
                {label}
                <ChevronIcon className="size-4 -rotate-90" />
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
