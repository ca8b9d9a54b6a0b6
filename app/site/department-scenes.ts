import { pageScenes, wayCartIds } from "#content/places/page-scenes.ts";
import type { Illustrations } from "#domain/geography/illustrations.ts";
import { readPageScene, type SceneOfPage } from "./scene-band.tsx";

/** The scenes of the pages that sell, rent and repair. */
export type DepartmentScenes = Record<"buy" | "rent" | "service", SceneOfPage>;

export function readDepartmentScenes(illustrations: Illustrations): DepartmentScenes {
  const { showroom, rentals, services } = pageScenes;
  return {
    buy: readPageScene(illustrations, { shop: showroom.shop, cartId: wayCartIds.buy }),
    rent: readPageScene(illustrations, { ...rentals, cartId: wayCartIds.rent }),
    service: readPageScene(illustrations, services),
  };
}
