import { backgroundBottom } from "./background.ts";
import { extra, focal, place, shape, wide } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawEgret } from "./shore-things.ts";

/** Grass as far as one sees, a creek winding through it, a dock. */
export function drawMarsh(plan: ShoreScenePlan): string {
  const y = plan.horizonY;
  return [
    wide(
      [
        shape("grass", `M0 ${y + 14}q300-12 620-2t500 4 480-6V${backgroundBottom}H0z`),
        `<path fill="url(#w)" d="M760 ${y + 12}q-120 14 40 26t40 30-190 36 60 40h330q-200-26-110-50t60-44-150-24-10-16z"/>`,
        shape(
          "leaf",
          `M0 ${y + 52}q220-16 500 0q140 14 60 34l-100 24H0zM1180 ${y + 44}q200-14 420-2v60h-340q-120-30-80-58z`,
        ),
      ].join(""),
    ),
    focal(
      { x: 690, y: y + 84, scale: 0.86 },
      place(
        { x: 546, y: y + 84, scale: 1.6 },
        shape("pile", "M0 0v30M40 0v30M80 0v30M120 0v30M160 0v30") +
          shape("beam", "M-20-5h200v9h-200z") +
          shape("wall", "M118-5v-44h60v44z") +
          shape("warm", "M108-46l40-30 40 30z") +
          shape("pane", "M126-16v-18h14v18z") +
          shape("shadow", "M118-46h60v41h-16v-34h-44zM-20 4h200v5h-200z"),
      ),
    ),
    extra(drawEgret({ x: 380, y: y + 96, scale: 0.7 })),
  ].join("");
}
