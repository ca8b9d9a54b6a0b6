import { backgroundBottom, landTopAt } from "./background.ts";
import type { WallTint } from "./buildings.ts";
import { span, times } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";

/** Where a motif's parts stand, all left of the cart: from the far one to the one nearest to it. */
export function footings(plan: ShoreScenePlan): { x: number; y: number }[] {
  return times(3, (index) => {
    const x = plan.motifX - 166 + index * 228 + span(plan, index, 20);
    // Near the lane, so that roofs stay below a title however high the horizon is.
    return { x, y: Math.round(Math.min(488, Math.max(454, landTopAt(plan, x) + 46))) };
  });
}

/** The middle footing, for a motif of one large part. */
export function middleOf(plan: ShoreScenePlan): { x: number; y: number } {
  return footings(plan)[1] ?? { x: 700, y: backgroundBottom };
}

/** How far a footing is from the left. */
export function footX(plan: ShoreScenePlan, index: number): number {
  return footings(plan)[index]?.x ?? 0;
}

/** How far a footing is from the top. */
export function footY(plan: ShoreScenePlan, index: number): number {
  return footings(plan)[index]?.y ?? backgroundBottom;
}

const tints: readonly WallTint[] = ["t0", "t1", "wall", "t2", "t3"];

/** The color of the house on a footing: none has that of its neighbor. */
export function tintAt(plan: ShoreScenePlan, index: number): WallTint {
  return tints[(index + span(plan, 4, 4)) % tints.length] ?? "wall";
}
