import { fill, stroke, tone } from "./bold-colors.ts";
import {
  type DarkSide,
  drawArm,
  drawCap,
  drawHair,
  drawHead,
  drawLimb,
  drawShoe,
  drawTorso,
} from "./figure.ts";
import { place, type Spot } from "./parts.ts";

/** Our people at their work; each is `figure.ts`'s, and looks to the right unless it is flipped. */
function stand(spot: Spot, draw: (side: DarkSide) => readonly string[]): string {
  return place(spot, draw(spot.isFlipped ? -1 : 1).join(""));
}

/** In an apron, a list in one arm, a key in the other hand, for the person at the right. */
export function drawSales(spot: Spot): string {
  return stand(spot, (side) => [
    drawArm({
      skin: "tan",
      sleeve: "sea",
      at: [
        [9, -103],
        [21, -86],
        [40, -94],
      ],
      side,
    }),
    stroke("sun", 2.4, "M43-98a3.600 3.600 0 1 1 1 0zM46-95l8 4m-3-1.500l-1.500 3.500"),
    drawLimb(
      "denim",
      [
        [5, -68, 13.5],
        [7, -38, 11.5],
        [9, -7, 9],
      ],
      side,
    ),
    drawLimb(
      "denim",
      [
        [-4, -68, 14],
        [-5, -38, 12],
        [-7, -7, 9.5],
      ],
      side,
    ),
    drawShoe("black", -8) + drawShoe("black", 8),
    drawTorso("tan", "sea", side),
    fill("navy", "M-7-96h13l2 18q5 2 5.500 5l1 29q-12 4-25 0l1-29q1-4 2.500-5z"),
    tone("M3-96h3l2 18q5 2 5.500 5l1 29l-8 1.500q-1-28-3.500-53.500z"),
    stroke("navy", 2.6, "M-6-95L-8-109M5-95L7-109"),
    drawHead("tan", drawHair("black", "bun"), 2),
    fill("paper", "M-2-94l17-3 4 24-17 3z"),
    stroke("steel", 1.6, "M3-88l10-1.800M4-83l10-1.800M5-78l6-1"),
    drawArm({
      skin: "tan",
      sleeve: "sea",
      at: [
        [-10, -103],
        [-12, -80],
        [8, -72],
      ],
      side,
    }),
  ]);
}

/** Writing on a clipboard, her look down on it. */
export function drawRentals(spot: Spot): string {
  return stand(spot, (side) => [
    drawLimb(
      "oak",
      [
        [5, -68, 13.5],
        [11, -38, 11.5],
        [8, -7, 9],
      ],
      side,
    ),
    drawLimb(
      "oak",
      [
        [-4, -68, 14],
        [-5, -38, 12],
        [-6, -7, 9.5],
      ],
      side,
    ),
    drawShoe("navy", -7) + drawShoe("navy", 7),
    drawArm({
      skin: "fair",
      sleeve: "sun",
      at: [
        [9, -103],
        [15, -84],
        [30, -84],
      ],
      side,
    }),
    drawTorso("fair", "sun", side),
    drawHead("fair", drawHair("brown", "long"), 8),
    fill("oak", "M22-103l17 6-8 27-17-6z"),
    fill("paper", "M23-98.500l12 4.200-6 20-12-4.200z"),
    stroke("steel", 1.6, "M24-92l8 2.800M22.500-87l6 2.100"),
    drawArm({
      skin: "fair",
      sleeve: "sun",
      at: [
        [-10, -103],
        [-9, -81],
        [15, -80],
      ],
      side,
    }),
    stroke("navy", 2.2, "M16-81l6-9"),
  ]);
}

/** Who bought a cart, in shorts: one hand out for the key. */
export function drawBuyer(spot: Spot): string {
  return stand(spot, (side) => [
    drawArm({
      skin: "dark",
      sleeve: "paper",
      at: [
        [9, -103],
        [18, -84],
        [36, -90],
      ],
      side,
    }),
    drawLimb(
      "dark",
      [
        [9, -46, 9],
        [10, -28, 8.5],
        [9, -6, 6.5],
      ],
      side,
    ),
    drawLimb(
      "dark",
      [
        [-6, -46, 9],
        [-7, -28, 9],
        [-8, -6, 7],
      ],
      side,
    ),
    drawLimb(
      "oak",
      [
        [5, -68, 14],
        [9, -42, 14.5],
      ],
      side,
    ),
    drawLimb(
      "oak",
      [
        [-4, -68, 15],
        [-6, -42, 15],
      ],
      side,
    ),
    drawShoe("navy", -9) + drawShoe("navy", 8),
    drawTorso("dark", "paper", side),
    stroke("sea", 4, "M-11-94h22M-10-85h20"),
    drawHead("dark", drawHair("black", "curly")),
    drawArm({
      skin: "dark",
      sleeve: "paper",
      at: [
        [-10, -103],
        [-20, -84],
        [-9, -68],
      ],
      side,
    }),
  ]);
}

