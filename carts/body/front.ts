import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import type { Distance2, Point2 } from "#carts/geometry/distance.ts";
import { mix, polygonDistance, smoothStep, unionOf } from "#carts/geometry/distance.ts";
import { withRolledEdges } from "#carts/geometry/edges.ts";
import { probeAlongX } from "#carts/geometry/probe.ts";
import { mirrorHalfNet, splineSurface } from "#carts/geometry/spline-surface.ts";
import { offsetSurface } from "#carts/geometry/surface.ts";
import type { Point, Surface } from "#carts/geometry/surface.ts";
import { clipSurface, splitSurface } from "#carts/geometry/trim.ts";
import type { TrimDistance } from "#carts/geometry/trim.ts";
import { addBadge } from "./badge.ts";
import { addPanel, addPanels, addUnderside, far, shutLineCut } from "./panels.ts";
import { frontDesigns } from "./front-designs.ts";
import type { FrontDesign } from "./front-design.ts";
import { frontHalfNet } from "./front-mesh-styles.ts";
import { addLamps } from "./lamps.ts";

/** The shut line between hood and fender, from the center line. */
const fenderSeamZ = 0.432;
/** The cowl's black vent under the windshield ends here. */
const ventX = -0.292;

/** Nose, hood and fenders: one surface, and every lamp, grille and lid is cut out of it. */
export function* addFront(cart: CartAssembly): Generator<void> {
  const { front, hasPaintedBumper } = cart.specification;
  const design = frontDesigns[front];
  cart.beginPart("cowl");
  const skin = splineSurface(
    mirrorHalfNet(frontHalfNet(front)),
    cart.segments(96),
    cart.segments(150),
    true,
  );
  yield;
  let cowl = clipSurface(skin, archOpening(cart, 0));
  yield;
  const lamp = yield* splitSurface(cowl, lampDistance(design), 0.0016);
  yield;
  const bumper = yield* splitSurface(lamp.outside, bumperDistance(design), shutLineCut);
  yield;
  const grille = yield* splitSurface(bumper.outside, onNose(grilleDistance(design)));
  yield;
  const vent = yield* splitSurface(
    grille.outside,
    ([x, y, z]) => (y > 0.8 ? Math.max(x - ventX, Math.abs(z) - 0.405) : far),
    0.0012,
  );
  yield;
  cowl = vent.outside;
  addUnderside(cart, cowl);
  cart.addSurface(withRolledEdges(offsetSurface(vent.inside, -0.002), 0.02, 0.003), "plastic");
  cowl = yield* addHoodLid(cart, design, cowl);
  yield;
  cowl = yield* addFenderVent(cart, design, cowl);
  yield;
  yield* addPanels(cart, cowl, [fenderSeam, cowlSeam], "paint");
  cart.beginPart("bumper");
  yield* addBumper(cart, design, bumper.inside, skin, hasPaintedBumper);
  yield;
  cart.beginPart("grille");
  addGrille(cart, design, grille.inside, skin);
  yield;
  cart.beginPart("lamps");
  yield* addLamps(cart, design, lamp.inside, skin);
}

/** Cuts a wheel's opening out of a body surface. */
export function archOpening(cart: CartAssembly, axleX: number): TrimDistance {
  const { axleHeight, archRadius } = cart.layout;
  return ([x, y, z]) =>
    Math.max(Math.hypot(x - axleX, y - axleHeight) - archRadius, 0.4 - Math.abs(z));
}

/** Limits a drawing seen from the front to the nose, which looks forward. */
function onNose(distance: Distance2): TrimDistance {
  return ([x, y, z], normal) => (x > 0.08 && normal[0] > 0.08 ? distance(z, y) : far);
}

function lampDistance(design: FrontDesign): TrimDistance {
  const outline = polygonDistance(design.lamp.outline, design.lamp.rounding);
  return onNose((z, y) => outline(Math.abs(z), y));
}

function grilleDistance(design: FrontDesign): Distance2 {
  return unionOf(
    ...design.grille.map(({ outline, rounding }) => polygonDistance(outline, rounding)),
  );
}

function bumperDistance(design: FrontDesign): TrimDistance {
  const { centerY, cornerY, from, to } = design.bumper;
  return ([x, y, z]) =>
    x > 0.05 ? (y - mix(centerY, cornerY, smoothStep(from, to, Math.abs(z)))) * 0.95 : far;
}

