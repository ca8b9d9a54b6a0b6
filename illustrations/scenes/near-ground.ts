import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { extra, shape, span, times } from "./parts.ts";
import {
  drawBeachRoses,
  drawDuneGrass,
  drawLiveOak,
  drawPalm,
  drawReeds,
  drawSeaOats,
  drawSpruce,
} from "./plants.ts";
import { nearGroundTop, vanishingX } from "./near-edge.ts";
import { drawLeafLitter } from "./storage-barn.ts";
import { drawPromenade } from "./promenade.ts";
import type { ShoreGround, ShorePlants, ShoreScenePlan } from "./scene-plan.ts";

const { width, height } = shoreFrame;

/** The ground under the cart's wheels, over the whole width. */
export function drawNearGround(plan: ShoreScenePlan): string {
  return grounds[plan.ground](plan);
}

const grounds: Record<ShoreGround, (plan: ShoreScenePlan) => string> = {
  road: () =>
    shape("line", `M0 ${nearGroundTop - 8}q800-14 1600 0v18H0z`) +
    shape("shade", `M0 ${nearGroundTop + 4}q800-14 1600 0v14H0z`) +
    shape("road", `M0 ${nearGroundTop + 12}q800-14 1600 0V${height}H0z`) +
    shape("mark", times(9, (index) => `M${index * 190} 582h96`).join("")),
  sand: () =>
    shape("grass", `M0 ${nearGroundTop - 8}q400-16 800-2t800 2v30H0z`) +
    shape("sand", `M0 ${nearGroundTop + 8}q420-18 840-4t760-6V${height}H0z`) +
    shape(
      "shade",
      "M0 556q500-20 900-8t700-14v12q-300 20-700 14T0 570zM0 596q600-20 1600-16v10q-700-6-1000 10z",
    ),
  shells: () =>
    shape("leaf", `M0 ${nearGroundTop - 10}q400-16 800-2t800 0v30H0z`) +
    shape("grass", `M0 ${nearGroundTop - 2}q420-14 840-2t760-4v40H0z`) +
    shape("line", `M0 ${nearGroundTop + 22}q420-16 840-6t760-6V${height}H0z`) +
    shape("shade", "M0 560q500-18 900-8t700-12v9q-300 18-700 12T0 571z"),
  quay: (plan) =>
    shape("crag", `M0 ${nearGroundTop - 14}h${width}v20H0z`) +
    shape("road", `M0 ${nearGroundTop}h${width}V${height}H0z`) +
    shape("line", `M0 ${nearGroundTop}h${width}v9H0z`) +
    shape("seam", towardEye(plan, 11)) +
    extra(
      shape(
        "ink",
        [340, 700, 1560]
          .map((x) => `M${x} ${nearGroundTop + 4}v-22q0-8 9-8h8q9 0 9 8v22z`)
          .join(""),
      ),
    ),
  yard: () =>
    shape("road", `M0 ${nearGroundTop}h${width}V${height}H0z`) +
    shape("shade", `M0 ${nearGroundTop}h${width}v7H0z`) +
    shape("crag", times(26, drawPebble).join("")) +
    drawLeafLitter(),
  promenade: drawPromenade,
  // A driveway and the floors of rooms are of their motif.
  driveway: () => "",
  floor: () => "",
  gravel: () =>
    shape("deep", `M0 ${nearGroundTop - 10}q400-16 800-2t800 0v30H0z`) +
    shape("grass", `M0 ${nearGroundTop - 2}q420-14 840-2t760-4v40H0z`) +
    shape("road", `M0 ${nearGroundTop + 22}q420-16 840-6t760-6V${height}H0z`) +
    shape("crag", times(26, drawPebble).join("")),
};

/** Flat on the lane and round, the larger the nearer, no two alike beside each other. */
function drawPebble(index: number): string {
  const down = (index * 41) % 64;
  const radius = 2 + (down >> 4) + (index % 3);
  return `M${(index * 173) % 1600} ${530 + down}q0-${radius} ${radius}-${radius}t${radius + (index % 4)} ${radius}z`;
}

/** Joints of planks or slabs, from the far edge of the ground to the near one. */
function towardEye({ horizonY }: ShoreScenePlan, count: number): string {
  const share = (nearGroundTop - horizonY) / (height - horizonY);
  return times(count, (index) => {
    const x = -900 + index * (3400 / count);
    return `M${Math.round(vanishingX + (x - vanishingX) * share)} ${nearGroundTop + 8}L${Math.round(x)} ${height}`;
  }).join("");
}

/** Plants before the cart, at the edges of the picture. */
export function drawForeground(plan: ShoreScenePlan): string {
  return plants[plan.plants](plan);
}

const plants: Record<ShorePlants, (plan: ShoreScenePlan) => string> = {
  // Behind the lane: a tree does not grow out of it.
  spruce: (plan) =>
    (plan.motif === "harbor"
      ? ""
      : drawSpruce({
          x: 1560,
          y: nearGroundTop + 8,
          scale: 1.3 + span(plan, 10, 4) / 10,
        })) + row(plan, drawDuneGrass),
  "dune-grass": (plan) => row(plan, drawDuneGrass),
  "beach-rose": (plan) =>
    drawVerges(plan) +
    drawBeachRoses({ x: 640, y: 596, scale: 1.1 }) +
    drawBeachRoses({ x: 1540, y: 598, scale: 0.9 }),
  "sea-oats": (plan) => row(plan, drawSeaOats),
  "live-oak": (plan) =>
    (plan.motif === "grove"
      ? ""
      : drawLiveOak({
          x: 1600,
          y: nearGroundTop + 8,
          scale: 1.4,
        })) + row(plan, plan.motif === "marsh" ? drawReeds : drawDuneGrass),
  palm: (plan) =>
    drawPalm({
      x: 1540,
      y: nearGroundTop + 8,
      scale: 1.55,
      isFlipped: true,
    }) + (plan.motif === "marsh" ? row(plan, drawReeds) : ""),
  field: () => "",
};

/** Ground that plants grow from; none where the lane is paved up to the picture's edge. */
function drawVerges({ ground }: ShoreScenePlan): string {
  return isPaved(ground) ? "" : shape("grass", "M470 600q130-40 300 0zM1400 600q110-36 200-22v22z");
}

function isPaved(ground: ShoreGround): boolean {
  return ground === "quay" || ground === "road" || ground === "promenade";
}

/** Tufts at both edges; between them stand the wheels. */
function row(
  plan: ShoreScenePlan,
  draw: (spot: { x: number; y: number; scale: number }) => string,
) {
  if (isPaved(plan.ground)) return "";
  const tufts = [520, 600, 690, 1480, 1560].map((x, index) =>
    draw({
      x: x + span(plan, index, 24),
      y: 596,
      // Low toward the cart: a row of one height would end as if it were cut off.
      scale: (0.7 + span(plan, index + 4, 4) / 10) * (x === 690 ? 0.55 : 1),
    }),
  );
  return drawVerges(plan) + tufts.join("");
}
