import type { Brand } from "#domain/catalogue/vehicle.ts";

/** The carts that stand at the top of a brand's page, from the smallest to the largest. */
export const families: Readonly<Record<Brand, readonly string[]>> = {
  denago: ["denago-ev-city", "denago-ev-nomad", "denago-ev-rover-xl6"],
  evolution: [
    "evolution-classic-2-plus",
    "evolution-d5-maverick-4-plus",
    "evolution-d5-ranger-6-plus",
  ],
};

export const familyPictureSize = { width: 1600, height: 520 } as const;

/** The family of a brand at one scale, cut out, with shadows: for a drawn scene. */
export function familyPicturePath(brand: Brand): string {
  return `/pictures/families/${brand}-${familyPictureSize.width}.avif`;
}
