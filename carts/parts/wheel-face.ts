import { CylinderGeometry } from "three";
import type { Group } from "three";
import { toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import type { MaterialName } from "#carts/assembly/materials.ts";
import { Surface, recomputeNormals, toBufferGeometry } from "#carts/geometry/surface.ts";
import type { Point } from "#carts/geometry/surface.ts";
import { addTurned, rimRadius } from "./tire.ts";

/** Height of the dished wheel face at a radius. */
export function dish(face: number, radius: number): number {
  return face - 0.004 - 0.026 * (1 - Math.min(1, radius / (rimRadius - 0.012))) ** 1.4;
}

interface Spoke {
  fromAngle: number;
  toAngle: number;
  innerWidth: number;
  outerWidth: number;
  thickness: number;
  lowered?: number;
}

/** The face between hub and rim: spokes, or a pressed disc. */
export function addWheelFace(cart: CartAssembly, wheel: Group, face: number): void {
  const turn = 2 * Math.PI;
  const add = (spoke: Spoke) => addSpoke(cart, wheel, face, spoke);
  const style = cart.specification.wheel;
  if (style === "blade") {
    for (let i = 0; i < 7; i++) {
      for (const side of [-1, 1]) {
        const angle = (i / 7) * turn;
        add({
          fromAngle: angle + side * 0.11,
          toAngle: angle + side * 0.155,
          innerWidth: 0.02,
          outerWidth: 0.019,
          thickness: 0.034,
        });
      }
    }
  } else if (style === "mesh") {
    for (let i = 0; i < 10; i++) {
      for (const side of [-1, 1]) {
        const angle = (i / 10) * turn;
        add({
          fromAngle: angle,
          toAngle: angle + side * 0.26,
          innerWidth: 0.014,
          outerWidth: 0.016,
          thickness: 0.03,
          lowered: side < 0 ? 0.003 : 0,
        });
      }
    }
  } else if (style === "disc" || style === "steel") {
    addPressedDisc(cart, wheel, face, style === "disc" ? "alloy" : "darkMetal");
  } else if (style === "spoked") {
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * turn;
      add({
        fromAngle: angle,
        toAngle: angle + 0.2,
        innerWidth: 0.05,
        outerWidth: 0.06,
        thickness: 0.036,
      });
    }
  } else {
    addBeadlock(cart, wheel, face);
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * turn;
      add({
        fromAngle: angle,
        toAngle: angle,
        innerWidth: 0.034,
        outerWidth: 0.044,
        thickness: 0.04,
      });
    }
  }
}

/** A disc pressed out of one sheet, with a ring of holes: a cover or a plain steel wheel. */
function addPressedDisc(
  cart: CartAssembly,
  wheel: Group,
  face: number,
  material: MaterialName,
): void {
  const rim = rimRadius - 0.014;
  const depth = (radius: number) => dish(face, radius) - (material === "alloy" ? 0 : 0.012);
  const radii = [rim, rim - 0.012, rim - 0.03, 0.12, 0.1, 0.08, 0.062, 0.05];
  const crown = (radius: number) => 0.009 * Math.exp(-(((radius - 0.1) / 0.03) ** 2));
  addTurned(
    cart,
    wheel,
    radii.map((radius) => [radius, depth(radius) + crown(radius)]),
    material,
    { segments: 72, creaseAngle: 0.5 },
  );
  for (let i = 0; i < 8; i++) {
    const angle = ((i + 0.5) / 8) * 2 * Math.PI;
    const radius = 0.137;
    const hole = new CylinderGeometry(0.0135, 0.0135, 0.006, cart.segments(20));
    hole.rotateX(Math.PI / 2);
    const mesh = cart.add(hole, "liner", wheel);
    const place = [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    mesh.position.set(...place, depth(radius) + crown(radius));
    mesh.scale.set(1, 1.5, 1);
    mesh.rotation.z = angle;
  }
}

function addBeadlock(cart: CartAssembly, wheel: Group, face: number): void {
  for (let i = 0; i < 16; i++) {
    const angle = ((i + 0.5) / 16) * 2 * Math.PI;
    const bolt = new CylinderGeometry(0.0055, 0.0055, 0.008, 8);
    bolt.rotateX(Math.PI / 2);
    const radius = rimRadius - 0.012;
    const mesh = cart.add(bolt, "alloy", wheel);
    mesh.position.set(radius * Math.cos(angle), radius * Math.sin(angle), face + 0.001);
  }
}

/** A lofted spoke with gloss-black flanks and a machined face. */
function addSpoke(cart: CartAssembly, wheel: Group, face: number, spoke: Spoke): void {
  const flanks: Point[][] = [];
  const faces: Point[][] = [];
  const steps = 14;
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const radius = 0.045 + (rimRadius - 0.012 - 0.045) * t;
    const angle = spoke.fromAngle + (spoke.toAngle - spoke.fromAngle) * t;
    const flare = 0.01 * ((1 - t) ** 4 + t ** 6);
    const half = (spoke.innerWidth + (spoke.outerWidth - spoke.innerWidth) * t) / 2 + flare;
    const z = dish(face, radius) - (spoke.lowered ?? 0);
    const place = (across: number, along: number): Point => {
      const a = angle + across / radius;
      return [radius * Math.cos(a), radius * Math.sin(a), along];
    };
    const bevel = 0.0035;
    flanks.push([
      place(-half - 0.004, z - spoke.thickness),
      place(-half, z - bevel),
      place(-half + bevel, z),
      place(half - bevel, z),
      place(half, z - bevel),
      place(half + 0.004, z - spoke.thickness),
    ]);
    const edge = half - bevel - 0.0012;
    faces.push([place(-edge, z + 0.0018), place(0, z + 0.0018), place(edge, z + 0.0018)]);
  }
  cart.add(toCreasedNormals(toBufferGeometry(loft(flanks)), 0.5), "gloss", wheel);
  cart.addSurface(loft(faces), "alloy", wheel);
}

function loft(sections: Point[][]): Surface {
  const surface = new Surface();
  for (const section of sections) for (const point of section) surface.addVertex(point, [0, 0, 1]);
  const width = sections[0]?.length ?? 0;
  for (let i = 0; i + 1 < sections.length; i++) {
    for (let j = 0; j + 1 < width; j++) {
      const a = i * width + j;
      surface.indices.push(a, a + width, a + 1, a + 1, a + width, a + width + 1);
    }
  }
  recomputeNormals(surface);
  return surface;
}
