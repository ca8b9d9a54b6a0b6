import { fill } from "./bold-colors.ts";
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

/** A customer at home, in shorts and sandals: a phone at the ear, the other hand toward the cart. */
export function drawCaller(spot: Spot): string {
  return drawFigure(spot, (side) => [
    drawArm({
      skin: "tan",
      sleeve: "coral",
      at: [
        [9, -103],
        [20, -86],
        [35, -83],
      ],
      side,
    }),
    drawLimb(
      "tan",
      [
        [6, -46, 9],
        [10, -28, 8.5],
        [12, -6, 6.5],
      ],
      side,
    ),
    drawLimb(
      "tan",
      [
        [-6, -46, 9],
        [-7, -28, 9],
        [-9, -6, 7],
      ],
      side,
    ),
    drawLimb(
      "denim",
      [
        [5, -68, 14],
        [7, -42, 14.5],
      ],
      side,
    ),
    drawLimb(
      "denim",
      [
        [-4, -68, 15],
        [-6, -42, 15],
      ],
      side,
    ),
    drawShoe("oak", -10) + drawShoe("oak", 11),
    drawTorso("tan", "coral", side),
    drawHead("tan", drawHair("black", "short"), 4),
    fill("night", "M-3-135q4-1.500 5 2l5 18q.500 3-3.500 3.500z"),
    drawArm({
      skin: "tan",
      sleeve: "coral",
      at: [
        [-10, -103],
        [9, -93],
        [2, -118],
      ],
      side,
    }),
  ]);
}
