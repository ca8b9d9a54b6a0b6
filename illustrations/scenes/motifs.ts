import { drawCropRows } from "./background.ts";
import {
  drawArcade,
  drawBarn,
  drawBeachHouse,
  drawFerrisWheel,
  drawHotel,
  drawLighthouse,
  drawMainStreet,
  drawShingleHouse,
  drawSteeple,
} from "./buildings.ts";
import { footings, footX, footY, middleOf, tintAt } from "./footings.ts";
import { extra, focal, place, shape, span, times, wide } from "./parts.ts";
import { shopMotifs } from "./shop-motifs.ts";
import { drawBrickRows, drawSuburb, drawVillage } from "./town-motifs.ts";
import { drawLiveOak, drawPalm, drawSpruce, drawTree, drawDuneGrass } from "./plants.ts";
import { drawCanal } from "./canal.ts";
import { drawMarsh } from "./marsh.ts";
import { drawTurretHouse } from "./victorian-houses.ts";
import { drawFrontPath, drawVictorianRow } from "./victorian-row.ts";
import { drawPier } from "./pier.ts";
import type { ShoreMotif, ShoreScenePlan } from "./scene-plan.ts";
import {
  boardwalkY,
  drawBoards,
  drawLifeguardStand,
  drawMoorings,
  drawSandFence,
  drawStreetLamp,
  drawUmbrella,
  drawWharf,
  drawWorkboat,
} from "./shore-things.ts";

/** What a place has on its shore, behind the cart and beside it. */
export function drawMotif(plan: ShoreScenePlan): string {
  return motifs[plan.motif](plan);
}

/** One of a row for each footing; a phone shows the middle one, as large as its frame has room. */
function drawRow(
  plan: ShoreScenePlan,
  scale: number,
  draw: (spot: { x: number; y: number }, index: number) => string,
): string {
  const [first = "", middle = "", last = ""] = footings(plan).map(draw);
  return extra(first + last) + focal({ ...middleOf(plan), scale }, middle, 16);
}

