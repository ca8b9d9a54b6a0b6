import { pageScenes, rentalWayCartId } from "#content/places/page-scenes.ts";
import type { Illustrations } from "#domain/geography/illustrations.ts";
import { readPageScene, type SceneOfPage } from "./scene-band.tsx";

/** Our people with a buyer, and the scenes of the pages that rent and repair. */
export type DepartmentScenes = Record<"buy" | "rent" | "service", SceneOfPage>;

export function readDepartmentScenes(illustrations: Illustrations): DepartmentScenes {
  const { about, rentals, services } = pageScenes;
  return {
    buy: readPageScene(illustrations, about),
    rent: readPageScene(illustrations, { ...rentals, cartId: rentalWayCartId }),
    service: readPageScene(illustrations, services),
  };
}
