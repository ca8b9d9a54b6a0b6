import { Box3, Mesh, Vector3 } from "three";
import type { Cart } from "#carts/build-cart.ts";
import type { MaterialName } from "#carts/assembly/materials.ts";
import { type Corner, coverTriangle } from "#tools/cart-stills/cover-triangle.ts";

/** A cart from its left side, without perspective: what stands foremost in each cell. */
export interface SideView {
  /** Columns and rows of cells. */
  width: number;
  height: number;
  /** Row by row from the roof down; null where nothing stands before the ground. */
  materials: readonly (MaterialName | null)[];
}

const cellsPerMeter = 100;
const seeThrough: readonly MaterialName[] = ["glass", "lens"];

/** Looks at a cart from the side on which its nose points left, in cells of one centimeter. */
export function viewFromSide(cart: Cart): SideView {
  const box = new Box3().setFromObject(cart.root);
  const width = Math.round((box.max.x - box.min.x) * cellsPerMeter);
  const height = Math.round(box.max.y * cellsPerMeter);
  const materials = Array.from({ length: width * height }, (): MaterialName | null => null);
  const nearest = new Float64Array(width * height).fill(-Infinity);
  const point = new Vector3();
  cart.root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const material = (object.material as { name: MaterialName }).name;
    if (seeThrough.includes(material)) return;
    const positions = object.geometry.getAttribute("position");
    const index = object.geometry.getIndex();
    const corners = Array.from({ length: positions.count }, (_, vertex): Corner => {
      point.fromBufferAttribute(positions, vertex).applyMatrix4(object.matrixWorld);
      return [(box.max.x - point.x) * cellsPerMeter, height - point.y * cellsPerMeter, -point.z];
    });
    for (let i = 0; i < (index?.count ?? positions.count); i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => corners[index?.getX(i + k) ?? i + k]);
      if (!a || !b || !c) continue;
      coverTriangle([a, b, c], { width, height }, (cell, depth) => {
        if (depth <= (nearest[cell] ?? Infinity)) return;
        nearest[cell] = depth;
        materials[cell] = material;
      });
    }
  });
  return { width, height, materials };
}
