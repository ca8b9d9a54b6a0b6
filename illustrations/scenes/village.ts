import { drawShingleHouse } from "./buildings.ts";
import { place, shape, times } from "./parts.ts";
import { drawTree } from "./plants.ts";
import { landTopAt } from "./background.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";

/** Behind the cottages and between them: the distance from the left edge, and the size. */
const woods = [
  [410, 1.5],
  [500, 1.15],
  [596, 1.7],
  [700, 1.3],
  [812, 1.75],
  [1180, 1.4],
  [1500, 1.6],
  [1580, 1.2],
] as const;
const cottages = [
  [452, 1.15],
  [640, 1.35],
  [768, 1.1],
  [1530, 1.15],
] as const;

/** Cottages under old trees round a green, with a path and a picket fence. */
export function drawVillage(plan: ShoreScenePlan): string {
  const yAt = (x: number) => Math.round(landTopAt(plan, x) + 12);
  const trees = woods.map(([x, scale]) => drawTree({ x, y: yAt(x), scale }));
  const houses = cottages.map(([x, scale], index) =>
    drawShingleHouse({ x, y: yAt(x) + 12, scale, isFlipped: index === 1 }),
  );
  const bushes = times(5, (index) => `M${400 + index * 96} ${yAt(640) + 18}q26-34 52 0z`).join("");
  return (
    trees.join("") +
    houses.join("") +
    shape("leaf", bushes) +
    shape("sand", `M628 ${yAt(640) + 12}h22q14 34 96 60h-54q-56-26-64-60z`) +
    drawFence({ x: 400, y: yAt(640) + 46 }, 14) +
    drawFence({ x: 706, y: yAt(640) + 46 }, 13)
  );
}

function drawFence(spot: { x: number; y: number }, count: number): string {
  const pickets = times(count, (index) => `M${index * 15} 0v-24`).join("");
  const long = (count - 1) * 15;
  return place(spot, shape("trim", `${pickets}M0-18h${long}M0-8h${long}`));
}
