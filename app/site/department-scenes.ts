import { pageScenes } from "#content/places/page-scenes.ts";
import type { Illustrations } from "#domain/geography/illustrations.ts";
import { readPageScene, type SceneOfPage } from "./scene-band.tsx";

/** The scenes of the pages that sell, rent and repair. */
export type DepartmentScenes = Record<"buy" | "rent" | "service", SceneOfPage>;

export function readDepartmentScenes(illustrations: Illustrations): DepartmentScenes {
  const { showroom, about, rentals, services } = pageScenes;
  return {
    // The cart of home's hero, so that a phone loads no picture more than it may.
    buy: readPageScene(illustrations, { shop: showroom.shop, cartId: about.cartId }),
    rent: readPageScene(illustrations, rentals),
    service: readPageScene(illustrations, services),
  };
}
