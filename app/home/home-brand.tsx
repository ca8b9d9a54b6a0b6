import { formatAllCartsLabel } from "#content/pages/words/brand.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CartPicture } from "#app/vehicles/index.ts";

interface HomeBrandProps {
  brand: Brand;
  proseName: string;
  heroText: string;
  vehicle: Vehicle | undefined;
}

/** A brand: one of its carts, who it is for, and the way to all of them. */
export function HomeBrand({ brand, proseName, heroText, vehicle }: HomeBrandProps) {
  return (
    <article className="flex h-full flex-col rounded-card bg-page p-6 sm:p-8">
      {vehicle && (
        <div className="mx-auto mb-4 w-full max-w-md">
          <CartPicture vehicle={vehicle} sizes="(min-width: 40rem) 28rem, 84vw" />
        </div>
      )}
      <h3 className="text-title-2">{proseName}</h3>
      <p className="mt-2 mb-5 text-quiet">{heroText}</p>
      <p className="mt-auto">
        <ButtonLink href={`/${brand}`}>{formatAllCartsLabel(proseName)}</ButtonLink>
      </p>
    </article>
  );
}
