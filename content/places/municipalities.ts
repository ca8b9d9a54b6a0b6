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

/** The municipality with this slug, such as "bethany-beach". */
export function findMunicipality(slug: string): Municipality | undefined {
  return municipalities.find((municipality) => municipality.slug === slug);
}
