import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { nearGroundTop, vanishingX } from "./near-edge.ts";
import { extra, place, shape, type Spot, times } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";

const { width, height } = shoreFrame;
/** The stone along the water, lower than a cart's floor. */
const curbY = nearGroundTop - 8;
/** The first of its courses of bricks, and how much longer and higher a course is than the one behind it. */
const course = { y: nearGroundTop + 8, brick: 22, growth: 1.065, count: 11 } as const;

/** From a bollard to the next. */
const bollardGap = 220;
/** Whole in every desk's frame, which from 1,280 to 1,920 pixels begins at 160 units or before. */
const planterXs = [216, 1464] as const;

/** A walk of brick along the water, with a stone edge, bollards with a chain and planters. */
export function drawPromenade(plan: ShoreScenePlan): string {
  return [
    shape("line", `M0 ${curbY}h${width}v11H0z`),
    shape("dim", `M0 ${curbY + 10}h${width}v6H0z`),
    shape("brick", `M0 ${nearGroundTop + 6}h${width}V${height}H0z`),
    drawBond(plan),
    drawBollards(),
    extra(planterXs.map((x) => drawPlanter({ x, y: 512, scale: 0.8 })).join("")),
  ].join("");
}

/**
 * Joints of a running bond: every course is the first one, larger from where the lines meet that lead
 * away from the eye, and every other one half a brick farther.
 */
function drawBond({ horizonY }: ShoreScenePlan): string {
  const { brick, growth, count } = course;
  const [top, bottom] = [course.y - horizonY, Math.round((course.y - horizonY) * growth)];
  const joints = times(76, (index) => (index - 37) * brick).map(
    (x) => `M${x} ${top}l${Math.round(x * (growth - 1))} ${bottom - top}`,
  );
  const courses = times(count, (row) => {
    const drawing =
      row === 0
        ? `<path id="bond" class="joint" d="M-900 ${top}H900${joints.join("")}"/>`
        : '<use href="#bond"/>';
    return `<g transform="scale(${(growth ** row).toFixed(3)})translate(${((row % 2) * brick) / 2})">${drawing}</g>`;
  });
  return `<g transform="translate(${vanishingX} ${horizonY})">${courses.join("")}</g>`;
}

/** On the stone edge, with an opening behind the cart: a chain would seem to be tied to it. */
function drawBollards(): string {
  const xs = [...times(5, (index) => 20 + index * bollardGap), 1440, 1440 + bollardGap];
  const y = curbY + 6;
  const chains = [-200, 20, 240, 460, 680, 1440].map(
    (x) => `M${x} ${y - 20}q110 28 ${bollardGap} 0`,
  );
  return (
    shape("wire", chains.join("")) +
    shape("shadow", xs.map((x) => `M${x - 8} ${y}h16l-12 10h-34z`).join("")) +
    shape("ink", xs.map((x) => `M${x - 7} ${y}v-24q0-7 7-7t7 7v24z`).join(""))
  );
}

/** A box of flowers; its origin is the middle of its foot. */
function drawPlanter(spot: Spot): string {
  return place(
    spot,
    [
      shape("shadow", "M-62-4H62l-16 14H-92z"),
      shape("deep", "M-60-40q-4-30 24-28 12-24 36-12 24-14 38 8 28-2 22 32z"),
      shape("leaf", "M-40-44q6-26 30-24 20-18 38 0 20 0 26 24z"),
      shape("bloom", "M-44-56h0M-20-70h0M4-58h0M26-74h0M44-54h0"),
      shape("wood", "M-64-44H64L56 0H-56z"),
      shape("shadow", "M-64-44h20l6 44h-18zM-64-44H64l-1 6H-63z"),
    ].join(""),
  );
}