/** At a cart's wheel, one hand up to greet; its origin is the ground under the cart's seat. */
export function drawRider(spot: Spot): string {
  return stand(spot, (side) => [
    drawLimb(
      "denim",
      [
        [2, -62, 13],
        [38, -62, 11],
        [46, -32, 8],
      ],
      side,
    ),
    drawShoe("paper", 44).replaceAll("-9h", "-35h").replaceAll("-2h", "-28h"),
    `<g transform="translate(0 8)">`,
    drawArm({
      skin: "fair",
      sleeve: "sun",
      at: [
        [9, -103],
        [30, -90],
        [60, -98],
      ],
      side,
    }),
    drawTorso("fair", "sun", side),
    drawHead("fair", drawHair("brown", "bun"), -2),
    drawArm({
      skin: "fair",
      sleeve: "sun",
      at: [
        [-8, -102],
        [18, -92],
        [34, -114],
      ],
      side,
    }),
    stroke("fair", 2.6, "M34-114l-3-8M34-114l1-9M34-114l5-7.500M34-114l-6-3"),
    "</g>",
  ]);
}

/** Pushing a hand truck with boxes, which leans on both hands. */
export function drawDriver(spot: Spot): string {
  return stand(spot, (side) => [
    drawLimb(
      "night",
      [
        [4, -68, 13.5],
        [22, -40, 12],
        [20, -7, 9],
      ],
      side,
    ),
    drawLimb(
      "night",
      [
        [-4, -68, 14],
        [-10, -38, 12],
        [-30, -9, 9.5],
      ],
      side,
    ),
    `<g transform="rotate(24 -30 -4)">${drawShoe("black", -31)}</g>`,
    drawShoe("black", 19),
    `<g transform="rotate(9 0 -66)">`,
    drawArm({
      skin: "dark",
      sleeve: "sea",
      at: [
        [9, -103],
        [14, -82],
        [38, -82],
      ],
      side,
    }),
    drawTorso("dark", "sea", side),
    drawHead("dark", drawCap("coral", "black"), -6),
    drawArm({
      skin: "dark",
      sleeve: "sea",
      at: [
        [-9, -103],
        [-4, -80],
        [30, -78],
      ],
      side,
    }),
    "</g>",
  ]);
}

/** On one knee, a wrench in both hands before him. */
export function drawKneelingTechnician(spot: Spot): string {
  return stand(spot, (side) => [
    drawArm({
      skin: "fair",
      sleeve: "paper",
      at: [
        [24, -86],
        [38, -66],
        [60, -50],
      ],
      side,
    }),
    drawLimb(
      "navy",
      [
        [-4, -46, 15],
        [4, -9, 13],
        [-30, -7, 9],
      ],
      side,
    ),
    `<g transform="translate(-36 -8)rotate(80)">${drawShoe("black", 0)}</g>`,
    drawLimb(
      "navy",
      [
        [0, -48, 16],
        [31, -44, 13],
        [30, -8, 10],
      ],
      side,
    ),
    drawShoe("black", 29),
    `<g transform="translate(12 19)rotate(14 0 -66)">`,
    drawTorso("fair", "paper", side),
    fill("navy", "M-8-92h14l1 12q5 1 5.500 4l1 20q-12 9-26 2l.5-22q.5-4 3-5z"),
    tone("M3-92h3l1 12q5 1 5.500 4l1 20q-4 3-8 4z"),
    stroke("navy", 3, "M-7-91L-8-109M5-91L8-109"),
    drawHead("fair", drawCap("navy", "brown"), 2),
    "</g>",
    drawWrench("translate(58 -43)rotate(114)"),
    drawArm({
      skin: "fair",
      sleeve: "paper",
      at: [
        [14, -86],
        [26, -62],
        [50, -44],
      ],
      side,
    }),
  ]);
}

/** Its handle begins at the origin and goes up, to a ring. */
function drawWrench(transform: string): string {
  return `<g transform="${transform}">${stroke("steel", 4, "M0 12V-27M0-27a6 6 0 1 1 .1 0")}</g>`;
}
