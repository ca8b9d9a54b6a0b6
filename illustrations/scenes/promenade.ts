import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { nearGroundTop, vanishingX } from "./near-edge.ts";
import { extra, shape, times } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";

const { width, height } = shoreFrame;
/** The stone along the water, lower than a cart's floor. */
const curbY = nearGroundTop - 8;
/** The first of its courses of bricks, and how much longer and higher a course is than the one behind it. */
const course = { y: nearGroundTop + 8, brick: 22, growth: 1.065, count: 11 } as const;

/** From a bollard to the next. */
const bollardGap = 220;
/** A phone looks along lines that meet in the middle of what it shows, and has bollards of its own. */
const phoneRules =
  "<style>#near{display:none}@media(max-aspect-ratio:2.4){#walk{translate:420px}#near{display:inline}}</style>";

/** A walk of brick along the water, with a stone edge, and bollards with a chain. */
export function drawPromenade(plan: ShoreScenePlan): string {
  return [
    shape("line", `M0 ${curbY}h${width}v11H0z`),
    shape("dim", `M0 ${curbY + 10}h${width}v6H0z`),
    shape("brick", `M0 ${nearGroundTop + 6}h${width}V${height}H0z`),
    phoneRules,
    drawBond(plan),
    extra(drawBollards([20, 240, 460, 680, 900, 1440], [-200, 20, 240, 460, 680, 1440])),
    `<g id="near">${drawBollards([960, 1180], [740, 960])}</g>`,
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
  return `<g id="walk"><g transform="translate(${vanishingX} ${horizonY})">${courses.join("")}</g></g>`;
}

/**
 * On the stone edge, and the chains that begin at `chainXs`; none is behind the cart, to which it would seem
 * to be tied.
 */
function drawBollards(xs: readonly number[], chainXs: readonly number[]): string {
  const y = curbY + 6;
  const chains = chainXs.map((x) => `M${x} ${y - 20}q110 28 ${bollardGap} 0`);
  return (
    shape("wire", chains.join("")) +
    shape("shadow", xs.map((x) => `M${x - 8} ${y}h16l-12 10h-34z`).join("")) +
    shape("ink", xs.map((x) => `M${x - 7} ${y}v-24q0-7 7-7t7 7v24z`).join(""))
  );
}
