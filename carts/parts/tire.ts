import { BoxGeometry, LatheGeometry, TorusGeometry, Vector2 } from "three";
import type { BufferGeometry, Group } from "three";
import { mergeGeometries, toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { smoothLine } from "#carts/geometry/curve.ts";
import type { Point2 } from "#carts/geometry/distance.ts";
import type { Point } from "#carts/geometry/surface.ts";
import type { MaterialName } from "#carts/assembly/materials.ts";

export const rimRadius = 0.178;

/** A solid turned about the wheel's axle (z); points are radius and place along the axle. */
export function addTurned(
  cart: CartAssembly,
  wheel: Group,
  points: readonly Point2[],
  material: MaterialName,
  options: { segments: number; creaseAngle: number },
): void {
  const profile = points.map(([radius, along]) => new Vector2(radius, along));
  const geometry = new LatheGeometry(profile, cart.segments(options.segments));
  geometry.rotateX(Math.PI / 2);
  const isCreased = options.creaseAngle > 0;
  cart.add(isCreased ? toCreasedNormals(geometry, options.creaseAngle) : geometry, material, wheel);
}

/** A tire about the origin, its outer face towards +z. */
export function addTire(cart: CartAssembly, wheel: Group): void {
  const { tireRadius, tireWidth, isLifted } = cart.specification;
  const half = tireWidth / 2;
  const wall = tireRadius - rimRadius;
  const treadDepth = isLifted ? 0.013 : 0.006;
  const carcass = tireRadius - treadDepth;
  const outerSide: Point2[] = [
    [rimRadius - 0.002, half - 0.028],
    [rimRadius + 0.004, half - 0.016],
    [rimRadius + 0.012, half - 0.012],
    [rimRadius + wall * 0.3, half - 0.002],
    [rimRadius + wall * 0.5, half],
    [rimRadius + wall * 0.68, half - 0.003],
    [carcass - 0.022, half - 0.014],
    [carcass - 0.008, half - 0.026],
    [carcass, half - 0.045],
  ];
  const innerSide = outerSide.toReversed().map(([radius, along]): Point2 => [radius, -along]);
  const section = [...outerSide, ...innerSide].map(([radius, along]): Point => [radius, along, 0]);
  const smooth = smoothLine(section, cart.segments(52)).map(([radius, along]): Point2 => [
    radius,
    along,
  ]);
  addTurned(cart, wheel, smooth.toReversed(), "rubber", { segments: 72, creaseAngle: 0 });
  for (const share of [0.36, 0.74]) {
    const rib = new TorusGeometry(rimRadius + wall * share, 0.0018, 5, cart.segments(72));
    cart.add(rib, "rubber", wheel).position.z = share > 0.6 ? half - 0.005 : half - 0.0005;
  }
  addLettering(cart, wheel);
  const blocks = isLifted
    ? offroadTread(tireRadius, half, treadDepth)
    : streetTread(tireRadius, half, treadDepth);
  const tread = mergeGeometries(blocks);
  tread.computeVertexNormals();
  cart.add(tread, "rubber", wheel);
}

/** Twice round the wall, as on any tire; only stills are looked at from so near. */
function addLettering(cart: CartAssembly, wheel: Group): void {
  const { closeUp } = cart;
  if (!closeUp) return;
  const { tireRadius, tireWidth, isLifted } = cart.specification;
  const placement = {
    radius: rimRadius + (tireRadius - rimRadius) * 0.52,
    along: tireWidth / 2 + 0.0004,
  };
  const texts = isLifted ? ["ALL TERRAIN", "22/11-10"] : ["TUBELESS", "205/50-10"];
  for (const turn of [0, Math.PI]) {
    for (const [index, text] of texts.entries()) {
      const angle = turn + (index * Math.PI) / 2;
      cart.add(closeUp.tireLettering(text, { ...placement, angle }), "lettering", wheel);
    }
  }
}

interface TreadBlock {
  angle: number;
  along: number;
  length: number;
  width: number;
  skew: number;
  isShoulder?: boolean;
}

function offroadTread(radius: number, half: number, depth: number): BufferGeometry[] {
  const count = 26;
  const pitch = (2 * Math.PI * radius) / count;
  return Array.from({ length: count }, (_, index): TreadBlock[] => {
    const angle = (index / count) * 2 * Math.PI;
    const between = angle + Math.PI / count;
    const block = (at: number, along: number, share: number, width: number, skew: number) => ({
      angle: at,
      along,
      length: pitch * share,
      width,
      skew,
    });
    return [
      block(angle, 0.022, 0.62, 0.036, 0.35),
      block(between, -0.022, 0.62, 0.036, 0.35),
      block(between, 0.062, 0.5, 0.034, -0.4),
      block(angle, -0.062, 0.5, 0.034, 0.4),
      { ...block(angle, half - 0.016, 0.58, 0.042, 0), isShoulder: true },
      { ...block(between, -half + 0.016, 0.58, 0.042, 0), isShoulder: true },
    ];
  })
    .flat()
    .map((block) => treadBlock(block, radius, half, depth));
}

function streetTread(radius: number, half: number, depth: number): BufferGeometry[] {
  const count = 44;
  const pitch = (2 * Math.PI * radius) / count;
  return Array.from({ length: count }, (_, index): TreadBlock[] => {
    const angle = (index / count) * 2 * Math.PI;
    const between = angle + Math.PI / count;
    return [1, -1].flatMap((side) => [
      {
        angle: side > 0 ? angle : between,
        along: side * 0.019,
        length: pitch * 0.86,
        width: 0.032,
        skew: side * 0.5,
      },
      {
        angle: side > 0 ? between : angle,
        along: side * (half - 0.036),
        length: pitch * 0.8,
        width: 0.05,
        skew: side * 0.25,
      },
    ]);
  })
    .flat()
    .map((block) => treadBlock(block, radius, half, depth));
}

/** A box laid round the tire: x runs along the tread, z along the axle. */
function treadBlock(
  block: TreadBlock,
  radius: number,
  half: number,
  depth: number,
): BufferGeometry {
  const geometry = new BoxGeometry(1, 1, 1, 1, 1, 3);
  const places = geometry.getAttribute("position");
  const height = block.isShoulder === true ? depth + 0.001 : depth;
  for (let i = 0; i < places.count; i++) {
    const up = places.getY(i) + 0.5;
    const taper = 1 - 0.16 * up;
    const across = places.getZ(i);
    const along = block.along + across * block.width * taper;
    const angle =
      block.angle -
      (places.getX(i) * block.length * taper + block.skew * across * block.width) / radius;
    const overShoulder = Math.max(0, Math.abs(along) - (half - 0.05));
    const isWrapped = block.isShoulder === true && Math.abs(along) > half - 0.012;
    const drop = overShoulder * overShoulder * 7 + (isWrapped ? 0.012 : 0);
    const r = radius - depth - 0.006 + up * (height + 0.006) - drop;
    places.setXYZ(i, r * Math.cos(angle), r * Math.sin(angle), along);
  }
  return geometry.toNonIndexed();
}
