import { CylinderGeometry, Group, TorusGeometry, Vector3 } from "three";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import type { SurfacePoint } from "#carts/geometry/probe.ts";
import type { Point } from "#carts/geometry/surface.ts";

const radius = 0.034;

/** A mark of ours, no maker's: a round enamel with a chrome rim and one wave across it. */
export function addBadge(cart: CartAssembly, { position, normal }: SurfacePoint): void {
  const badge = new Group();
  badge.name = "badge";
  badge.position.set(...position);
  badge.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), new Vector3(...normal));
  const enamel = new CylinderGeometry(radius, radius, 0.012, cart.segments(40));
  enamel.rotateX(Math.PI / 2);
  cart.add(enamel, "gloss", badge);
  const rim = new TorusGeometry(radius, 0.0035, 8, cart.segments(48));
  cart.add(rim, "chrome", badge).position.z = 0.005;
  const wave = [0.006, -0.008].map((y): Point[] =>
    Array.from({ length: 13 }, (_, index) => {
      const across = -1 + index / 6;
      const reach = radius * 0.72 * across;
      return [reach, y + 0.0055 * Math.sin(across * Math.PI), 0.0065];
    }),
  );
  for (const line of wave) cart.line(line, 0.0024, "chrome", badge);
  cart.currentPart.add(badge);
}
