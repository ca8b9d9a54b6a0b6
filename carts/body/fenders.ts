import { CylinderGeometry } from "three";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import { withRolledEdges } from "#carts/geometry/edges.ts";
import { splineSurface } from "#carts/geometry/spline-surface.ts";
import type { Point2 } from "#carts/geometry/distance.ts";
import type { Point } from "#carts/geometry/surface.ts";

interface ArchSpan {
  axleX: number;
  /** Angles about the axle, from the front horizon. */
  from: number;
  to: number;
}

/** Flares round the wheel openings and the wells behind them. */
export function* addFenders(cart: CartAssembly): Generator<void> {
  const { isLifted } = cart.specification;
  const rearX = -cart.layout.wheelbase;
  cart.beginPart("fenders");
  const front = { axleX: 0, from: isLifted ? 0.6 : 0.5, to: Math.PI - (isLifted ? 0.42 : 0.2) };
  const rear = {
    axleX: rearX,
    from: isLifted ? 0.42 : 0.2,
    to: Math.PI - (isLifted ? 0.62 : 0.48),
  };
  for (const span of [front, rear]) {
    for (const side of bothSides) {
      addFlare(cart, span, side);
      addWell(cart, span, side);
    }
    yield;
  }
}

function addFlare(cart: CartAssembly, span: ArchSpan, side: 1 | -1): void {
  const { archRadius: arch, axleHeight } = cart.layout;
  const out = cart.specification.isLifted ? 0.045 : 0.016;
  const width = cart.specification.isLifted ? 0.062 : 0.034;
  const steps = 16;
  const net = Array.from({ length: steps + 1 }, (_, index) => {
    const angle = span.from + ((span.to - span.from) * index) / steps;
    const ease = 1 - 0.55 * Math.abs((2 * index) / steps - 1) ** 6;
    const section: Point2[] = [
      [arch - 0.004, 0.585],
      [arch - 0.006, 0.63 + out * ease],
      [arch - 0.002, 0.645 + out * ease],
      [arch + width * 0.35, 0.648 + out * ease],
      [arch + width * 0.85 * ease, 0.643 + out * 0.55 * ease],
      [arch + width * ease, 0.628],
      [arch + width * ease, 0.6],
    ];
    return section.map(([radius, z]): Point => [
      span.axleX + radius * Math.cos(angle),
      axleHeight + radius * Math.sin(angle),
      z * side,
    ]);
  });
  const surface = splineSurface(net, cart.segments(52), cart.segments(20), side > 0);
  cart.addSurface(withRolledEdges(surface, 0.004, 0.002), "plastic");
  const boltRadius = arch + width * 0.62;
  for (let index = 0; index < 6; index++) {
    const angle = span.from + ((span.to - span.from) * (index + 0.5)) / 6;
    const place: Point = [
      span.axleX + boltRadius * Math.cos(angle),
      axleHeight + boltRadius * Math.sin(angle),
      side * (0.6455 + out * 0.78),
    ];
    addBolt(cart, place, side);
  }
}

/** A domed screw in a shallow washer. */
function addBolt(cart: CartAssembly, [x, y, z]: Point, side: 1 | -1): void {
  const washer = new CylinderGeometry(0.0082, 0.0088, 0.004, cart.segments(14));
  washer.rotateX(Math.PI / 2);
  cart.add(washer, "gloss").position.set(x, y, z);
  const screw = new CylinderGeometry(0.0036, 0.0056, 0.004, 6);
  screw.rotateX((side * Math.PI) / 2);
  cart.add(screw, "steel").position.set(x, y, z + side * 0.003);
}

function addWell(cart: CartAssembly, span: ArchSpan, side: 1 | -1): void {
  const { archRadius, axleHeight } = cart.layout;
  const radius = archRadius + 0.012;
  const net = Array.from({ length: 13 }, (_, index) => {
    const angle = span.from + 0.02 + ((span.to - span.from - 0.04) * index) / 12;
    return [0.25, 0.4, 0.62].map((z): Point => [
      span.axleX + radius * Math.cos(angle),
      axleHeight + radius * Math.sin(angle),
      z * side,
    ]);
  });
  cart.addSurface(splineSurface(net, cart.segments(32), 3, side > 0), "liner");
}
