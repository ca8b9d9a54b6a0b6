import { drawPorchHouse } from "./buildings.ts";
import { extra, focal, place, shape, span, type Spot, times, wide } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawWorkboat } from "./shore-things.ts";

/** From the horizon down: the far bank, the water, the near bank. */
const banks = { far: 52, near: 104 } as const;

/** A canal along a town, houses on its far bank, and a drawbridge whose leaves stand open. */
export function drawCanal(plan: ShoreScenePlan): string {
  const far = plan.horizonY + banks.far;
  const near = plan.horizonY + banks.near;
  const houses = [
    { x: 104, scale: 1.2, isFlipped: false, tint: "t1" },
    { x: 292, scale: 1.06, isFlipped: true, tint: "wall" },
    { x: 890, scale: 0.94, isFlipped: true, tint: "t0" },
  ] as const;
  return [
    // Before the water, which hides the ends of their paths.
    extra(
      houses.map(({ tint, ...spot }) => drawPorchHouse({ ...spot, y: far - 4 }, tint)).join("") +
        drawTree({ x: 206 + span(plan, 2, 8), y: far, scale: 1.16 }) +
        drawTree({ x: 786, y: far, scale: 1 }),
    ),
    wide(
      `<path d="M0 ${far}q800-10 1600 0V${near}q-800 10-1600 0z" fill="url(#w)"/>` +
        shape("shade", `M0 ${far - 5}q800-10 1600 0v7q-800-10-1600 0z`) +
        shape("wave", `M40 ${far + 20}h90m200 12h70m420-10h80m330 8h110`) +
        shape("leaf", `M0 ${near - 3}q800 10 1600 0v9q-800 8-1600 0z`),
    ),
    focal({ x: 560, y: near, scale: 0.7 }, drawDrawbridge({ x: 560, y: near - 6, scale: 1.34 }), 8),
    extra(drawWorkboat({ x: 850, y: near - 12, scale: 0.8 }, "red")),
  ].join("");
}

const leaf = { long: 92, angle: 40 } as const;

/** Two piers in the water with a tower each, the road to them, and between them two raised leaves. */
function drawDrawbridge(spot: Spot): string {
  const pier = "M-144 0v-50h40v50zM104 0v-50h40v50z";
  const posts = times(5, (index) => `M${-250 + index * 24}-50v-14M${154 + index * 24}-50v-14`);
  return place(
    spot,
    [
      shape("dim", pier),
      shape("shade", "M-118 0v-50h14v50zM130 0v-50h14v50z"),
      shape("roof", "M-262-52h158v12h-158zM104-52h158v12h-158z"),
      shape("wire", `M-262-62h118M144-62h118${posts.join("")}`),
      drawLeaf(-104, false),
      drawLeaf(104, true),
      drawTower(-124),
      drawTower(124),
    ].join(""),
  );
}

/** A half of the roadway, hinged at its pier, with the truss that holds it. */
function drawLeaf(x: number, isFlipped: boolean): string {
  const { long, angle } = leaf;
  const truss = times(3, (index) => `M${index * 28 + 6}-12l14-22 14 22`).join("");
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
