import { type BoldColor, fill, stroke, tone } from "./bold-colors.ts";
import { place, type Spot } from "./parts.ts";

// A person is drawn from the side, looking to the right, round the ground between the feet, and is 142
// units tall. The face is no more than a nose, an eye and a mouth: it is nobody's.

/** Where a limb bends or ends, and how thick it is there. */
export type Joint = readonly [x: number, y: number, thickness: number];

/** Which side of a figure is away from the light, which is at the right: the left, or the right where it is then mirrored. */
export type DarkSide = 1 | -1;

/** Puts a person in its place, its dark side where the picture's is. */
export function drawFigure(spot: Spot, draw: (side: DarkSide) => readonly string[]): string {
  return place(spot, draw(spot.isFlipped ? 1 : -1).join(""));
}

/** An arm or a leg, thinner toward its end, which is cut off straight, with its dark side. */
export function drawLimb(color: BoldColor, joints: readonly Joint[], side: DarkSide): string {
  const width = Math.min(...joints.map(([, , thickness]) => thickness)) * 0.45;
  const darkEdge = shiftAcross(joints, ([, , thickness], [normalX, normalY]) => {
    // Away from the light in x, where it lies flat its under side.
    const sign = (Math.abs(normalX) > 0.35 ? normalX * side : normalY) < 0 ? -1 : 1;
    return ((thickness - width) / 2) * sign;
  });
  return (
    fill(color, outline(joints)) +
    `<path class="shady" stroke-width="${round(width)}" d="M${darkEdge[0]}${goOn(darkEdge)}"/>`
  );
}

function outline(joints: readonly Joint[]): string {
  const there = shiftAcross(joints, ([, , thickness]) => -thickness / 2);
  const back = shiftAcross(joints, ([, , thickness]) => thickness / 2).toReversed();
  const radius = (joints[0]?.[2] ?? 0) / 2;
  return `M${there[0]}${goOn(there)}L${back[0]}${goOn(back)}A${radius} ${radius} 0 0 1 ${there[0]}z`;
}

/** The joints, each as far to the side as `shift` says by its normal. */
function shiftAcross(
  joints: readonly Joint[],
  shift: (joint: Joint, normal: readonly [x: number, y: number]) => number,
): string[] {
  return joints.map((joint, index) => {
    const normal = normalAt(joints, index);
    const by = shift(joint, normal);
    return `${round(joint[0] + normal[0] * by)} ${round(joint[1] + normal[1] * by)}`;
  });
}

/** Across the limb at one of its joints. */
function normalAt(joints: readonly Joint[], index: number): readonly [x: number, y: number] {
  const [fromX = 0, fromY = 0] = joints[Math.max(index - 1, 0)] ?? [];
  const [toX = 0, toY = 0] = joints[Math.min(index + 1, joints.length - 1)] ?? [];
  const length = Math.hypot(toX - fromX, toY - fromY);
  return [-(toY - fromY) / length, (toX - fromX) / length];
}

/** From the first of two or three points to the last one, round the corner between them. */
function goOn(points: readonly string[]): string {
  const [from, corner, to] = points;
  if (from === undefined || corner === undefined) return "";
  if (to === undefined) return `L${corner}`;
  return `L${beside(corner, from)}Q${corner} ${beside(corner, to)}L${to}`;
}

