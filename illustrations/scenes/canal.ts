import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { drawGambrelHouse, drawSaltbox, drawSteppedGable } from "./colonial-houses.ts";
import { extra, focal, place, shape, span, type Spot, times, wide } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawWorkboat } from "./shore-things.ts";

const { width } = shoreFrame;

/** From the horizon down: the far bank, the foot of the bridge in the water, the near bank. */
const banks = { far: 46, bridge: 90, near: 84 } as const;
const bridge = { x: 560, scale: 1.34 } as const;

/** A canal through a town, houses along the road, and a drawbridge whose leaves stand open for a boat. */
export function drawCanal(plan: ShoreScenePlan): string {
  const [far, foot, near] = [banks.far, banks.bridge, banks.near].map(
    (down) => plan.horizonY + down,
  ) as [number, number, number];
  const streetY = foot - 70;
  return [
    wide(
      `<path d="M0 ${far}q800-10 1600 0V${near + 20}H0z" fill="url(#w)"/>` +
        shape("shade", `M0 ${far - 5}q800-10 1600 0v7q-800-10-1600 0z`) +
        shape("wave", `M40 ${far + 20}h90m200 2h70m420-4h80m330 8h110`),
    ),
    extra(
      drawTree({ x: 176 + span(plan, 2, 4), y: streetY + 2, scale: 1.1 }) +
        drawTree({ x: 1450, y: streetY + 2, scale: 1.16 }) +
        drawGambrelHouse({ x: 98, y: streetY + 2, scale: 1.04 }) +
        drawSteppedGable({ x: 254, y: streetY + 2, scale: 0.92 }) +
        drawSaltbox({ x: 880, y: streetY + 2, scale: 0.98 }),
    ),
    focal(
      { x: 546, y: foot, scale: 0.76 },
      drawDrawbridge({ ...bridge, y: foot }) +
        drawWorkboat({ x: bridge.x, y: foot - 22, scale: 0.98 }, "red"),
      8,
    ),
    drawNearBank(near),
    extra(shape("leaf", [24, 268, 812, 1424].map((x) => drawBushes(x, foot - 26)).join(""))),
  ].join("");
}

/** On the slope below the road. */
function drawBushes(x: number, y: number): string {
  return `M${x} ${y}q4-20 20-15 12-13 26 1 16-3 18 14z`;
}

/** The bank on this side: a bulkhead of timber, the heads of its piles, and grass up to the street. */
function drawNearBank(y: number): string {
  const heads = times(30, (index) => `M${index * 56 + 6} ${y + 10}v-13q5-4 10 0v13z`).join("");
  return [
    shape("shadow", `M0 ${y - 5}h${width}v8H0z`),
    shape("wood", `M0 ${y}h${width}v8H0z`),
    shape("beam", heads),
    shape("grass", `M0 ${y + 7}h${width}v34H0z`),
    shape("leaf", `M0 ${y + 7}h${width}v4H0z`),
  ].join("");
}

const leaf = { long: 110, angle: 56 } as const;

/** Two piers in the water with a tower each, the road to them from both banks, and two raised leaves. */
function drawDrawbridge(spot: Spot): string {
  return place(
    spot,
    [
      drawApproach(),
      `<g transform="scale(-1 1)">${drawApproach()}</g>`,
      shape("dim", "M-124 0v-50h40v50zM84 0v-50h40v50z"),
      shape("shade", "M-98 0v-50h14v50zM110 0v-50h14v50z"),
      shape("roof", "M-192-52h108v12h-108zM84-52h108v12h-108z"),
      shape("shadow", "M-124-40h40v6h-40zM84-40h40v6h-40z"),
      drawLeaf(-84, false),
      drawLeaf(84, true),
      drawTower(-104),
      drawTower(104),
    ].join(""),
  );
}

/** The bank at one side and the road along it, out of the frame at the left, to behind the cart and on at the right. */
function drawApproach(): string {
  return [
    shape("grass", "M-1100-48h916l12 56h-928z"),
    shape("leaf", "M-1100-41h912l2 7h-914z"),
    shape("rock", "M-198 8v-50h30l10 50z"),
    shape("road", "M-1100-52h912v11h-912z"),
    shape("wire", "M-190-62h66M-172-51v-13M-150-51v-13"),
    shape("wall", "M-196-42v-26h10v26z"),
  ].join("");
}

/** A half of the roadway, hinged at its pier, with the truss that holds it. */
function drawLeaf(x: number, isFlipped: boolean): string {
  const { long, angle } = leaf;
  const truss = times(3, (index) => `M${index * 34 + 6}-12l17-22 17 22`).join("");
  return `<g transform="translate(${x} -46)${isFlipped ? "scale(-1 1)" : ""}rotate(-${angle})">${shape("roof", `M0 0h${long}v-12H0z`)}${shape("wire", `${truss}M6-34h${long - 14}`)}${shape("red", `M${long - 8} 0h8v-12h-8z`)}</g>`;
}

/** A keeper's house over a pier. */
function drawTower(x: number): string {
  return [
    shape("wall", `M${x - 22}-50v-64h44v64z`),
    shape("dim", `M${x + 8}-50v-64h14v64z`),
    shape("pane", `M${x - 16}-102h20v20h-20zM${x + 10}-102h10v20h-10z`),
    shape("trim", `M${x - 6}-102v20M${x - 16}-92h20M${x + 10}-92h10`),
    shape("warm", `M${x - 30}-112l30-30 30 30z`),
    shape("line", `M${x - 24}-54h48v6h-48z`),
  ].join("");
}
