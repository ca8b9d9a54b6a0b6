import { footings, footY } from "./footings.ts";
import type { WallTint } from "./buildings.ts";
import { extra, focal, shape, span, type Spot } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawPicketFence } from "./shore-things.ts";
import { drawGalleryHouse, drawMansardHouse, drawTurretHouse } from "./victorian-houses.ts";

/** Each order ends without the turret: a red roof would be at that of the cart. */
const orders = [
  [drawTurretHouse, drawMansardHouse, drawGalleryHouse],
  [drawMansardHouse, drawTurretHouse, drawGalleryHouse],
  [drawTurretHouse, drawGalleryHouse, drawMansardHouse],
] as const;
/** White are their carved boards, which a white wall would hide. */
const paints: readonly WallTint[] = ["t0", "t1", "t2", "t3"];
/** Wider than other houses, they stand farther apart: so far to the left of their footings. */
const shifts = [64, 34, 4] as const;
/** Up from their footings: behind a lawn, so far from the street that the cart is the nearer to the eye. */
const size = { up: 24, scale: 0.89 } as const;
/** A phone's houses are closer and smaller, their roofs clear of the cart's. */
const phone = { scale: 0.74, closer: 58, left: 34 } as const;
const nextHouseRule = `<style>@media(max-aspect-ratio:2.4){#next{translate:-${phone.closer}px}}</style>`;
/** From the left: the end of the lawns, at the last fence post. */
const lawnRight = 900;
const sidewalkY = 484;

/**
 * Three painted houses, no two of one build, behind their lawns and a picket fence; which is in the
 * middle differs by place. A phone shows the middle one and the one to the right of it.
 */
export function drawVictorianRow(plan: ShoreScenePlan): string {
  const builds = orders[span(plan, 13, 2)] ?? orders[0];
  const footing = footY(plan, 1) - size.up;
  const spots = footings(plan).map(({ x }, index) => ({ x: x - (shifts[index] ?? 0), y: footing }));
  const [first = "", middle = "", last = ""] = spots.map((spot, index) => {
    const draw = builds[index] ?? drawTurretHouse;
    const paint = paints[(index + span(plan, 4, 3)) % paints.length] ?? "t0";
    return (
      drawFrontPath(spot, sidewalkY - footing) +
      draw({ ...spot, scale: size.scale }, paint) +
      drawFlowers(spot)
    );
  });
  const xs = spots.map(({ x }) => x);
  const [left = 0, focalX = 0] = xs;
  return (
    nextHouseRule +
    focal(
      { x: focalX + phone.left, y: sidewalkY, scale: phone.scale },
      drawLawn(footing) +
        extra(drawTree({ x: left - 130, y: footing + 8, scale: 1.2 }) + first) +
        `<g id="next">${last}</g>` +
        middle +
        drawPicketFence(xs.map(gateOf), lawnRight - 14),
    )
  );
}

/** From the steps of a house `depth` units down to the sidewalk, the wider the nearer. */
export function drawFrontPath({ x, y }: Spot, depth: number): string {
  return shape("line", `M${x - 14} ${y - 4}h28L${gateOf(x) + 26} ${y + depth}h-52z`);
}

/** Where a path comes to the street: it leads away from the eye. */
function gateOf(x: number): number {
  return Math.round(x + (x - 760) * 0.08);
}

/** Mown, greener than the land behind it, up to the last fence post. */
function drawLawn(top: number): string {
  return (
    shape("lawn", `M-900 ${top - 8}H${lawnRight - 40}L${lawnRight} ${sidewalkY}H-900z`) +
    shape("shadow", `M-900 ${top - 8}H${lawnRight - 40}l4 6H-900z`)
  );
}

/** Beside the steps of a house. */
function drawFlowers({ x, y }: Spot): string {
  return shape("bloom", `M${x - 58} ${y + 8}h1m13 3h1m11-4h1`);
}
