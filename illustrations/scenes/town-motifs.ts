import { landTopAt } from "./background.ts";
import { extra, focal, place, shape, span, times, wide } from "./parts.ts";
import { drawSpruce, drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawBrickRow, drawCottage, drawSuburbHouse } from "./town-houses.ts";

/** Cottages round a green at the edge of the woods, a path to the lane and a picket fence. */
export function drawVillage(plan: ShoreScenePlan): string {
  const y = Math.round(landTopAt(plan, 0)) + 12;
  const cottages = [
    { x: 150, scale: 1.3, roof: "roof", isFlipped: true },
    { x: 510, scale: 1.36, roof: "warm", isFlipped: false },
    { x: 800, scale: 1.12, roof: "shingle", isFlipped: true },
  ] as const;
  const [first = "", middle = "", last = ""] = cottages.map(({ roof, x, ...rest }, index) =>
    drawCottage({ ...rest, x: x + span(plan, index, 24), y: y + 48 }, roof),
  );
  return [
    wide(drawWoods(plan, y - 4) + drawGreen(y)),
    extra(first + last),
    focal({ x: 514 + span(plan, 1, 24), y: y + 48, scale: 0.84 }, middle, 4),
    extra(
      drawTree({ x: 336, y: y + 54, scale: 1.3 }) +
        drawTree({ x: 690, y: y + 36, scale: 1.1 }) +
        drawPickets(10, 460) +
        drawPickets(660, 250),
    ),
  ].join("");
}

/** Tall trees close together behind the houses. */
function drawWoods(plan: ShoreScenePlan, y: number): string {
  const crowns = times(22, (index) => {
    const x = index * 78 - 40;
    const rise = 104 + ((index * 37 + span(plan, index, 30)) % 44);
    return `M${x} ${y}v-${rise - 46}q-8-34 26-42 18-22 44 0 34 6 30 42v${rise - 46}z`;
  });
  const near = times(14, (index) => {
    const x = index * 124 - 30 + span(plan, index, 8);
    const rise = 62 + ((index * 29) % 26);
    return `M${x} ${y}v-${rise - 30}q-8-32 36-36 26-20 54 2 42 4 42 34v${rise - 30}z`;
  });
  const spruces = [110, 440, 880, 1330, 1480].map((x) => drawSpruce({ x, y: y + 2, scale: 0.78 }));
  return shape("deep", crowns.join("")) + spruces.join("") + shape("leaf", near.join(""));
}

/** The common: mown grass, and the path that winds from a door to the lane. */
function drawGreen(y: number): string {
  return (
    shape("leaf", `M0 ${y + 6}q400-14 800-4t800 0V500H0z`) +
    shape("grass", `M0 ${y + 30}q360-22 760-10t840-8V500H0z`) +
    shape("line", `M478 ${y + 46}h24q10 12 40 20t90 26h-96q-20-10-40-22t-18-24z`)
  );
}

function drawPickets(x: number, long: number): string {
  const count = Math.floor(long / 14);
  const pales = times(count, (index) => `M${index * 14} 0v-25l4-6 4 6V0z`).join("");
  return place(
    { x, y: 488 },
    shape("dim", `M-4-8h${count * 14}v-4H-4zM-4-19h${count * 14}v-4H-4z`) + shape("wall", pales),
  );
}

/** Houses with garages and lawns, trees between them. */
export function drawSuburb(plan: ShoreScenePlan): string {
  const y = Math.round(landTopAt(plan, 0)) + 16;
  const tints = ["t0", "wall", "t3", "t2", "t1", "wall"] as const;
  const [first = "", middle = "", last = ""] = times(3, (index) => {
    const tint = tints[(index + span(plan, 4, 3)) % tints.length] ?? "wall";
    const spot = { x: [60, 448, 652][index] ?? 0, y: y + 38, scale: 1.3 };
    return drawSuburbHouse({ ...spot, isFlipped: index % 3 === 1 }, tint);
  });
  const behind = times(9, (index) =>
    drawTree({ x: 20 + index * 194, y: y + 6, scale: 1.08 + ((index * 3) % 4) * 0.06 }),
  );
  const before = [262, 880].map((x) => drawTree({ x, y: y + 56, scale: 1.2 }));
  return [
    wide(behind.join("")),
    shape("grass", `M0 ${y}q400-8 800 0t800 0V500H0z`),
    shape("leaf", `M0 ${y + 44}q400-10 800 0t800-4V500H0z`),
    extra(first + last),
    extra(times(2, (index) => drawDriveway(138 + index * 592, y + 38)).join("")),
    focal({ x: 402, y: y + 38, scale: 0.72 }, middle + drawDriveway(290, y + 38)),
    extra(before.join("")),
  ].join("");
}

function drawDriveway(x: number, y: number): string {
  return shape("line", `M${x - 4} ${y + 1}h84l22 60h-130z`);
}

/** Two blocks of brick houses, a street between them, small trees and lamps at the curb. */
export function drawBrickRows(plan: ShoreScenePlan): string {
  const y = 470;
  const turn = span(plan, 4, 4);
  return [
    shape(
      "haze",
      `M0 ${y}v-150h60v-22h50v40h70v-30h44v54h90v-36h60v30h110v-52h40v52h90v-24h70v60h120v-44h70v-20h40v64h110v-36h66v20h100v-40h60v60h90v-30h80v30h70v110z`,
    ),
    extra(
      drawBrickRow({ x: -62, y, scale: 1.36 }, 5, turn) +
        drawBrickRow({ x: 706, y, scale: 1.36 }, 2, turn + 2),
    ),
    focal({ x: 547, y, scale: 0.82 }, drawBrickRow({ x: 412, y, scale: 1.36 }, 3, turn + 1), 4),
    shape("line", `M0 ${y}h1600v26H0z`),
    extra([116, 294, 399, 693].map((x) => drawTree({ x, y: y + 12, scale: 0.86 })).join("")),
  ].join("");
}
