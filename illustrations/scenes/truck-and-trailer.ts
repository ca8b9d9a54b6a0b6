import { fill, stroke, tone } from "./bold-colors.ts";
import { frontOf, pathOf, type Point, spotAt, surfaceOf } from "./delivery-view.ts";
import { shape, times } from "./parts.ts";
import { drawMark } from "./shop.ts";

/** The middle of both, to the left of the view's middle: one sees a little of their right sides. */
const middle = -2.05;
const truck = { half: 0.97, back: 13.5, cabBack: 15.2, cabFront: 16.9, front: 19 } as const;
const trailer = { half: 0.95, deck: 0.45, back: 9.8, front: 12.9, rampEnd: 8.5 } as const;

/** From the truck's middle line to the right. */
const at = (right: number, up: number, away: number): Point => [middle + right, up, away];
const between = (left: number, right: number) => [middle + left, middle + right] as const;

/** A pickup from behind, in our colors, with our mark on its tailgate. */
export function drawTruck(): string {
  const { half, back, cabBack, cabFront, front } = truck;
  const mark = spotAt(at(0, 1.07, back));
  return [
    shape(
      "shadow",
      surfaceOf(at(-2, 0, back), at(half, 0, back), at(half, 0, front), at(-1.6, 0, front)),
    ),
    fill(
      "night",
      frontOf(between(-0.95, -0.68), [0, 0.8], back + 0.4) +
        frontOf(between(0.68, 0.95), [0, 0.8], back + 0.4) +
        frontOf(between(-0.9, 0.9), [0.28, 0.7], back),
    ),
    // The right side, in the light.
    fill(
      "sea",
      surfaceOf(
        at(half, 1.12, back),
        at(half, 1.12, front),
        at(half, 0.45, front),
        at(half, 0.5, back),
      ),
    ),
    drawCab(cabBack, cabFront),
    fill("sea", frontOf(between(-half, half), [0.6, 1.13], back)),
    tone(frontOf(between(-half, half), [0.6, 0.7], back)),
    fill("navy", frontOf(between(-0.72, 0.72), [0.68, 1.08], back)),
    fill(
      "coral",
      frontOf(between(-half, -0.82), [0.72, 1.08], back) +
        frontOf(between(0.82, half), [0.72, 1.08], back),
    ),
    fill("steel", frontOf(between(-half, half), [0.44, 0.6], back - 0.1)),
    fill("paper", frontOf(between(-0.2, 0.2), [0.46, 0.58], back - 0.15)),
    drawMark({ x: mark.x - 19, y: mark.y, scale: 1.25 }),
  ].join("");
}

function drawCab(back: number, front: number): string {
  const [low, high] = [
    { half: 0.92, up: 1.1 },
    { half: 0.74, up: 1.9 },
  ];
  return [
    fill(
      "night",
      frontOf(between(-1.22, -0.98), [1.14, 1.36], front) +
        frontOf(between(0.98, 1.2), [1.14, 1.36], front),
    ),
    fill(
      "sea",
      surfaceOf(
        at(-low.half, low.up, back),
        at(-high.half, high.up - 0.08, back),
        at(-high.half + 0.1, high.up, back),
        at(high.half - 0.1, high.up, back),
        at(high.half, high.up - 0.02, front),
        at(low.half, low.up, front + 0.5),
      ),
    ),
    fill(
      "navy",
      surfaceOf(
        at(-low.half, low.up, back),
        at(-high.half, high.up - 0.08, back),
        at(-high.half + 0.1, high.up, back),
        at(high.half - 0.1, high.up, back),
        at(high.half, high.up - 0.08, back),
        at(low.half, low.up, back),
      ),
    ),
    shape(
      "t0",
      surfaceOf(
        at(-0.74, 1.16, back),
        at(-0.62, 1.76, back),
        at(0.62, 1.76, back),
        at(0.74, 1.16, back),
      ),
    ),
    tone(
      frontOf(between(-0.42, -0.12), [1.1, 1.42], back) +
        frontOf(between(0.12, 0.42), [1.1, 1.42], back),
    ),
    fill("coral", frontOf(between(-0.16, 0.16), [1.8, 1.86], back)),
  ].join("");
}

/** An open flat trailer from behind: planks, low rails, and its ramp down on the driveway. */
export function drawTrailer(): string {
  const { half, deck, back, front } = trailer;
  const planks = times(3, (index) => -half + ((index + 1) * half) / 2)
    .map((right) => pathOf(at(right, deck, back), at(right, deck, front)))
    .join("");
  const railUp = deck + 0.32;
  const rail = (side: number) =>
    pathOf(at(side * half, railUp, back), at(side * half, railUp, front)) +
    times(3, (index) => back + (index * (front - back)) / 2)
      .map((away) => pathOf(at(side * half, deck, away), at(side * half, railUp, away)))
      .join("");
  return [
    shape(
      "shadow",
      surfaceOf(
        at(-half - 0.7, 0, back),
        at(half, 0, back),
        at(half, 0, front),
        at(-half - 0.7, 0, front),
      ),
    ),
    fill("night", frontOf(between(-half, half), [0.12, deck], back + 0.3)),
    fill(
      "oak",
      surfaceOf(
        at(-half, deck, back),
        at(half, deck, back),
        at(half, deck, front),
        at(-half, deck, front),
      ),
    ),
    stroke("dark", 2, planks),
    drawTrailerWheel(-half - 0.28),
    drawTrailerWheel(half + 0.02),
    stroke(
      "navy",
      6,
      rail(-1) + rail(1) + pathOf(at(-half, railUp, front), at(half, railUp, front)),
    ),
    drawRamp(),
    fill("navy", frontOf(between(-half - 0.04, half + 0.04), [deck - 0.1, deck + 0.02], back)),
    fill(
      "coral",
      frontOf(between(-half, -half + 0.16), [deck - 0.08, deck], back) +
        frontOf(between(half - 0.16, half), [deck - 0.08, deck], back),
    ),
  ].join("");
}

/** A wheel beside the deck under its fender, from its left side on. */
function drawTrailerWheel(left: number): string {
  const away = 11;
  return (
    fill("night", frontOf(between(left + 0.02, left + 0.24), [0, 0.6], away)) +
    fill("sea", frontOf(between(left - 0.02, left + 0.3), [0.5, 0.68], away - 0.1))
  );
}

/** Of steel bars, from the deck's edge to the ground. */
function drawRamp(): string {
  const { half, deck, back, rampEnd } = trailer;
  const edge = half - 0.06;
  const share = (along: number) => [deck * (1 - along), back + (rampEnd - back) * along] as const;
  const bar = (along: number) => pathOf(at(-edge, ...share(along)), at(edge, ...share(along)));
  const sides = [-edge, 0, edge].map((right) =>
    pathOf(at(right, ...share(0)), at(right, ...share(1))),
  );
  return [
    shape(
      "shadow",
      surfaceOf(
        at(-edge - 0.3, 0, back),
        at(edge, 0, back),
        at(edge, 0, rampEnd),
        at(-edge - 0.12, 0, rampEnd),
      ),
    ),
    fill(
      "steel",
      surfaceOf(
        at(-edge, ...share(0)),
        at(edge, ...share(0)),
        at(edge, ...share(1)),
        at(-edge, ...share(1)),
      ),
    ),
    stroke("night", 2.5, times(3, (index) => bar((index + 1) / 4)).join("")),
    stroke("navy", 6, sides.join("") + bar(1)),
  ].join("");
}
