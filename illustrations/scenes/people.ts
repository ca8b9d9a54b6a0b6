import { type BoldColor, fill, stroke } from "./bold-colors.ts";
import { place, type Spot } from "./parts.ts";

// People have no faces. Each is drawn round the ground between the feet and is 142 units tall.
const shortHair = "M-10-128q-2-15 10-15q12 0 10 15q-2-6-6-7q-8 1-14 7z";
const bun =
  "M-10-127q-2-16 10-16q12 0 10 16q-2-6-7-8q-7 3-13 8zM-7-143a6 6 0 1 1 12 0a6 6 0 1 1-12 0z";
const longHair = "M-13-106q-3-37 13-37q16 0 13 37q-5 3-6 0l1-21q-6 0-10-8q-3 7-7 8l1 21q-1 3-5 0z";
const cap = "M-10.5-130q0-14 10.5-14q10.500 0 10.500 12l9 1q1 3-2 3h-28z";
const sunHat = "M-19-128q5-5 9-5q0-13 10-13t10 13q4 0 9 5q-19 5-38 0z";

/** At the ease of someone who waits: the weight on one leg. */
const legs = "M-5-66L-8-7M5-66L10-7";
const shoes = fill("black", "M-16 0q0-6 6-7h7V0zM5 0v-7h7q7 1 8 7z");

/** Head, neck and shirt, the head a little to one side. */
function drawBody(skin: BoldColor, shirt: BoldColor, look: string, tilt = 0): string {
  return [
    fill(skin, "M-4.500-120h9v14h-9z"),
    fill(shirt, "M-18-102q0-10 11-11.500q7 5 14 0q11 1.500 11 11.500l-4 42h-28z"),
    `<g transform="rotate(${tilt} 0 -112)">`,
    fill(skin, "M-9-126a9 11 0 1 1 18 0a9 11 0 1 1-18 0z"),
    `${look}</g>`,
  ].join("");
}

/** A sleeve to above the elbow, the bare arm and its hand. */
function drawArm(skin: BoldColor, shirt: BoldColor, [shoulder, elbow, hand]: Arm): string {
  return (
    stroke(skin, 7, `M${elbow}L${hand}`) +
    stroke(skin, 10, `M${hand}h0`) +
    stroke(shirt, 10, `M${shoulder}L${elbow}`)
  );
}

type Arm = readonly [shoulder: string, elbow: string, hand: string];

/** In an apron, a list on one arm, a key in the other hand, for the person at the right. */
export function drawSales(spot: Spot): string {
  return place(
    spot,
    [
      stroke("denim", 13, legs),
      shoes,
      drawArm("tan", "sea", ["13-102", "25-86", "43-95"]),
      stroke("sun", 3, "M47-98a4 4 0 1 1 1 0zM50-95l8 5m-3-2l-2 4"),
      drawBody("tan", "sea", fill("brown", bun), 5),
      stroke("navy", 3.5, "M-8-96L-10-111M8-96L10-111"),
      fill("navy", "M-9-98h18v14l6 4 2 40q-17 5-34 0l2-40 6-4z"),
      fill("paper", "M-25-92l21-4 4 27-21 4z"),
      stroke("steel", 2, "M-19-82l12-2M-18-75l8-1"),
      drawArm("tan", "sea", ["-14-102", "-23-82", "-8-72"]),
    ].join(""),
  );
}

/** Writing on a clipboard, her look down on it, toward the right. */
export function drawRentals(spot: Spot): string {
  return place(
    spot,
    [
      stroke("oak", 13, "M-4-66L-5-7M5-66L14-38L9-7"),
      fill("navy", "M-13 0q0-7 6-7h8V0zM2 0v-7h8q8 1 9 7z"),
      drawArm("fair", "sun", ["12-102", "20-82", "31-84"]),
      drawBody("fair", "sun", fill("coral", longHair), 9),
      fill("oak", "M22-103l19 6-9 29-19-6z"),
      fill("paper", "M23-98l14 4-6 22-14-4z"),
      drawArm("fair", "sun", ["-13-102", "-11-81", "17-82"]),
      stroke("navy", 2.5, "M18-83l6-10"),
    ].join(""),
  );
}

