import { overlap } from "./labels.ts";
import {
  boxOfName,
  clearOfShore,
  grow,
  type PlacedName,
  type PlacingOptions,
  touches,
} from "./name-candidates.ts";
import {
  doCross,
  doesPass,
  drawLeader,
  leaderGap,
  levelMin,
  measureLeader,
} from "./name-leader.ts";

/** How much more of a line may then be on the state, in pixels. */
const groundMore = 2;

/** Whether a name can move where others, the shore and the frame leave it room, with no more of its line on the state than before. */
export function hasRoom(
  moved: PlacedName,
  before: PlacedName,
  others: readonly PlacedName[],
  { frame, fontSize, isHome, isOther, steepMax }: PlacingOptions,
): boolean {
  const box = boxOfName(moved, fontSize);
  const leaderOf = (name: PlacedName) => drawLeader(name, name.labelX, name.labelY);
  const leader = leaderOf(moved);
  const onGround = (name: PlacedName) => measureLeader(leaderOf(name), isHome).onGround;
  return (
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom &&
    isLevelAtEnd(moved, steepMax) &&
    !touches(grow(box, clearOfShore), isHome) &&
    !touches(box, isOther) &&
    onGround(moved) <= onGround(before) + groundMore &&
    others.every((other) => {
      const otherBox = boxOfName(other, fontSize);
      return !(
        overlap(box, otherBox) ||
        doCross(leader, leaderOf(other)) ||
        doesPass(leader, grow(otherBox, 4)) ||
        doesPass(leaderOf(other), grow(box, 4))
      );
    })
  );
}

/** Whether its line is level before it meets the name. */
function isLevelAtEnd({ x, y, labelX, labelY }: PlacedName, steepMax: number): boolean {
  return Math.abs(labelX - x) >= Math.abs(labelY - y) / steepMax + leaderGap + levelMin;
}
