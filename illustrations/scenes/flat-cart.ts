import { type BoldColor, fill, stroke, tone } from "./bold-colors.ts";
import { times } from "./parts.ts";

// A golf cart from its left side, its hood to the left, to the scale of our people: 142 units are a
// person. Its origin is the ground under its middle; it is of no make.

const wheelXs = { front: -80, rear: 76 } as const;
const body =
  "M-118-29Q-121-48-110-57Q-95-69-67-74.500Q-59-76-58-69L-53-40Q-51.500-32-44-32H-5Q1-32 2-38L5-51Q6-56 11-56H97Q110-56 113-45L117-28Q117-22 112-22H104.500A28.500 28.500 0 0 0 47.500-22V-19H-51.500V-22A28.500 28.500 0 0 0-108.500-22H-114Q-118-22-118-29z";
/** Its lower half, which the light from above does not reach. */
const underside =
  "M-118-29Q-119-35-118.500-39.500Q-86-66-53-40Q-51.500-32-44-32H-5Q1-32 2-38L3.400-44Q80-66 115-36.500L117-28Q117-22 112-22H104.500A28.500 28.500 0 0 0 47.500-22V-19H-51.500V-22A28.500 28.500 0 0 0-108.500-22H-114Q-118-22-118-29z";

/** The cart; `rider` is drawn in it, before its body and behind its front strut. */
export function drawFlatCart(paint: BoldColor, rider = ""): string {
  return [
    drawSeats(),
    stroke("night", 3.4, "M-46-66L-11-92M-16-101l9 18") +
      fill("night", "M-62-74h18q4 0 4 4l-2 9h-16z"),
    rider,
    drawRoof(),
    drawBody(paint),
    drawWheel(wheelXs.front),
    `<use href="#wheel" x="${wheelXs.rear - wheelXs.front}"/>`,
  ].join("");
}

function drawBody(paint: BoldColor): string {
  return [
    fill("night", "M-56-27h108v8h-108zM112-31h24q3 0 3 3t-3 3h-24z"),
    fill("black", "M-110-22a30 30 0 0 1 60 0zM46-22a30 30 0 0 1 60 0z"),
    fill(paint, body),
    tone(underside),
    '<path class="gleam" d="M-108-55q15-11 41-16.500M15-53h82"/>',
    stroke("night", 1.2, "M44-54v24M-72-70q-9 8-10 22"),
    stroke("night", 3.6, "M-109-23a29 29 0 0 1 58 0M47-23a29 29 0 0 1 58 0"),
    fill("night", "M-123-37q0-3 3-3h6v16h-4q-5 0-5-5z"),
    fill("paper", "M-114.500-49q3-7 14-10l-1 8.500q-6 4-13 4.500z"),
    fill("sun", "M112.500-45l4 0l2.500 10h-5z"),
  ].join("");
}

function drawSeats(): string {
  return [
    stroke("night", 3.4, "M100-58v-24q0-3-3-3h-14"),
    fill("cream", "M40-58l8-46q1.500-6 7.500-5q5.500 1 5 7l-4 44zM62-58l-1-44q0-6 5-6t6 6l4 44z"),
    tone("M51-58l6.500-50.500q3.500 2 3 6.500l-4 44zM68-58l-2-50q5 0 6 6l4 44z"),
    fill("cream", "M-3-58q0-6.500 7-6.500h42v4h20v-4h30q6 0 6 6v3.500H-1q-2 0-2-3z"),
    tone("M-3-58q0 3 2 3h103v-4.500H-2.800z"),
  ].join("");
}

function drawRoof(): string {
  return [
    '<path class="glass" d="M-62-74L-48-144h9L-50-74z"/>',
    stroke("night", 3.4, "M-62-74L-47-146M62-58L74-146"),
    stroke("night", 2.2, "M-38-146L-52-71"),
    fill("night", "M-68-147q0-7 14-8q75-5 150 1q9 1 9 6q0 4-5 4h-163q-5 0-5-3z"),
    '<path class="gleam" d="M-63-149q85-8 163 0"/>',
  ].join("");
}

function drawWheel(x: number): string {
  const spokes = times(5, (index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    const [across, up] = [Math.cos(angle), Math.sin(angle)].map((share) => share * 12);
    return `M${x}-22l${across?.toFixed(1)} ${up?.toFixed(1)}`;
  }).join("");
  return `<g id="wheel">${[
    stroke("night", 44, `M${x}-22h0`),
    stroke("denim", 33, `M${x}-22h0`),
    stroke("night", 30, `M${x}-22h0`),
    stroke("paper", 27, `M${x}-22h0`),
    stroke("night", 21, `M${x}-22h0`),
    stroke("paper", 4.4, spokes),
    stroke("night", 7, `M${x}-22h0`),
  ].join("")}</g>`;
}