/** Who bought a cart, in shorts: one hand out for the key, the other one on the hip. */
export function drawBuyer(spot: Spot): string {
  return place(
    spot,
    [
      stroke("dark", 9, "M-6-42L-9-5M7-42L13-5"),
      stroke("oak", 15, "M-5-66L-7-40M5-66L9-40"),
      fill("black", "M-20 0q0-5 6-5h10V0zM8 0v-5h9q7 1 8 5z"),
      drawArm("dark", "coral", ["-13-102", "-24-84", "-38-90"]),
      drawBody("dark", "coral", fill("black", shortHair), -5),
      drawArm("dark", "coral", ["14-102", "28-86", "14-70"]),
    ].join(""),
  );
}

/** In a dress and a sun hat, one hand up on what is at the left. */
export function drawVisitor(spot: Spot): string {
  return place(
    spot,
    [
      stroke("tan", 8, "M-5-42L-6-5M5-42L9-5"),
      fill("oak", "M-15 0q0-5 6-5h7V0zM4 0v-5h8q7 1 8 5z"),
      fill("brown", "M-11-108q-3-30 11-30t11 30q-11 5-22 0z"),
      drawArm("tan", "paper", ["-12-102", "-24-108", "-36-124"]),
      drawBody("tan", "paper", "", -4),
      fill("paper", "M-13-74h26l9 38q-22 6-44 0z"),
      fill("coral", "M-14-76h28l1 5h-30z"),
      `<g transform="rotate(-4 0 -112)">${fill("sun", sunHat)}</g>`,
      drawArm("tan", "paper", ["13-102", "22-84", "16-64"]),
    ].join(""),
  );
}

/** Leaning back from a strap that both hands pull tight, from up in front of him at the right. */
export function drawDriver(spot: Spot): string {
  return place(
    spot,
    [
      stroke("night", 13, "M-5-66L-20-38L-34-9M4-64L18-38L22-8"),
      fill("black", "M-42-4l3-8 13 5 1 7h-17zM15 0v-8h10q9 1 10 8z"),
      '<g transform="rotate(-9 0 -60)">',
      drawArm("dark", "sea", ["11-102", "31-88", "50-80"]),
      drawBody("dark", "sea", fill("coral", cap), 4),
      drawArm("dark", "sea", ["-11-102", "10-80", "38-77"]),
      "</g>",
    ].join(""),
  );
}

/** On one knee, both hands at a wrench in front of him, toward the right. */
export function drawKneelingTechnician(spot: Spot): string {
  return place(
    spot,
    [
      stroke("fair", 7, "M39-63L62-47"),
      stroke("paper", 10, "M20-88L39-63"),
      stroke("navy", 15, "M-4-44L4-9L-28-8"),
      fill("black", "M-40-15q6-2 9 1V0h-9z"),
      stroke("navy", 15, "M0-46L32-44L31-10"),
      fill("black", "M24 0v-8h12q9 1 10 8z"),
      fill("fair", "M9-104l9-2 3 16-10 1z"),
      fill("paper", "M-11-46L4-88q4-11 15-8q10 3 8 14L15-38q-14 6-26-8z"),
      fill("navy", "M-14-42L-3-70L9-78L21-75L25-66L18-36q-16 8-32-6z"),
      stroke("navy", 4, "M7-80L10-96"),
      `<g transform="translate(13 19)rotate(12 0 -112)">${fill("fair", "M-9-126a9 11 0 1 1 18 0a9 11 0 1 1-18 0z")}${fill("navy", cap)}</g>`,
      drawWrench("translate(56 -45)rotate(90)"),
      stroke("fair", 7, "M30-61L51-45"),
      stroke("fair", 10, "M52-45h0M63-46h0"),
      stroke("paper", 10, "M13-88L30-61"),
    ].join(""),
  );
}

/** Its handle begins at the origin and goes up. */
function drawWrench(transform: string): string {
  return `<g transform="${transform}">${stroke("steel", 5, "M0 8V-18")}${fill("steel", "M-8-28q2 6 8 6t8-6q4 10-4 15h-8q-8-5-4-15z")}</g>`;
}
