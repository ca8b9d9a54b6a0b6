import { footings, footY } from "./footings.ts";
import type { WallTint } from "./buildings.ts";
import { extra, focal, span } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawPicketFence } from "./shore-things.ts";
import { drawGalleryHouse, drawMansardHouse, drawTurretHouse } from "./victorian-houses.ts";

const builds = [drawTurretHouse, drawMansardHouse, drawGalleryHouse] as const;
/** White are their carved boards, which a white wall would hide. */
const paints: readonly WallTint[] = ["t0", "t1", "t2", "t3"];
/** Wider than other houses, they stand farther apart: so far to the left of their footings. */
const shifts = [98, 52, 6] as const;
/** Toward the eye, to be as high as the title on the sky leaves room. */
const size = { down: 14, scale: 1.06 } as const;

/** Three painted houses, no two of one build, behind a picket fence; which is in the middle differs by place. */
export function drawVictorianRow(plan: ShoreScenePlan): string {
  const turn = span(plan, 13, 2);
  const spots = footings(plan).map(({ x, y }, index) => ({
    x: x - (shifts[index] ?? 0),
    y: y + size.down,
  }));
  const [first = "", middle = "", last = ""] = spots.map((spot, index) => {
    const draw = builds[(index + turn) % builds.length] ?? drawTurretHouse;
    const paint = paints[(index + span(plan, 4, 3)) % paints.length] ?? "t0";
    return draw({ ...spot, scale: size.scale, isFlipped: index === 2 }, paint);
  });
  const xs = spots.map(({ x }) => x);
  const [left = 0, focalX = 0] = xs;
  return (
    extra(drawTree({ x: left - 130, y: footY(plan, 0), scale: 1.3 }) + first + last) +
    focal({ x: focalX, y: footY(plan, 1) + size.down, scale: 0.88 }, middle, 6) +
    extra(drawPicketFence(xs))
  );
}
