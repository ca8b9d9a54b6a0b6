import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { drawShingleHouse } from "./buildings.ts";
import { drawFlag, drawLinden, drawMooredBoat } from "./canal-things.ts";
import { drawGambrelHouse } from "./colonial-houses.ts";
import { nearGroundTop } from "./near-edge.ts";
import { extra, focal, shape, span, times, wide } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawTownHall } from "./town-hall.ts";

const { width } = shoreFrame;

/** Of the far bank: where the hall stands, the edge of its stone wall, and the wall's foot in the water. */
const bank = {
  hall: nearGroundTop - 62,
  edge: nearGroundTop - 54,
  water: nearGroundTop - 45,
} as const;
const hallX = 584;
/** A phone shows the hall alone, as large as there is room from its title to its cart. */
const phone = { x: hallX - 38, scale: 1.01 } as const;

/** In a phone's narrowest frame the hall is whole. */
const narrowRule = "<style>@media(max-aspect-ratio:.99){#row{translate:24px}}</style>";

/** Across a canal the lawn of an old town's hall, the houses of its street, and a boat along the bank. */
export function drawCanal(plan: ShoreScenePlan): string {
  const { hall, edge } = bank;
  return [
    narrowRule,
    wide(
      shape("grass", `M0 ${plan.horizonY + 14}h${width}V${edge}H0z`) +
        shape("lawn", `M0 ${hall - 12}h${width}V${edge}H0z`),
    ),
    focal(
      { x: phone.x, y: hall, scale: phone.scale },
      [
        '<g id="row">',
        extra(
          drawTree({ x: 1556, y: hall - 12, scale: 0.9 }) +
            drawLinden({ x: 250, y: hall - 10, scale: 0.92 }) +
            drawGambrelHouse({ x: 366 + span(plan, 2, 4), y: hall - 8, scale: 0.96 }) +
            drawTree({ x: 882, y: hall - 10, scale: 0.86 }) +
            drawShingleHouse({ x: 788, y: hall - 8, scale: 1 }) +
            drawFlag({ x: 702, y: hall }),
        ),
        drawTownHall({ x: hallX, y: hall, scale: 0.97 }),
        shape("line", `M${hallX - 24} ${hall}h48l12 10h-72z`),
        "</g>",
      ].join(""),
    ),
    wide(drawWater()),
    extra(drawMooredBoat({ x: 128, y: bank.water + 25, scale: 0.72 })),
  ].join("");
}

/** The wall of the far bank, the canal, and a few piles along the wall. */
function drawWater(): string {
  const { edge, water } = bank;
  const piles = [150, 300, 480, 690, 972, 1240, 1510].map((x) => `M${x} ${edge - 8}v36h8v-36z`);
  return [
    `<path d="M0 ${water}h${width}V${nearGroundTop}H0z" fill="url(#w)"/>`,
    shape("rock", `M0 ${edge}h${width}V${water}H0z`),
    shape("line", `M0 ${edge - 1}h${width}v4H0z`),
    shape("shadow", `M0 ${water - 3}h${width}v7H0z`),
    extra(shape("beam", piles.join(""))),
    shape(
      "wave",
      times(
        7,
        (index) => `M${60 + index * 226} ${water + 12 + (index % 3) * 9}h${56 + (index % 2) * 30}`,
      ).join(""),
    ),
  ].join("");
}
