import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import {
  circleDistance,
  type Distance2,
  roundedRectangleDistance,
  smoothStep,
} from "#carts/geometry/distance.ts";
import type { CartLayout } from "#carts/specification/layout.ts";

/** The studio's largest box stands behind the cart, on the right: shadows lie forward and to the left. */
const leanX = 0.16;
const leanZ = -0.15;
const width = 192;
const height = 96;
/** How far from the wheels the ground is dark at all. */
const aroundEnds = 0.88;
const aroundSides = 1.15;

/** How dark the ground is at a place, 0 to 1: soft under the body, tight where a tire touches. */
export function groundDarkness({ wheelbase, halfTrack }: CartLayout): Distance2 {
  const body = roundedRectangleDistance(
    [leanX, leanZ],
    [wheelbase / 2 + 0.1, halfTrack - 0.1],
    0.3,
  );
  const tire = circleDistance([wheelbase / 2, halfTrack], 0.1);
  return (x, z) => {
    const under = 0.72 * smoothStep(0.75, -0.55, body(x, z));
    // The four tires are one and its mirror images.
    const touch = 0.95 * smoothStep(0.22, -0.02, tire(Math.abs(x), Math.abs(z)));
    return 1 - (1 - under) * (1 - touch);
  };
}

/**
 * The ground's shadow as a picture on a plane, painted once: no lamp could be soft enough in time.
 * A row is a piece of work.
 */
export function* makeGroundShadow(layout: CartLayout): Generator<void, Mesh> {
  const reachX = layout.wheelbase + 2 * aroundEnds;
  const reachZ = 2 * (layout.halfTrack + aroundSides);
  const darkness = groundDarkness(layout);
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width - 0.5) * reachX + leanX;
      // The first row is the picture's lowest, which lies nearest to +z.
      const z = (0.5 - (row + 0.5) / height) * reachZ + leanZ;
      pixels[4 * (row * width + column) + 3] = 255 * darkness(x, z);
    }
    yield;
  }
  const texture = new DataTexture(pixels, width, height);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const shadow = new Mesh(new PlaneGeometry(reachX, reachZ), material);
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.set(leanX, 0.002, leanZ);
  return shadow;
}
