import { Mesh, PerspectiveCamera, Vector3 } from "three";
import type { Cart } from "#carts/build-cart.ts";
import { placeCamera } from "./camera.ts";
import type { View } from "./camera.ts";
import { type Corner, coverTriangle } from "./cover-triangle.ts";

const seeThrough = ["glass", "lens"];

/** One byte a pixel, row by row: 255 where a cart stands before its ground, 0 elsewhere. */
export function drawOutline(
  cart: Cart,
  view: View,
  size: { width: number; height: number },
): Uint8Array {
  const covered = new Uint8Array(size.width * size.height);
  coverCart(cart, cameraOf(cart, view, size.width / size.height), size, (pixel) => {
    covered[pixel] = 255;
  });
  return covered;
}

/**
 * Calls with each pixel that a triangle of a cart covers, how far off it is and what it is made of; one
 * sees through its glass.
 */
export function coverCart(
  cart: Cart,
  camera: PerspectiveCamera,
  size: { width: number; height: number },
  cover: (pixel: number, depth: number, material: string) => void,
): void {
  const point = new Vector3();
  cart.root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const material = materialName(object);
    if (seeThrough.includes(material)) return;
    const positions = object.geometry.getAttribute("position");
    const index = object.geometry.getIndex();
    const places = Array.from({ length: positions.count }, (_, vertex): Corner => {
      point.fromBufferAttribute(positions, vertex).applyMatrix4(object.matrixWorld).project(camera);
      return [(point.x * 0.5 + 0.5) * size.width, (0.5 - point.y * 0.5) * size.height, point.z];
    });
    const corners = index?.count ?? positions.count;
    for (let i = 0; i < corners; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => places[index?.getX(i + k) ?? i + k]);
      if (!a || !b || !c) continue;
      coverTriangle([a, b, c], size, (pixel, depth) => cover(pixel, depth, material));
    }
  });
}

function materialName(mesh: Mesh): string {
  return (mesh.material as { name: string }).name;
}

/** The camera of a still, as three.js has it. */
export function cameraOf(cart: Cart, view: View, aspect: number): PerspectiveCamera {
  const { position, target, verticalFieldOfView, shift } = placeCamera(cart, view, aspect);
  const camera = new PerspectiveCamera(verticalFieldOfView, aspect, 0.1, 100);
  camera.position.fromArray(position);
  camera.lookAt(new Vector3().fromArray(target));
  camera.updateMatrixWorld(true);
  camera.projectionMatrix.elements[8] = (2 * shift[0]) / aspect;
  camera.projectionMatrix.elements[9] = 2 * shift[1];
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return camera;
}
