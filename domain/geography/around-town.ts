import { nearest, type Neighbor } from "./geography.ts";
import type { Coordinates } from "./place.ts";

interface Located {
  name: string;
  coordinates: Coordinates;
}

interface ToList<ShorePlace, Town> {
  shore: readonly ShorePlace[];
  towns: readonly Town[];
  counts: { shore: number; towns: number };
}

/**
 * What a town's page lists beside its map and the map shows, nearest first: places on the shore, and the
 * towns that are not among those. The town itself is in neither.
 */
export function listAroundTown<ShorePlace extends Located, Town extends Located>(
  { coordinates }: Located,
  { shore, towns, counts }: ToList<ShorePlace, Town>,
): { shore: Neighbor<ShorePlace>[]; towns: Neighbor<Town>[] } {
  const isElsewhere = ({ coordinates: { lat, lng } }: Located) =>
    lat !== coordinates.lat || lng !== coordinates.lng;
  const onShore = nearest(coordinates, shore.filter(isElsewhere), counts.shore);
  const names = new Set(onShore.map(({ item }) => item.name));
  const others = towns.filter((town) => isElsewhere(town) && !names.has(town.name));
  return { shore: onShore, towns: nearest(coordinates, others, counts.towns) };
}
