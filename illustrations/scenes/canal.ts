import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { drawGambrelHouse, drawSaltbox, drawSteppedGable } from "./colonial-houses.ts";
import { extra, focal, place, shape, span, type Spot, times, wide } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawWorkboat } from "./shore-things.ts";

const { width } = shoreFrame;

/** From the horizon down: the far shore, the street across the canal, its quay's foot in the water. */
const banks = { far: 46, street: 20, quay: 58 } as const;
/** Where the bank on this side begins: the canal goes on before it, out of the frame at both ends. */
const nearY = 466;
const bridge = { x: 560, scale: 1.34 } as const;
const phoneScale = 0.76;

/** Across a canal a street of old houses, with a drawbridge over a creek, its leaves open for a boat. */
export function drawCanal(plan: ShoreScenePlan): string {
  const [far, street, quay] = [banks.far, banks.street, banks.quay].map(
    (down) => plan.horizonY + down,
  ) as [number, number, number];
  return [
    wide(
      `<path d="M0 ${far}q800-10 1600 0V${nearY + 10}H0z" fill="url(#w)"/>` +
        shape("shade", `M0 ${far - 5}q800-10 1600 0v7q-800-10-1600 0z`) +
        shape("wave", `M460 ${far + 12}h90`),
    ),
    focal(
      { x: 546, y: quay, scale: phoneScale },
      extra(
        drawTree({ x: 186 + span(plan, 2, 4), y: street, scale: 0.94 }) +
          drawTree({ x: 1450, y: street, scale: 1 }) +
          drawGambrelHouse({ x: 106, y: street, scale: 0.88 }) +
          drawSaltbox({ x: 872, y: street, scale: 0.84 }) +
          drawSteppedGable({ x: 254, y: street, scale: 0.82 }) +
          // The air over the water, before the houses and behind the bridge.
          `<path class="mist" fill-opacity=".6" d="M0 ${street - 120}h${width}v170H0z"/>`,
      ) +
        drawDrawbridge({ ...bridge, y: street + 70 }) +
        shape(
          "wave",
          `M-300 ${quay + 14}h90m70-6h50m230 10h120m250-8h60m60 6h110m260-6h90m80 6h140`,
        ) +
        drawWorkboat({ x: bridge.x, y: quay + 12, scale: 0.98 }, "red"),
    ),
    drawNearBank(nearY),
  ].join("");
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
      shape("dim", "M-124-22v-28h40v28zM84-22v-28h40v28z"),
      shape("shade", "M-124-22v-28h14v28zM84-22v-28h14v28z"),
      shape("roof", "M-192-52h108v12h-108zM84-52h108v12h-108z"),
      shape("shadow", "M-124-40h40v6h-40zM84-40h40v6h-40z"),
      drawLeaf(-84, false),
      drawLeaf(84, true),
      drawTower(-104),
      drawTower(104),
    ].join(""),
  );
}

/** The street to one side of the creek, out of the frame there, on a quay of stone along the canal. */
function drawApproach(): string {
  return [
    shape("grass", "M-1100-48h932v12h-932z"),
    shape("rock", "M-1100-38h910v-8h22l6 22h-938z"),
    shape("shadow", "M-1100-38h910v3h-910zM-1100-24h938v3h-938z"),
    shape("road", "M-1100-52h912v9h-912z"),
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
    shape("dim", `M${x - 22}-50v-64h14v64z`),
    shape("pane", `M${x - 4}-102h20v20h-20zM${x - 20}-102h10v20h-10z`),
    shape("trim", `M${x + 6}-102v20M${x - 4}-92h20M${x - 20}-92h10`),
    shape("warm", `M${x - 30}-112l30-30 30 30z`),
    shape("line", `M${x - 24}-54h48v6h-48z`),
  ].join("");
}
