import { fill, stroke, tone } from "./bold-colors.ts";
import {
  type DarkSide,
  drawArm,
  drawCap,
  drawFigure,
  drawHead,
  drawLimb,
  drawShoe,
  drawTorso,
} from "./figure.ts";
import type { Spot } from "./parts.ts";

/** Pushing a hand truck with boxes, which leans on both hands. */
export function drawDriver(spot: Spot): string {
  return drawFigure(spot, (side) => [
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
    drawHead("dark", drawCap("navy", "black"), -6),
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

/** On his feet before a cart, noting on a clipboard what he sees. */
export function drawTechnician(spot: Spot): string {
  return drawFigure(spot, (side) => [
    drawArm({
      skin: "fair",
      sleeve: "paper",
      at: [
        [9, -103],
        [15, -84],
        [30, -84],
      ],
      side,
    }),
    drawLimb(
      "navy",
      [
        [5, -68, 14],
        [8, -38, 12],
        [10, -7, 9.5],
      ],
      side,
    ),
    drawLimb(
      "navy",
      [
        [-4, -68, 14.5],
        [-5, -38, 12.5],
        [-7, -7, 10],
      ],
      side,
    ),
    drawShoe("black", -8) + drawShoe("black", 9),
    drawTorso("fair", "paper", side),
    drawOveralls(side),
    drawHead("fair", drawCap("navy", "brown"), 6),
    drawClipboard(),
    drawArm({
      skin: "fair",
      sleeve: "paper",
      at: [
        [-10, -103],
        [-9, -81],
        [15, -80],
      ],
      side,
    }),
    stroke("coral", 2.2, "M19-80l5-8"),
  ]);
}

/** Held in one hand, under the other. */
function drawClipboard(): string {
  return [
    fill("oak", "M22-103l17 6-8 27-17-6z"),
    fill("paper", "M23-98.500l12 4.200-6 20-12-4.200z"),
    fill("steel", "M27-103.500l6 2.200-1.300 4.200-6-2.200z"),
    stroke("steel", 1.6, "M24-92l8 2.800M22.500-87l6 2.100"),
  ].join("");
}

/** Bib and straps over a shirt. */
function drawOveralls(side: DarkSide): string {
  return [
    fill("navy", "M-8-92h14l1 12q5 1 5.500 4l1 20q-12 9-26 2l.5-22q.5-4 3-5z"),
    tone(
      side === 1
        ? "M3-92h3l1 12q5 1 5.500 4l1 20q-4 3-8 4z"
        : "M-8-92h3l-2 39q-3.500-1-5.500-2.500l.5-20.500q.5-4 3-5z",
    ),
    stroke("navy", 3, "M-7-91L-8-109M5-91L8-109"),
  ].join("");
}

/** On one knee, one hand on what he mends, in the other a wrench, held by its middle. */
export function drawKneelingTechnician(spot: Spot): string {
  return drawFigure(spot, (side) => [
    drawArm({
      skin: "fair",
      sleeve: "paper",
      at: [
        [24, -86],
        [38, -68],
        [59, -57],
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
    drawOveralls(side),
    drawHead("fair", drawCap("navy", "brown"), 2),
    "</g>",
    drawWrench("translate(51 -41)rotate(70)"),
    drawArm({
      skin: "fair",
      sleeve: "paper",
      at: [
        [14, -86],
        [26, -60],
        [51, -41],
      ],
      side,
    }),
  ]);
}

/** Its middle is the origin; its jaw is above it. */
function drawWrench(transform: string): string {
  return `<g transform="${transform}">${stroke("night", 2.8, "M0 8V-7") + stroke("night", 3, "M-2.700-13.500a3.600 3.600 0 1 0 5.400 0M-1.200 9.500a1.700 1.700 0 1 0 2.400 0")}</g>`;
}
