import { type BoldColor, fill, stroke, tone } from "./bold-colors.ts";
import { times } from "./parts.ts";

// A golf cart from its left side, its hood to the left, to the scale of our people: 142 units are a
// person. Its origin is the ground under its middle. It has the outline of the carts we sell (traced from
// the side view of a D5 Ranger, with a longer footwell for the rider's legs), and no badge.

const wheelXs = { front: -66, rear: 71 } as const;
const hood =
  "M-99-54Q-100-65-94-71Q-76-82-49-85H-33Q-32.500-60-30-35H-40.600A28.500 28.500 0 0 0-91.400-35L-96.400-40z";
const rear = "M14-44V-52q0-5 5-5H97q7 0 6 7l-1 6H89.100A28.500 28.500 0 0 0 52.900-44z";
/** The lower half of both, which the light from above does not reach. */
const underside =
  "M-99-54q.1-4 1-6q36-10 66 2l2 23h-10.600a28.500 28.500 0 0 0-50.800 0l-5-5zM14-50q44-4 89-1l-1 7H89.100A28.500 28.500 0 0 0 52.900-44H14z";

/** The cart; `rider` is drawn in it, before its body and behind its struts. */
export function drawFlatCart(paint: BoldColor, rider = ""): string {
  return [
    drawSeats(),
    stroke("night", 3.4, "M-30-78L-12-92M-16.500-101l9 18") +
      fill("night", "M-38-87h13q4 0 3 5l-3 12h-11z"),
    rider,
    drawRoof(),
    drawBody(paint),
    drawWheel(wheelXs.front),
    `<use href="#wheel" x="${wheelXs.rear - wheelXs.front}"/>`,
  ].join("");
}

function drawBody(paint: BoldColor): string {
  return [
    // The floor with its step bar, the skirt and the step behind.
    fill("night", "M-40-36H48v6h-88zM14-45h39v11h-39zM92-44h10l-2 12h-6zM98-37h38v4h-38z"),
    stroke(
      "night",
      2.4,
      "M-34-30v6q0 2 2 2h38q2 0 2-2v-6M129-37v-34q0-3.500 3.500-3.500t3.500 3.500v34",
    ),
    fill("black", "M-96-22a30 30 0 0 1 60 0zM41-22a30 30 0 0 1 60 0z"),
    fill(paint, hood + rear),
    tone(underside),
    '<path class="gleam" d="M-90-69q18-8 42-11M19-54h76"/>',
    stroke("night", 1.2, "M-56-84q-6 12-8 31M52-57v13"),
    stroke("night", 3.6, "M-95-22a29 29 0 0 1 58 0M42-22a29 29 0 0 1 58 0"),
    fill("night", "M-101-54h9q-1 8 3 18h-6q-8-8-6-18zM28-52h7v6h-7zM-44-66l8 3v3l-8-3z"),
    fill("paper", "M-97-67q4-2 7-1l-1 10q-3 2-7 1q0-6 1-10z"),
    fill("sun", "M98-55h4q2 0 1.500 3l-1 6h-4.500z"),
  ].join("");
}

function drawSeats(): string {
  return [
    fill(
      "cream",
      "M41-60l6-46q1-6 6.500-5.500q5.500.5 5 7l-3 44.500zM60-60l-1-45q0-6 4.500-6t5.500 6l4 45z",
    ),
    tone("M51-60l5.500-50.500q2.500 1.500 2 6l-3 44.500zM66-60l-1.500-51q4 .5 4.500 6l4 45z"),
    fill("cream", "M8-57q0-7.500 7-7.500h30v7.500zM68-57v-6q0-1.500 2-1.500h22q6 0 6 5v2.500z"),
    tone("M8-58.500h37v1.500h-37zM68-58.500h30v1.500h-30z"),
    stroke("night", 2.8, "M22-64v-9q0-4 4-4h13M76-64v-9q0-4 4-4h9"),
  ].join("");
}

function drawRoof(): string {
  return [
    '<path class="glass" d="M-36-84L-20-143h6L-29-84z"/>',
    stroke("night", 3.4, "M-36-84L-19-144M57-60L59-144M94-58L89.500-144"),
    stroke("night", 2.2, "M-12-144L-30-80M-35-103l7-2"),
    fill(
      "night",
      "M-41-110h6v9h-5q-2 0-1.500-3zM-42-150q1-4 9-4.500q72-2.500 130 0q13 .5 17 5q1.500 1.500-2 3l-8 4q-2 .5-4 .5h-133q-6 0-8-5z",
    ),
    '<path class="gleam" d="M-36-151q70-3.500 140 0"/>',
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