/** Between hood and fender, from the windshield to the bumper; the lamp lies across it. */
const fenderSeam: TrimDistance = ([x, y, z]) =>
  x > -0.32 && y > 0.42 ? Math.abs(z) - fenderSeamZ : far;

/** Between the fender and the cowl behind it, down to the wheel's opening. */
const cowlSeam: TrimDistance = ([x, y, z]) =>
  Math.abs(z) > fenderSeamZ && y > 0.5 ? x + 0.1 + 0.22 * (y - 0.8) : far;

function* addHoodLid(
  cart: CartAssembly,
  design: FrontDesign,
  cowl: Surface,
): Generator<void, Surface> {
  if (!design.hoodLid) return cowl;
  const half = design.hoodLid;
  const outline = polygonDistance(
    [...half.map(([x, z]): Point2 => [x, -z]), ...half.toReversed()],
    0.02,
  );
  const lid = yield* splitSurface(
    cowl,
    ([x, y, z], normal) => (normal[1] > 0.1 && y > 0.72 ? outline(x, z) : far),
    shutLineCut,
  );
  addPanel(cart, lid.inside, "paint");
  return lid.outside;
}

/** A gloss-black gill behind the front wheel with a chrome blade in it. */
function* addFenderVent(
  cart: CartAssembly,
  design: FrontDesign,
  cowl: Surface,
): Generator<void, Surface> {
  if (!design.hasFenderVent) return cowl;
  const rise = cart.specification.isLifted ? 0 : -0.02;
  const outline = polygonDistance(
    [
      [-0.395, 0.655 + rise],
      [-0.275, 0.715 + rise],
      [-0.262, 0.69 + rise],
      [-0.285, 0.655 + rise],
      [-0.38, 0.622 + rise],
    ],
    0.008,
  );
  const vent = yield* splitSurface(cowl, ([x, y, z]) => (Math.abs(z) > 0.55 ? outline(x, y) : far));
  cart.addSurface(withRolledEdges(offsetSurface(vent.inside, -0.004), 0.014, 0.002), "gloss");
  for (const side of bothSides) {
    const blade = cart.box(
      {
        size: [0.098, 0.009, 0.006],
        radius: 0.003,
        at: [-0.332, 0.668 + rise, side * 0.626],
        lean: 0.42,
      },
      "chrome",
    );
    blade.rotation.y = side * 0.02;
  }
  return vent.outside;
}

function* addBumper(
  cart: CartAssembly,
  design: FrontDesign,
  panel: Surface,
  skin: Surface,
  isPainted: boolean,
): Generator<void> {
  const outline = polygonDistance(design.intake.outline, design.intake.rounding);
  const intake = yield* splitSurface(panel, onNose(outline), 0.001);
  addPanel(cart, offsetSurface(intake.outside, 0.003), isPainted ? "paint" : "plastic");
  cart.addSurface(offsetSurface(intake.inside, -0.03), "liner");
  const heights = design.intake.outline.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const halfWidth = Math.max(...design.intake.outline.map(([z]) => z));
  for (const share of [0.3, 0.62]) {
    const y = mix(low, high, share);
    cart.line(acrossNose(skin, y, halfWidth * 0.97, -0.014), 0.0035, "gloss");
  }
}

function addGrille(cart: CartAssembly, design: FrontDesign, panel: Surface, skin: Surface): void {
  cart.addSurface(withRolledEdges(offsetSurface(panel, -0.006), 0.012, 0.003), "gloss");
  const blades = design.grilleBlades;
  for (const y of blades?.heights ?? []) {
    cart.line(acrossNose(skin, y, blades?.halfWidth ?? 0, 0), blades?.radius ?? 0, "frame");
  }
  if (design.lightBar) {
    const { y, halfWidth, rise } = design.lightBar;
    const points = acrossNose(skin, y, halfWidth, -0.003, rise);
    cart.line(points, 0.0032, "light");
  }
  addBadge(cart, probeAlongX(skin, design.badgeY, 0, 1));
}

/** A line over the nose from side to side at one height; depth is along the surface's own normal. */
function acrossNose(skin: Surface, y: number, halfWidth: number, depth: number, rise = 0): Point[] {
  return Array.from({ length: 25 }, (_, index): Point => {
    const z = -halfWidth + (2 * halfWidth * index) / 24;
    const height = y + rise * (z / halfWidth) ** 2;
    const { position } = probeAlongX(skin, height, z, 1);
    return [position[0] + depth, height, z];
  });
}
