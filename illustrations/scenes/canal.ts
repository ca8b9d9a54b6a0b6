import { drawPorchHouse } from "./buildings.ts";
import { extra, focal, place, shape, span, type Spot, times, wide } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawWorkboat } from "./shore-things.ts";

/** From the horizon down: the far bank, the water, the near bank. */
const banks = { far: 52, near: 104 } as const;

/** A canal along a town, houses on its banks, and a drawbridge whose leaves stand open for a boat. */
export function drawCanal(plan: ShoreScenePlan): string {
  const far = plan.horizonY + banks.far;
  const near = plan.horizonY + banks.near;
  const houses = [
    { x: 84, scale: 1.04, isFlipped: false, tint: "t1" },
    { x: 252, scale: 0.96, isFlipped: true, tint: "wall" },
    { x: 900, scale: 0.94, isFlipped: true, tint: "t0" },
  ] as const;
  return [
    // Before the water, which hides the ends of their paths.
    extra(
      houses.map(({ tint, ...spot }) => drawPorchHouse({ ...spot, y: far - 22 }, tint)).join("") +
        drawTree({ x: 164 + span(plan, 2, 8), y: far - 18, scale: 1.02 }) +
        drawTree({ x: 800, y: far - 14, scale: 0.92 }),
    ),
    wide(
      `<path d="M0 ${far}q800-10 1600 0V${near}q-800 10-1600 0z" fill="url(#w)"/>` +
        shape("shade", `M0 ${far - 5}q800-10 1600 0v7q-800-10-1600 0z`) +
        shape("wave", `M40 ${far + 20}h90m200 12h70m420-10h80m330 8h110`) +
        shape("leaf", `M0 ${near - 3}q800 10 1600 0v9q-800 8-1600 0z`),
    ),
    focal(
      { x: 546, y: near, scale: 0.76 },
      drawDrawbridge({ x: 560, y: near - 6, scale: 1.34 }) +
        drawWorkboat({ x: 562, y: near - 26, scale: 0.8 }, "red"),
      8,
    ),
  ].join("");
}

const leaf = { long: 110, angle: 56 } as const;

/** Two piers in the water with a tower each, the road to them from both banks, and two raised leaves. */
function drawDrawbridge(spot: Spot): string {
  const pier = "M-124 0v-50h40v50zM84 0v-50h40v50z";
  const posts = times(3, (index) => `M${-174 + index * 20}-50v-14M${134 + index * 20}-50v-14`);
  return place(
    spot,
    [
      drawApproaches(),
      shape("dim", pier),
      shape("shade", "M-98 0v-50h14v50zM110 0v-50h14v50z"),
      shape("roof", "M-188-52h104v12h-104zM84-52h104v12h-104z"),
      shape("wire", `M-184-62h60M124-62h60${posts.join("")}`),
      drawLeaf(-84, false),
      drawLeaf(84, true),
      drawTower(-104),
      drawTower(104),
    ].join(""),
  );
}

/** The banks that the road comes from: the left one out of the frame, the right one to behind the cart. */
function drawApproaches(): string {
  return [
    shape("grass", "M-900-44h726v52h-726zM174-44h110q60 2 130 20l-40 32h-200z"),
    shape("leaf", "M-900 2q370-12 726 0v6h-726zM174 2q100-8 210 0l-10 6h-200z"),
    shape("road", "M-900-52h720v12h-720zM180-52h110q60 4 130 24l-20 4q-60-16-110-16h-110z"),
    shape("rock", "M-196 4v-46h28l8 46zM196 4v-46h-28l-8 46z"),
    shape("wall", "M-192-42v-26h10v26zM182-42v-26h10v26z"),
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
    shape("warm", `M${x - 30}-112l30-30 30 30z`),
    shape("line", `M${x - 24}-54h48v6h-48z`),
  ].join("");
}
