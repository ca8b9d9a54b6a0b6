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

/** As many places of the shore, and as many other towns, are on a town's page and its map. */
export const townListCounts = { shore: 3, towns: 3 } as const;

/** The municipality with this slug, such as "bethany-beach". */
export function findMunicipality(slug: string): Municipality | undefined {
  return municipalities.find((municipality) => municipality.slug === slug);
}
