import type { Municipality } from "#domain/geography/place.ts";
import { kentMunicipalities } from "./municipalities/kent.ts";
import { newCastleMunicipalities } from "./municipalities/new-castle.ts";
import { sussexMunicipalities } from "./municipalities/sussex.ts";

/** Delaware's 57 incorporated municipalities, county by county from north to south. */
export const municipalities: readonly Municipality[] = [
  ...newCastleMunicipalities,
  ...kentMunicipalities,
  ...sussexMunicipalities,
];

/** As many of the nearest towns are listed on a town's page, and fill its map. */
export const townsListedCount = 4;

/** The municipality with this slug, such as "bethany-beach". */
export function findMunicipality(slug: string): Municipality | undefined {
  return municipalities.find((municipality) => municipality.slug === slug);
}
