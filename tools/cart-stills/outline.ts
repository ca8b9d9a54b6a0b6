import { Mesh, PerspectiveCamera, Vector3 } from "three";
import type { Cart } from "#carts/build-cart.ts";
import { placeCamera } from "./camera.ts";
import type { View } from "./camera.ts";

const seeThrough = ["glass", "lens"];

/** One byte a pixel, row by row: 255 where a cart stands before its ground, 0 elsewhere. */
export function drawOutline(
  cart: Cart,
  view: View,
  size: { width: number; height: number },
): Uint8Array {
  const covered = new Uint8Array(size.width * size.height);
  const camera = cameraOf(cart, view, size.width / size.height);
  const point = new Vector3();
  cart.root.traverse((object) => {
    if (!(object instanceof Mesh) || seeThrough.includes(materialName(object))) return;
    const positions = object.geometry.getAttribute("position");
    const index = object.geometry.getIndex();
    const places = Array.from({ length: positions.count }, (_, vertex): [number, number] => {
      point.fromBufferAttribute(positions, vertex).applyMatrix4(object.matrixWorld).project(camera);
      return [(point.x * 0.5 + 0.5) * size.width, (0.5 - point.y * 0.5) * size.height];
    });
    const corners = index?.count ?? positions.count;
    for (let i = 0; i < corners; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => places[index?.getX(i + k) ?? i + k]);
      if (a && b && c) fillTriangle(covered, size, [a, b, c]);
    }
  });
  return covered;
}

function materialName(mesh: Mesh): string {
  return (mesh.material as { name: string }).name;
}

function cameraOf(cart: Cart, view: View, aspect: number): PerspectiveCamera {
  const { position, target, verticalFieldOfView, shift } = placeCamera(cart, view, aspect);
  const camera = new PerspectiveCamera(verticalFieldOfView, aspect, 0.1, 100);
  camera.position.fromArray(position);
  camera.lookAt(new Vector3().fromArray(target));
  camera.updateMatrixWorld(true);
  camera.projectionMatrix.elements[8] = (2 * shift[0]) / aspect;
  camera.projectionMatrix.elements[9] = 2 * shift[1];
  return camera;
}

type Corners = [[number, number], [number, number], [number, number]];

function fillTriangle(
  covered: Uint8Array,
  { width, height }: { width: number; height: number },
  [[x0, y0], [x1, y1], [x2, y2]]: Corners,
): void {
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return;
  const lastRow = Math.min(height - 1, Math.ceil(Math.max(y0, y1, y2)));
  const lastColumn = Math.min(width - 1, Math.ceil(Math.max(x0, x1, x2)));
  for (let row = Math.max(0, Math.floor(Math.min(y0, y1, y2))); row <= lastRow; row++) {
    for (
      let column = Math.max(0, Math.floor(Math.min(x0, x1, x2)));
      column <= lastColumn;
      column++
    ) {
      const [x, y] = [column + 0.5, row + 0.5];
      const first = ((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)) / area;
      const second = ((x2 - x) * (y0 - y) - (x0 - x) * (y2 - y)) / area;
      if (first >= 0 && second >= 0 && first + second <= 1) covered[row * width + column] = 255;
    }
  }
}