/** A point on the way from a corner to a neighbor of it. */
function beside(corner: string, neighbor: string): string {
  const [[x = 0, y = 0], [toX = 0, toY = 0]] = [corner, neighbor].map((point) =>
    point.split(" ").map(Number),
  ) as [number[], number[]];
  return `${round(x + (toX - x) * 0.35)} ${round(y + (toY - y) * 0.35)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point of a line with two ends. */
function between(from: Joint, to: Joint, share: number): Joint {
  const [x, y] = [0, 1].map((at) => (from[at] ?? 0) + ((to[at] ?? 0) - (from[at] ?? 0)) * share);
  return [x ?? 0, y ?? 0, 0];
}

export interface Arm {
  skin: BoldColor;
  sleeve: BoldColor;
  /** Shoulder, elbow and hand. */
  at: readonly (readonly [x: number, y: number])[];
  side: DarkSide;
  /** Whether the sleeve reaches the wrist. */
  isLong?: boolean;
}

/** A bare arm below a short sleeve, or a long sleeve, and a hand. */
export function drawArm({ skin, sleeve, at, side, isLong = false }: Arm): string {
  const [shoulder, elbow, hand] = at.map(([x, y]): Joint => [x, y, 0]);
  if (!shoulder || !elbow || !hand) return "";
  const thick = ([x, y]: Joint, thickness: number): Joint => [x, y, thickness];
  const arm = [thick(shoulder, 8), thick(elbow, 7.4), thick(hand, 5.6)];
  const cuff = between(elbow, hand, 0.86);
  const covered = isLong
    ? [thick(shoulder, 10.5), thick(elbow, 9), thick(cuff, 7.6)]
    : [thick(shoulder, 10.5), thick(between(shoulder, elbow, 0.72), 10)];
  return (
    (isLong ? "" : drawLimb(skin, arm, side)) +
    drawHand(skin, elbow, hand) +
    drawLimb(sleeve, covered, side)
  );
}

/** Half closed, as it goes on from the elbow, the thumb above. */
function drawHand(skin: BoldColor, elbow: Joint, [x, y]: Joint): string {
  const degrees = Math.round((Math.atan2(y - elbow[1], x - elbow[0]) * 180) / Math.PI);
  return `<g transform="translate(${x} ${y})rotate(${degrees})">${
    fill(skin, "M-4-2.900q4-1.400 7.500-1.200q4.500.6 4.500 4q0 4.300-5 4.600q-4 .3-7-1.700z") +
    stroke(skin, 2.8, "M0-2l4.500-3.200")
  }</g>`;
}

/** A shirt from the shoulders to the hip, its collar open at the neck, and the neck. */
export function drawTorso(skin: BoldColor, shirt: BoldColor, side: DarkSide): string {
  return [
    fill(skin, "M-4.500-120h9v10q-4.500 6-9 0z"),
    tone("M-4.500-117.500h9q-2.500 3.500-9 1.500z"),
    fill(
      shirt,
      "M-14-101q0-8 9.500-10.500q4.500 5 9 0q9.500 2.500 9.500 10.500l-2 22v17q-12 5-24 0v-17z",
    ),
    tone(mirror("M8-110q6 2.500 6 9l-2 22v17q-4 2-8 2.500q3-24 4-50.500z", side)),
  ].join("");
}

/** The collar of a polo shirt and the strip of its buttons, over a torso. */
export function drawCollar(color: BoldColor): string {
  return (
    fill(
      color,
      "M-6.500-112.500l2.500-1 4.500 5-3.500 3.500zM6.500-112.500l-2.500-1-4.500 5 4 3.500z",
    ) + tone("M-6.500-112.500l2.500-1 4.500 5-3.500 3.500zM.5-106h2.200v9h-2.200z")
  );
}

/** Mirrors a path of relative commands, but for its start: the numbers before which a path goes sideways. */
function mirror(d: string, side: DarkSide): string {
  if (side === 1) return d;
  return d.replaceAll(/([MqlhvV])([^A-Za-z]*)/g, (_, command: string, numbers: string) => {
    if (command.toLowerCase() === "v") return command + numbers;
    const values = numbers.match(/-?\d*\.?\d+/g) ?? [];
    return command + values.map((value, at) => (at % 2 ? value : `${-Number(value)}`)).join(" ");
  });
}

/** A head that looks to the right, its hair or hat over it. */
export function drawHead(skin: BoldColor, look: string, tilt = 0): string {
  return `<g transform="rotate(${tilt} 0 -112)">${fill(
    skin,
    "M-8.500-129q0-12 9.500-12q8.500 0 8.500 10.500l1.800 4.300q.4 1.400-1.500 1.500l-.3 4q-.6 4.500-5 4.500q-5 0-8.500-4z",
  )}<path class="face" d="M5.800-128v.1"/><path class="smile" d="M4.800-120.600q2.200.9 3.600-.7"/>${look}</g>`;
}

const hairShapes = {
  short:
    "M-9.500-122q-3.500-21 10.500-21q9.500 0 9 9q-5 .5-7.500-2.500q0 6-4.500 7l-1 4.500q-1 3-6.500 3z",
  curly:
    "M-9-121.500q-4-3-2-7q-2.500-4 .5-7.500q.5-5 5-5.500q3.500-4 7.500-1.800q5-1.200 6.500 3q3 2 1.500 6q-6 1-8.500-2q-.5 6-4.500 7l-1 4.800q-1 3-5 3z",
  long: "M-11.500-101q-5-42 12.500-42q9.500 0 9 9q-5 .5-7.500-2.500q0 6-4.500 7q0 7-1 10q4 9-.5 19q-4 2.500-8-.5z",
  bun: "M-9-123q-1-1-.8-6q-5.700 0-5.700-5.300q0-6 6-6.200q2-2.500 10.500-2.500q9.500 0 9 9q-5 .5-7.500-2.500q0 6-4.500 7l-1 4q-1 3-6 2.500z",
} as const;

/** Hair, by its cut. */
export function drawHair(color: BoldColor, cut: keyof typeof hairShapes): string {
  return fill(color, hairShapes[cut]);
}

/** A cap over short hair. */
export function drawCap(color: BoldColor, hair: BoldColor): string {
  return (
    fill(hair, "M-9-121.500q-1.500-6-1-12h8q0 6-1.500 8l-1 4z") +
    fill(color, "M-10.500-132q-.5-13 11-13q9.500 0 9.500 9.500q7 .2 9 2q0 1.500-2 1.500z") +
    tone("M-10.500-132v-2.500h20.500v-1q7 .2 9 2q0 1.500-2 1.500z")
  );
}

/** A shoe from its heel, under an ankle at `x`. */
export function drawShoe(color: BoldColor, x: number): string {
  return (
    fill(color, `M${x - 5.5}-9h9.500q2 4 8 5q4 .8 4 4h-22q-1-5 .5-9z`) +
    fill("paper", `M${x - 6}-2h22v2h-22z`)
  );
}
