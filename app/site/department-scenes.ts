import { pageScenes, rentalWayCartId } from "#content/places/page-scenes.ts";
import type { Illustrations } from "#domain/geography/illustrations.ts";
import { readPageScene, type SceneOfPage } from "./scene-band.tsx";

/** Our shop, and the scenes of the pages that rent and repair, each with a cart. */
export type DepartmentScenes = Record<"buy" | "rent" | "service", SceneOfPage>;

export function readDepartmentScenes(illustrations: Illustrations): DepartmentScenes {
  const { showroom, rentals, services } = pageScenes;
  return {
    buy: readPageScene(illustrations, showroom),
    rent: readPageScene(illustrations, { ...rentals, cartId: rentalWayCartId }),
    service: readPageScene(illustrations, services),
  };
}