const motifs: Record<ShoreMotif, (plan: ShoreScenePlan) => string> = {
  lighthouse: (plan) =>
    focal(
      { ...middleOf(plan), x: footX(plan, 1) + 24 },
      drawHeadlandRock(plan) + drawLighthouse({ ...middleOf(plan), scale: 1.02 }),
      0,
    ) +
    (plan.plants === "spruce"
      ? extra(drawSpruce({ x: footX(plan, 0), y: footY(plan, 0) + 10, scale: 0.96 }))
      : ""),
  harbor: (plan) =>
    extra(drawMoorings({ x: 1545, y: plan.horizonY + 58, scale: 0.9 }, 1)) +
    focal(
      { x: 480, y: plan.horizonY + 108, scale: 0.72 },
      drawWharf({ x: 510, y: plan.horizonY + 64, scale: 1.48 }),
    ) +
    extra(
      drawWorkboat(
        { x: 840, y: plan.horizonY + 106, scale: 1.2 },
        (["red", "water", "leaf"] as const)[span(plan, 8, 2)] ?? "red",
      ),
    ),
  ledges: (plan) =>
    focal(
      { x: footX(plan, 2), y: footY(plan, 2) },
      drawHeadlandRock(plan) +
        drawShingleHouse({ x: footX(plan, 2), y: footY(plan, 2), scale: 1.6 }),
      16,
    ) +
    extra(
      footings(plan)
        .slice(0, 2)
        .map(({ x, y }, index) => drawSpruce({ x: x - 10, y: y + 4, scale: 1.12 - index * 0.24 }))
        .join(""),
    ),
  "shingle-houses": (plan) =>
    drawRow(plan, 0.95, (spot, index) =>
      drawShingleHouse({ ...spot, scale: 1.8 - index * 0.08, isFlipped: index === 1 }),
    ) + extra(drawSandFence({ x: 20, y: 480 }, 9)),
  "porch-houses": drawVictorianRow,
  "beach-houses": (plan) =>
    drawRow(plan, 0.9, (spot, index) =>
      drawBeachHouse(
        { ...spot, x: spot.x - 30, scale: 1.42 - (index % 2) * 0.1 },
        tintAt(plan, index),
      ),
    ) + extra(drawDuneGrass({ x: footX(plan, 1) - 90, y: footY(plan, 1) + 34, scale: 0.9 })),
  hotels: (plan) =>
    drawRow(
      plan,
      0.9,
      (spot, index) =>
        drawHotel(
          { ...spot, scale: 1.4 },
          tintAt(plan, index),
          2 + ((index * 2 + span(plan, 9, 2)) % 2),
        ) + drawPalm({ x: spot.x - 108, y: spot.y + 14, scale: 0.94 }),
    ),
  boardwalk: (plan) =>
    focal(
      { x: footX(plan, 0), y: footY(plan, 0), scale: 0.95 },
      drawFerrisWheel({ x: footX(plan, 0), y: footY(plan, 0), scale: 1.2 }),
      12,
    ) +
    extra(
      drawArcade({ x: footX(plan, 1) + 70, y: footY(plan, 1) + 4, scale: 1.36 }) +
        // Beside the wheel and beside the arcade, clear of both.
        [footX(plan, 0) - 160, footX(plan, 2) + 96]
          .map((x) => drawStreetLamp({ x, y: boardwalkY, scale: 1.5 }))
          .join(""),
    ) +
    drawBoards(),
  pier: (plan) =>
    // On a phone as far to the right as there is room before the cart.
    focal({ x: 789, y: plan.horizonY }, drawPier(plan)) +
    extra(drawSandFence({ x: 40, y: 486 }, 9)),
  lifeguards: (plan) =>
    focal(
      { x: footX(plan, 1), y: footY(plan, 1) + 20 },
      drawLifeguardStand({ x: footX(plan, 1), y: footY(plan, 1) + 20, scale: 1.55 }),
      6,
    ) +
    extra(
      plan.season === "summer" || plan.season === "spring"
        ? drawUmbrella({ x: footX(plan, 0) - 6, y: footY(plan, 0) + 16, scale: 1.4 }, "t0") +
            drawUmbrella({ x: footX(plan, 2) - 4, y: footY(plan, 2) + 28, scale: 1.7 }, "red")
        : drawSandFence({ x: footX(plan, 0) - 60, y: footY(plan, 0) + 28 }, 9),
    ),
  dunes: (plan) =>
    focal(
      { x: footX(plan, 0) + 132, y: footY(plan, 0) + 34 },
      drawDunes(plan) + drawSandFence({ x: footX(plan, 0) - 20, y: footY(plan, 0) + 26 }, 15),
    ),
  grove: (plan) =>
    focal({ ...middleOf(plan), scale: 0.64 }, drawLiveOak({ ...middleOf(plan), scale: 0.86 }), 8) +
    extra(
      drawFrontPath({ x: footX(plan, 2) + 24, y: footY(plan, 2) }, 30) +
        drawTurretHouse({ x: footX(plan, 2) + 24, y: footY(plan, 2), scale: 0.95 }, "wall"),
    ),
  marsh: drawMarsh,
  canal: drawCanal,
  farm: (plan) =>
    wide(drawCropRows(plan)) +
    focal(
      { x: footX(plan, 1) + 32, y: footY(plan, 1), scale: 0.76 },
      drawBarn({ ...middleOf(plan), scale: 1.66 }),
      10,
    ) +
    extra(drawTree({ x: footX(plan, 0) - 30, y: footY(plan, 0), scale: 1.6 })),
  "main-street": (plan) => {
    const { y } = middleOf(plan);
    return (
      extra(
        drawSteeple({ x: 210, y, scale: 0.92 }) +
          drawMainStreet({ x: 110, y, scale: 1.6, isFlipped: true }) +
          drawMainStreet({ x: 388, y, scale: 1.6 }, 2),
      ) +
      focal({ x: 762, y, scale: 0.85 }, drawMainStreet({ x: 903, y, scale: 1.6 }, 0, 2), 10) +
      extra(times(4, (index) => drawTree({ x: 120 + index * 255, y: y + 16, scale: 1 })).join(""))
    );
  },
  village: drawVillage,
  suburb: drawSuburb,
  "brick-rows": drawBrickRows,
  ...shopMotifs,
};

/** Granite under the light or the house, its edge toward the water. */
function drawHeadlandRock(plan: ShoreScenePlan): string {
  const { x, y } = middleOf(plan);
  return place(
    { x, y: y - 2 },
    shape(
      "rock",
      "M-520 90q90-70 250-104l90 6 70-10 130 2 70 14 60 8 50 34 90 12 40 36 60 24H-330z",
    ) +
      shape(
        "crag",
        "M100 6l30 28-20 24 60 10 20 30h160l-60-24-40-36-90-12-50-34zM-120-4l20 30-40 22 30 40h-90l20-44z",
      ),
  );
}

/** From the left: low at both ends, where the dune ends. */
const duneGrassScales = [0.7, 0.98, 1.04, 0.86, 0.98, 0.55];

function drawDunes(plan: ShoreScenePlan): string {
  const { x, y } = middleOf(plan);
  return (
    place(
      { x, y, scale: 1.45 },
      shape("shade", "M-360 60q80-70 190-78q120-10 210 40q70 36 190 42z") +
        shape("sand", "M-360 66q90-62 170-66q120-4 190 40q70 30 150 34z"),
    ) +
    times(6, (index) =>
      drawDuneGrass({
        x: x - 300 + index * 104,
        y: y + 6 + ((index * 19) % 30),
        scale: duneGrassScales[index] ?? 1,
      }),
    ).join("")
  );
}
