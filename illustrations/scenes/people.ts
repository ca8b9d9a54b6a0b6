import { type BoldColor, fill, stroke } from "./bold-colors.ts";
import { place, type Spot } from "./parts.ts";

// People have no faces. Each is drawn round the ground between the feet and is 142 units tall.
const hair = {
  short: fill("black", "M-10-128q-2-15 10-15q12 0 10 15q-2-6-6-7q-8 1-14 7z"),
  bun: fill(
    "brown",
    "M-10-127q-2-16 10-16q12 0 10 16q-2-6-7-8q-7 3-13 8zM-7-143a6 6 0 1 1 12 0a6 6 0 1 1-12 0z",
  ),
  long: fill(
    "black",
    "M-13-106q-3-37 13-37q16 0 13 37q-5 3-6 0l1-21q-6 0-10-8q-3 7-7 8l1 21q-1 3-5 0z",
  ),
  cap: fill("navy", "M-10.5-130q0-14 10.5-14q10.500 0 10.500 12l9 1q1 3-2 3h-28z"),
};

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

/** In an apron, a list on one arm, the other one open toward the cart at the right. */
export function drawSales(spot: Spot): string {
  return place(
    spot,
    [
      stroke("denim", 13, legs),
      shoes,
      drawArm("tan", "sea", ["13-102", "25-84", "41-93"]),
      drawBody("tan", "sea", hair.bun, 5),
      stroke("navy", 3.5, "M-8-96L-10-111M8-96L10-111"),
      fill("navy", "M-9-98h18v14l6 4 2 40q-17 5-34 0l2-40 6-4z"),
      fill("paper", "M-25-92l21-4 4 27-21 4z"),
      stroke("steel", 2, "M-20-85l12-2M-19-79l12-2M-18-73l8-1"),
      drawArm("tan", "sea", ["-14-102", "-23-82", "-8-72"]),
    ].join(""),
  );
}

/** A surfboard taller than she is in one hand, the other one in the pocket. */
export function drawRentals(spot: Spot): string {
  return place(
    spot,
    [
      fill("paper", "M-41 0c-14-56-12-112 4-156c16 44 18 100 4 156z"),
      fill("coral", "M-49-66q12 6 24 0v10q-12 6-24 0z"),
      stroke("sea", 3, "M-37-150V-66M-37-54V-4"),
      stroke("denim", 13, legs),
      shoes,
      drawBody("dark", "sun", hair.long, -4),
      drawArm("dark", "sun", ["-14-102", "-25-86", "-35-98"]),
      drawArm("dark", "sun", ["14-102", "23-83", "13-66"]),
    ].join(""),
  );
}

/** Who came to see a cart: one hand out to the person at the left, the other one in the pocket. */
export function drawVisitor(spot: Spot): string {
  return place(
    spot,
    [
      stroke("oak", 13, legs),
      shoes,
      drawArm("fair", "coral", ["-13-102", "-26-88", "-40-92"]),
      drawBody("fair", "coral", hair.short, -5),
      drawArm("fair", "coral", ["14-102", "22-84", "13-66"]),
    ].join(""),
  );
}

/** On the way, with a box in both arms. */
export function drawCarrier(spot: Spot): string {
  return place(
    spot,
    [
      stroke("denim", 13, "M-4-66L-9-38L-26-12M3-66L15-38L14-7"),
      fill("black", "M-35-14l7-3 13 7-3 6q-11-2-17-10zM8 0v-7h9q8 1 9 7z"),
      `<g transform="rotate(4 0 -60)">`,
      drawArm("tan", "coral", ["10-102", "22-86", "44-72"]),
      drawBody("tan", "coral", hair.short, -2),
      fill("oak", "M12-106h44v38h-44z"),
      fill("cream", "M29-106h10v12h-10z"),
      drawArm("tan", "coral", ["-12-102", "-6-80", "22-70"]),
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
      `<g transform="translate(13 19)rotate(12 0 -112)">${fill("fair", "M-9-126a9 11 0 1 1 18 0a9 11 0 1 1-18 0z")}${hair.cap}</g>`,
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
