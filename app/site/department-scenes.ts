import {
  deliveryScene,
  pageScenes,
  rentalWayCartId,
  wayBuyCartId,
} from "#content/places/page-scenes.ts";
import type { Illustrations } from "#domain/geography/illustrations.ts";
import { readPageScene, type SceneOfPage } from "./scene-band.tsx";

/** A cart delivered, and the scenes of the pages that rent and repair, each with a cart. */
export type DepartmentScenes = Record<"buy" | "rent" | "service", SceneOfPage>;

export function readDepartmentScenes(illustrations: Illustrations): DepartmentScenes {
  const { rentals, services } = pageScenes;
  return {
    buy: {
      ...readPageScene(illustrations, deliveryScene),
      cartId: wayBuyCartId,
    },
    rent: readPageScene(illustrations, { ...rentals, cartId: rentalWayCartId }),
    service: readPageScene(illustrations, services),
  };
}
