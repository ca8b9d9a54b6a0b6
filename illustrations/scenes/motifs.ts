import { backgroundBottom, drawCropRows, landTopAt } from "./background.ts";
import {
  drawArcade,
  drawBarn,
  drawBeachHouse,
  drawFerrisWheel,
  drawHotel,
  drawLighthouse,
  drawMainStreet,
  drawPorchHouse,
  drawShingleHouse,
  drawSteeple,
  type WallTint,
} from "./buildings.ts";
import { extra, focal, place, shape, span, times, wide } from "./parts.ts";
import { shopMotifs } from "./shop-motifs.ts";
import { drawBrickRows, drawSuburb, drawVillage } from "./town-motifs.ts";
import { drawLiveOak, drawPalm, drawSpruce, drawTree, drawDuneGrass } from "./plants.ts";
import { drawMarsh } from "./marsh.ts";
import type { ShoreMotif, ShoreScenePlan } from "./scene-plan.ts";
import {
  drawLifeguardStand,
  drawMoorings,
  drawPier,
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

/** Where a motif's parts stand, all left of the cart: from the far one to the one nearest to it. */
export function footings(plan: ShoreScenePlan): { x: number; y: number }[] {
  return times(3, (index) => {
    const x = plan.motifX + index * 145 + span(plan, index, 20);
    return { x, y: Math.round(landTopAt(plan, x) + 8) };
  });
}

const tints: readonly WallTint[] = ["t0", "t1", "wall", "t2", "t3"];

function tintAt(plan: ShoreScenePlan, index: number): WallTint {
  return tints[(index + span(plan, 4, 4)) % tints.length] ?? "wall";
}

/** The middle footing, for a motif of one large part. */
function middleOf(plan: ShoreScenePlan): { x: number; y: number } {
  return footings(plan)[1] ?? { x: 700, y: backgroundBottom };
}

/** One of a row for each footing; a phone shows the middle one, larger and nearer. */
function drawRow(
  plan: ShoreScenePlan,
  scale: number,
  draw: (spot: { x: number; y: number }, index: number) => string,
): string {
  const [first = "", middle = "", last = ""] = footings(plan).map(draw);
  return extra(first + last) + focal({ ...middleOf(plan), scale }, middle, 32);
}

const motifs: Record<ShoreMotif, (plan: ShoreScenePlan) => string> = {
  lighthouse: (plan) =>
    focal(
      { ...middleOf(plan), x: footX(plan, 1) + 24 },
      drawHeadlandRock(plan) + drawLighthouse({ ...middleOf(plan), scale: 0.82 }),
      8,
    ) +
    (plan.plants === "spruce"
      ? extra(drawSpruce({ x: footX(plan, 0), y: footY(plan, 0) + 10, scale: 0.62 }))
      : ""),
  harbor: (plan) =>
    extra(drawMoorings({ x: 1545, y: plan.horizonY + 58, scale: 0.9 }, 1)) +
    focal(
      { x: 545, y: plan.horizonY + 94, scale: 0.85 },
      drawWharf({ x: 540, y: plan.horizonY + 50, scale: 1.05 }),
    ) +
    extra(
      drawWorkboat(
        { x: 790, y: plan.horizonY + 96, scale: 0.9 },
        (["red", "water", "leaf"] as const)[span(plan, 8, 2)] ?? "red",
      ),
    ),
  ledges: (plan) =>
    focal(
      { x: footX(plan, 2), y: footY(plan, 2), scale: 1.2 },
      drawHeadlandRock(plan) +
        drawShingleHouse({ x: footX(plan, 2), y: footY(plan, 2), scale: 0.95 }),
      24,
    ) +
    extra(
      footings(plan)
        .slice(0, 2)
        .map(({ x, y }, index) => drawSpruce({ x: x - 10, y: y + 4, scale: 0.82 - index * 0.2 }))
        .join(""),
    ),
  "shingle-houses": (plan) =>
    drawRow(plan, 1.25, (spot, index) =>
      drawShingleHouse({ ...spot, scale: 1.3 - index * 0.08, isFlipped: index === 1 }),
    ) + extra(drawSandFence({ x: footX(plan, 0) - 50, y: footY(plan, 0) + 44 }, 12)),
  "porch-houses": (plan) =>
    extra(drawTree({ x: footX(plan, 0) - 70, y: footY(plan, 0), scale: 1.1 })) +
    drawRow(plan, 1.25, (spot, index) =>
      drawPorchHouse(
        { ...spot, scale: 1.14 - (index % 2) * 0.14, isFlipped: index === 2 },
        tintAt(plan, index),
      ),
    ) +
    extra(drawPicketFence(plan)),
  "beach-houses": (plan) =>
    drawRow(plan, 1.2, (spot, index) =>
      drawBeachHouse({ ...spot, scale: 1.16 - (index % 2) * 0.1 }, tintAt(plan, index)),
    ) + extra(drawDuneGrass({ x: footX(plan, 1), y: footY(plan, 1) + 34, scale: 0.7 })),
  hotels: (plan) =>
    drawRow(
      plan,
      1.15,
      (spot, index) =>
        drawHotel(spot, tintAt(plan, index), 2 + ((index * 2 + span(plan, 9, 2)) % 2)) +
        drawPalm({ x: spot.x + 62, y: spot.y + 12, scale: 0.66 }),
    ),
  boardwalk: (plan) =>
    focal(
      { x: footX(plan, 0), y: footY(plan, 0), scale: 1.25 },
      drawFerrisWheel({ x: footX(plan, 0), y: footY(plan, 0), scale: 0.88 }),
      40,
    ) +
    extra(
      drawArcade({ x: footX(plan, 1) + 20, y: footY(plan, 1) + 4 }) +
        // Beside the wheel and beside the arcade, clear of both.
        [footX(plan, 0) - 120, footX(plan, 2) + 56]
          .map((x) => drawStreetLamp({ x, y: boardwalkY, scale: 1.2 }))
          .join(""),
    ) +
    drawBoards(),
  pier: (plan) =>
    focal({ x: 770, y: plan.horizonY + 34 }, drawPier({ x: 330, y: plan.horizonY + 34 })) +
    extra(drawSandFence({ x: 60, y: footY(plan, 0) + 46 }, 14)),
  lifeguards: (plan) =>
    focal(
      { x: footX(plan, 1), y: footY(plan, 1) + 42, scale: 1.12 },
      drawLifeguardStand({ x: footX(plan, 1), y: footY(plan, 1) + 42, scale: 1.2 }),
      10,
    ) +
    extra(
      plan.season === "summer" || plan.season === "spring"
        ? drawUmbrella({ x: footX(plan, 0) - 6, y: footY(plan, 0) + 36, scale: 0.95 }, "t0") +
            drawUmbrella({ x: footX(plan, 2) - 4, y: footY(plan, 2) + 56, scale: 1.1 }, "red")
        : drawSandFence({ x: footX(plan, 0) - 60, y: footY(plan, 0) + 56 }, 9),
    ),
  dunes: (plan) =>
    focal(
      { x: footX(plan, 0) + 132, y: footY(plan, 0) + 34 },
      drawDunes(plan) + drawSandFence({ x: footX(plan, 0), y: footY(plan, 0) + 34 }, 13),
    ),
  grove: (plan) =>
    focal(middleOf(plan), drawLiveOak({ ...middleOf(plan), scale: 0.64 }), 24) +
    extra(drawPorchHouse({ x: footX(plan, 2) + 24, y: footY(plan, 2), scale: 0.84 }, "wall")),
  marsh: drawMarsh,
  farm: (plan) =>
    wide(drawCropRows(plan)) +
    focal(
      { x: footX(plan, 1) + 22, y: footY(plan, 1), scale: 1.15 },
      drawBarn({ ...middleOf(plan), scale: 1.1 }),
      26,
    ) +
    extra(drawTree({ x: footX(plan, 0) - 30, y: footY(plan, 0), scale: 1.12 })),
  "main-street": (plan) => {
    const { y } = middleOf(plan);
    return (
      extra(
        drawSteeple({ x: 200, y, scale: 0.68 }) +
          drawMainStreet({ x: 300, y, scale: 1.15, isFlipped: true }) +
          drawMainStreet({ x: 620, y, scale: 1.15 }, 2),
      ) +
      focal({ x: 786, y, scale: 1.2 }, drawMainStreet({ x: 887, y, scale: 1.15 }, 0, 2), 24) +
      extra(times(4, (index) => drawTree({ x: 80 + index * 210, y: y + 14, scale: 0.8 })).join(""))
    );
  },
  village: drawVillage,
  suburb: drawSuburb,
  "brick-rows": drawBrickRows,
  ...shopMotifs,
};

function footX(plan: ShoreScenePlan, index: number): number {
  return footings(plan)[index]?.x ?? 0;
}

function footY(plan: ShoreScenePlan, index: number): number {
  return footings(plan)[index]?.y ?? backgroundBottom;
}

/** The deck of a boardwalk, above the lane that the cart stands on. */
const boardwalkY = 468;

function drawBoards(): string {
  const posts = times(27, (index) => `M${index * 62} ${boardwalkY}v-38`).join("");
  return (
    shape("beam", `M0 ${boardwalkY}h1600v40H0z`) +
    shape("wood", `M0 ${boardwalkY}h1600v9H0z`) +
    shape("pile", times(20, (index) => `M${index * 84} ${boardwalkY + 8}v32`).join("")) +
    shape("rail", `${posts}M0 ${boardwalkY - 36}h1600M0 ${boardwalkY - 18}h1600`)
  );
}

function drawPicketFence(plan: ShoreScenePlan): string {
  const { x, y } = footings(plan)[0] ?? middleOf(plan);
  const posts = times(24, (index) => `M${index * 15} 0v-24`).join("");
  return place({ x: x - 60, y: y + 34 }, shape("trim", `${posts}M0-18h345M0-8h345`));
}

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

function drawDunes(plan: ShoreScenePlan): string {
  const { x, y } = middleOf(plan);
  return (
    place(
      { x, y },
      shape("shade", "M-360 60q80-70 190-78q120-10 210 40q70 36 190 42z") +
        shape("sand", "M-360 66q90-62 170-66q120-4 190 40q70 30 150 34z"),
    ) +
    times(6, (index) =>
      drawDuneGrass({
        x: x - 230 + index * 74,
        y: y + 4 + ((index * 19) % 30),
        scale: 0.62 + ((index * 13) % 4) * 0.06,
      }),
    ).join("")
  );
}
