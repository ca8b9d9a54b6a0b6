import {
  CircleGeometry,
  Group,
  LatheGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from "three";
import { toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import type { Point2 } from "#carts/geometry/distance.ts";
import { wallFromEdges, withRolledEdges } from "#carts/geometry/edges.ts";
import { probeAlongX } from "#carts/geometry/probe.ts";
import { moveSurface } from "#carts/geometry/surface.ts";
import { clipSurface } from "#carts/geometry/trim.ts";
import type { TrimDistance } from "#carts/geometry/trim.ts";
import type { Point, Surface } from "#carts/geometry/surface.ts";
import type { MaterialName } from "#carts/assembly/materials.ts";
import type { FrontDesign } from "./front-design.ts";

const forward = new Vector3(0, 0, 1);

/** Headlamps: a dark bowl behind a clear lens, projector modules, lines of daylight and amber. */
export function* addLamps(
  cart: CartAssembly,
  design: FrontDesign,
  panel: Surface,
  skin: Surface,
): Generator<void> {
  const intoBowl = (_x: number, _y: number, z: number): Point => [
    -0.045,
    -0.006,
    -Math.sign(z) * 0.022,
  ];
  cart.addSurface(moveSurface(panel, intoBowl), "gloss");
  // A dull step half-way down: an eye needs it to see that the bowl is deep.
  const shelf = clipSurface(panel, ledge(design));
  cart.addSurface(withRolledEdges(moveSurface(shelf, halfWay), 0.02, 0.002), "darkMetal");
  const rim = moveSurface(panel, () => [-0.0015, 0, 0]);
  cart.addSurface(wallFromEdges(rim, intoBowl), "darkMetal");
  cart.addSurface(panel, "lens");
  yield;
  for (const side of bothSides) {
    for (const { at, radius } of design.projectors) {
      addProjector(cart, skin, [at[0] * side, at[1]], radius);
    }
    for (const line of design.daylightLines) addLampLine(cart, skin, line, side, 0.0036, "light");
    for (const line of design.amberLines) addLampLine(cart, skin, line, side, 0.0042, "amber");
    if (design.hasLampRing) addLampRing(cart, skin, design, side);
    if (design.hasFogLamps) addFogLamp(cart, skin, side);
    yield;
  }
}

const halfWay = (_x: number, _y: number, z: number): Point => [
  -0.026,
  -0.003,
  -Math.sign(z) * 0.012,
];

/** Keeps what is not around a projector and not in the lower third of the lamp. */
function ledge({ lamp, projectors }: FrontDesign): TrimDistance {
  const heights = lamp.outline.map(([, y]) => y);
  const bottom = Math.min(...heights);
  const edge = bottom + (Math.max(...heights) - bottom) * 0.3;
  return ([, y, z]) =>
    Math.max(
      edge - y,
      Math.min(
        ...projectors.map(
          ({ at, radius }) => Math.hypot(Math.abs(z) - at[0], y - at[1]) - radius * 1.12,
        ),
      ),
    );
}

function addProjector(cart: CartAssembly, skin: Surface, [z, y]: Point2, radius: number): void {
  const point = probeAlongX(skin, y, z, 1);
  const normal = new Vector3(...point.normal);
  const module = new Group();
  module.position.set(...point.position).addScaledVector(normal, -0.03);
  module.quaternion.setFromUnitVectors(
    forward,
    normal
      .clone()
      .lerp(new Vector3(1, 0, 0), 0.65)
      .normalize(),
  );
  cart.add(
    new TorusGeometry(radius, radius * 0.16, 8, cart.segments(32)),
    "chrome",
    module,
  ).position.z = 0.01;
  const bowl = new LatheGeometry(
    [new Vector2(0, -0.004), new Vector2(radius * 0.6, 0), new Vector2(radius, 0.012)],
    cart.segments(32),
  );
  cart.add(toCreasedNormals(bowl, 0.6), "chrome", module).rotation.x = Math.PI / 2;
  const lens = cart.add(dome(cart, radius * 0.72), "lamp", module);
  lens.rotation.x = Math.PI / 2;
  lens.scale.set(1, 0.55, 1);
  lens.position.z = 0.001;
  cart.add(new CircleGeometry(radius * 0.2, 16), "light", module).position.z = radius * 0.4;
  attach(cart, module);
}

function addLampLine(
  cart: CartAssembly,
  skin: Surface,
  line: readonly Point2[],
  side: 1 | -1,
  radius: number,
  material: MaterialName,
): void {
  const points = line.map(([z, y]): Point => {
    const { position, normal } = probeAlongX(skin, y, z * side, 1);
    const depth = -0.02;
    return [
      position[0] + normal[0] * depth,
      position[1] + normal[1] * depth,
      position[2] + normal[2] * depth,
    ];
  });
  const tube = cart.line(points, radius, material);
  tube.name = "lamp-line";
}

function addLampRing(cart: CartAssembly, skin: Surface, design: FrontDesign, side: 1 | -1): void {
  const lamp = design.projectors[0];
  if (!lamp) return;
  const point = probeAlongX(skin, lamp.at[1], lamp.at[0] * side, 1);
  const ring = new TorusGeometry(lamp.radius + 0.024, 0.0075, 10, cart.segments(48));
  const mesh = cart.add(ring, "chrome");
  mesh.position.set(...point.position);
  mesh.quaternion.setFromUnitVectors(forward, new Vector3(...point.normal));
}

function addFogLamp(cart: CartAssembly, skin: Surface, side: 1 | -1): void {
  const point = probeAlongX(skin, 0.43, 0.4 * side, 1);
  const module = new Group();
  module.position.set(...point.position);
  module.quaternion.setFromUnitVectors(forward, new Vector3(...point.normal));
  cart.add(new TorusGeometry(0.027, 0.006, 8, cart.segments(28)), "gloss", module).position.z =
    0.004;
  const lens = cart.add(dome(cart, 0.025), "lamp", module);
  lens.rotation.x = Math.PI / 2;
  lens.scale.y = 0.35;
  lens.position.z = 0.002;
  attach(cart, module);
}

function dome(cart: CartAssembly, radius: number): SphereGeometry {
  return new SphereGeometry(
    radius,
    cart.segments(24),
    cart.segments(12),
    0,
    2 * Math.PI,
    0,
    Math.PI / 2,
  );
}

function attach(cart: CartAssembly, module: Group): void {
  cart.currentPart.add(module);
}
