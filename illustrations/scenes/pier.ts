import { landTopAt } from "./background.ts";
import { shape, times } from "./parts.ts";
import { drawPavilion } from "./pier-pavilion.ts";
import {
  area,
  deckTop,
  type PierPoint,
  project,
  sideAcross,
  sideAlong,
} from "./pier-perspective.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";

type Corner = readonly [along: number, across: number];

const seaUp = -3.5;
const deck = { bottom: 0.6, top: deckTop } as const;
const walk = { from: -2, to: 39, near: 0, far: 3.6 } as const;
/** The wide end of the pier, which carries the pavilion. */
const head = { from: 39, to: 52.5, near: -2, far: 7.2 } as const;
const bentSpacing = 5.4;

/** A pier out over the surf, on piles in pairs, with a pavilion at its end. */
export function drawPier(plan: ShoreScenePlan): string {
  return `<g transform="translate(0 ${plan.horizonY})">${[
    drawPiles(plan),
    drawDeck(walk),
    drawRail([walk.from, walk.far], [walk.to, walk.far]),
    drawDeck(head),
    drawPavilion(),
    drawRail([walk.from, walk.near], [walk.to, walk.near]),
    drawRail([head.from, walk.near], [head.from, head.near]),
    drawRail([head.from, head.near], [head.to, head.near]),
    drawFlag(),
  ].join("")}</g>`;
}

interface Pile {
  x: number;
  meter: number;
  /** From the horizon down. */
  top: number;
  foot: number;
  isInWater: boolean;
}

/** A pile stands in the water, or on the sand where that is higher. */
function planPile(plan: ShoreScenePlan, along: number, across: number): Pile {
  const { x, y, meter } = project([along, across, seaUp]);
  const sandY = Math.round(landTopAt(plan, x)) - plan.horizonY + 20;
  return {
    x,
    meter,
    top: project([along, across, deck.bottom]).y,
    foot: Math.min(y, sandY),
    isInWater: y < sandY - 16,
  };
}

/** Each pair is braced with a cross. A pile on the sand throws a shadow, one in the water has foam round it. */
function drawPiles(plan: ShoreScenePlan): string {
  const pairs = [
    ...times(7, (index) => ({ ...walk, along: 1.4 + index * bentSpacing })),
    ...[0.6, 6.5, 12.4].map((along) => ({ ...head, along: head.from + along })),
  ].map(({ along, near, far }) => ({
    near: planPile(plan, along, near),
    far: planPile(plan, along, far),
  }));
  const [nearPiles, farPiles] = [pairs.map(({ near }) => near), pairs.map(({ far }) => far)];
  const all = [...farPiles, ...nearPiles];
  const inWater = all.filter(({ isInWater }) => isInWater);
  const onSand = all.filter(({ isInWater }) => !isInWater);
  const draw = (piles: readonly Pile[], thickness: number) =>
    piles.map((pile) => drawPile(pile, thickness)).join("");
  return [
    shape("shadow", onSand.map(({ x, foot }) => `M${x + 6} ${foot}h-12l-40 10h18z`).join("")),
    shape("beam", draw(farPiles, 0.4)),
    shape("seam", pairs.map(({ near, far }) => drawCross(far, near)).join("")),
    shape("wood", draw(nearPiles, 0.48)),
    // The half away from the light.
    shape("beam", draw(nearPiles, 0.24)),
    shape("wave", inWater.map(({ x, foot }) => `M${x - 14} ${foot}h28`).join("")),
  ].join("");
}

/** From the head of each of two piles almost to the foot of the other. */
function drawCross(one: Pile, other: Pile): string {
  const brace = (from: Pile, to: Pile) =>
    `M${from.x} ${from.top + Math.round(from.meter * 0.3)}L${to.x} ${to.foot - Math.round(to.meter * 0.8)}`;
  return brace(one, other) + brace(other, one);
}

/** So much of a pile's thickness, in meters, from its left edge. */
function drawPile({ x, meter, top, foot }: Pile, thickness: number): string {
  const width = Math.round(thickness * meter);
  return `M${x - Math.round(0.24 * meter)} ${top}h${width}V${foot}h-${width}z`;
}

/** Its edge beam under the boards, its landward end, and its underside, which is higher than the eye. */
function drawDeck({ from, to, near, far }: typeof walk | typeof head): string {
  const { bottom, top } = deck;
  return [
    shape(
      "ink",
      area([from, near, bottom], [to, near, bottom], [to, far, bottom], [from, far, bottom]),
    ),
    shape(
      "beam",
      sideAcross(from, near, far, bottom, top) + sideAlong(near, from, to, bottom, top),
    ),
    shape("wood", sideAlong(near, from, to, 0.86, top)),
  ].join("");
}

/** From one of its ends to the other, on the deck. */
function drawRail([fromAlong, fromAcross]: Corner, [toAlong, toAcross]: Corner): string {
  const count = Math.ceil(Math.hypot(toAlong - fromAlong, toAcross - fromAcross) / 2.6);
  const at = (share: number, up: number): PierPoint => [
    fromAlong + (toAlong - fromAlong) * share,
    fromAcross + (toAcross - fromAcross) * share,
    deck.top + up,
  ];
  const posts = times(count + 1, (index) => {
    const { x, y, meter } = project(at(index / count, 0));
    return `M${x} ${y}v-${Math.round(meter)}`;
  });
  const middle = project(at(0, 0.5));
  const middleEnd = project(at(1, 0.5));
  return (
    shape("seam", `M${middle.x} ${middle.y}L${middleEnd.x} ${middleEnd.y}`) +
    `<path class="pile" style="stroke-width:3.5" d="${posts.join("")}"/>` +
    shape("beam", area(at(0, 0.95), at(1, 0.95), at(1, 1.12), at(0, 1.12)))
  );
}

/** On a pole at the seaward end. */
function drawFlag(): string {
  const { x, y, meter } = project([head.to - 0.3, head.near, deck.top]);
  const top = y - Math.round(meter * 3.6);
  return shape("mast", `M${x} ${y}V${top}`) + shape("red", `M${x} ${top}l-26 4v9l26 3z`);
}
