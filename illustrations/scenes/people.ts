import { fill, stroke, tone } from "./bold-colors.ts";
import {
  drawArm,
  drawFigure,
  drawHair,
  drawHead,
  drawLimb,
  drawShoe,
  drawTorso,
} from "./figure.ts";
import type { Spot } from "./parts.ts";

/** In an apron, a list in one arm, a key in the other hand, for the person at the right. */
export function drawSales(spot: Spot): string {
  return drawFigure(spot, (side) => [
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
  return drawFigure(spot, (side) => [
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
  return drawFigure(spot, (side) => [
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

/** In a cart's seat, leaning back, both hands on the wheel; its origin is the ground under the seat. */
export function drawRider(spot: Spot): string {
  const arm = { skin: "fair", sleeve: "sun" } as const;
  return drawFigure(spot, (side) => [
    drawArm({
      ...arm,
      at: [
        [3, -95],
        [22, -81],
        [43, -93],
      ],
      side,
    }),
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
    `<g transform="translate(0 8)rotate(-9 0 -66)">`,
    drawTorso("fair", "sun", side),
    drawHead("fair", drawHair("brown", "bun"), 7),
    "</g>",
    drawArm({
      ...arm,
      at: [
        [-13, -93],
        [10, -78],
        [40, -88],
      ],
      side,
    }),
  ]);
}
