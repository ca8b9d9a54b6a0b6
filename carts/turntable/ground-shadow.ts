import {
  DataTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RGBAFormat,
} from "three";
import { smoothStep } from "#carts/geometry/distance.ts";
import type { CartLayout } from "#carts/specification/layout.ts";

/** A level rectangle over the ground that takes the sky's light from it, in meters. */
interface Cover {
  height: number;
  x: number;
  z: number;
  halfLength: number;
  halfWidth: number;
}

/** How much of the light a cover takes where it is all that the ground sees. */
const depth = { body: 0.55, seats: 0.6, tire: 0.97 };
/** The studio's largest box stands behind the cart, on the right: shadows lie forward and to the left. */
const lean = { x: 0.3, z: -0.34 };
const middle = { x: 0.8 * lean.x, z: lean.z / 2 };
const tireHalfWidth = 0.1;
/** Heights at which a tire is taken as level: the lowest is its contact. */
const tireHeights = [0.008, 0.03, 0.1];
/** Beyond it a tire no longer counts beside the body above. */
const tireReach = 0.9;
const texturePixels = { width: 192, height: 96 };
/** How far from the wheels the ground is dark at all, and over how much of it the shadow ends. */
const around = { ends: 0.88, sides: 1.15, fade: 0.8, tireFade: 0.3 };

/**
 * How dark the ground is at a place, 0 to 1: what body, seats and tires hide of an even sky, by the
 * form factor of level rectangles. Soft where they are high, tight where a tire touches.
 */
export function groundDarkness(layout: CartLayout): (x: number, z: number) => number {
  const { wheelbase, halfTrack, tireRadius, floorY, lift } = layout;
  const halfLength = wheelbase / 2 + 0.3;
  const body = {
    height: floorY + lift - 0.12,
    x: lean.x / 4,
    z: lean.z / 4,
    halfLength,
    halfWidth: halfTrack,
  };
  const seats = { height: 0.95, x: lean.x, z: lean.z, halfLength, halfWidth: halfTrack + 0.1 };
  const tire = tireHeights.map((height) => ({
    height,
    x: wheelbase / 2,
    z: halfTrack,
    halfLength: Math.sqrt(2 * tireRadius * height),
    halfWidth: tireHalfWidth,
  }));
  return (x, z) => {
    // The four tires are one and its mirror images.
    const [nearX, nearZ] = [Math.abs(x), Math.abs(z)];
    const isNear = Math.hypot(nearX - wheelbase / 2, nearZ - halfTrack) < tireReach;
    const touch = isNear ? Math.max(...tire.map((cover) => hiddenSky(cover, nearX, nearZ))) : 0;
    const under =
      (1 - depth.body * hiddenSky(body, x, z)) * (1 - depth.seats * hiddenSky(seats, x, z));
    // Nothing is left of it at the edge of its plane.
    const edge = Math.min(
      wheelbase / 2 + around.ends - Math.abs(x - middle.x),
      halfTrack + around.sides - Math.abs(z - middle.z),
    );
    const soft = (1 - under) * smoothStep(0, around.fade, edge);
    return 1 - (1 - soft) * (1 - depth.tire * touch * smoothStep(0, around.tireFade, edge));
  };
}

/** The share of an even sky, seen from level ground, that a cover hides. */
function hiddenSky({ height, x, z, halfLength, halfWidth }: Cover, fromX: number, fromZ: number) {
  const corner = (endX: number, endZ: number) => {
    const a = (x + endX * halfLength - fromX) / height;
    const b = (z + endZ * halfWidth - fromZ) / height;
    const [longA, longB] = [Math.sqrt(1 + a * a), Math.sqrt(1 + b * b)];
    return (a / longA) * Math.atan(b / longA) + (b / longB) * Math.atan(a / longB);
  };
  return (corner(1, 1) - corner(-1, 1) - corner(1, -1) + corner(-1, -1)) / (2 * Math.PI);
}

/**
 * The ground's shadow as a picture on a plane, painted once: no lamp could be soft enough in time.
 * A row is a piece of work.
 */
export function* makeGroundShadow(layout: CartLayout): Generator<void, Mesh> {
  const { width, height } = texturePixels;
  const reachX = layout.wheelbase + 2 * around.ends;
  const reachZ = 2 * (layout.halfTrack + around.sides);
  const darkness = groundDarkness(layout);
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width - 0.5) * reachX + middle.x;
      // The first row is the picture's lowest, which lies nearest to +z.
      const z = (0.5 - (row + 0.5) / height) * reachZ + middle.z;
      pixels[4 * (row * width + column) + 3] = 255 * darkness(x, z);
    }
    yield;
  }
  const texture = new DataTexture(pixels, width, height, RGBAFormat);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const shadow = new Mesh(new PlaneGeometry(reachX, reachZ), material);
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.set(middle.x, 0.002, middle.z);
  return shadow;
}
