import { type BoldColor, fill, stroke } from "./bold-colors.ts";
import {
  type DarkSide,
  drawArm,
  drawCollar,
  drawFigure,
  drawHair,
  drawHead,
  drawLimb,
  drawShoe,
  drawTorso,
} from "./figure.ts";
import type { Spot } from "./parts.ts";

/** In the shop's shirt, a key in her hand for the person at the right. */
export function drawSales(spot: Spot): string {
  return drawFigure(spot, (side) => [
    drawArm({
      skin: "tan",
      sleeve: "sea",
      at: [
        [9, -103],
        [21, -86],
        [40, -93],
      ],
      side,
    }),
    drawKey(),
    drawTrousers("oak", side),
    drawShoe("navy", -8) + drawShoe("navy", 8),
    drawTorso("tan", "sea", side),
    drawCollar("navy"),
    drawHead("tan", drawHair("black", "bun"), 2),
    drawArm({
      skin: "tan",
      sleeve: "sea",
      at: [
        [-10, -103],
        [-18, -83],
        [-13, -62],
      ],
      side,
    }),
  ]);
}

/** On its ring with a tag, between two hands. */
function drawKey(): string {
  return stroke(
    "sun",
    2.4,
    "M47-99a3.600 3.600 0 1 1 1 0zM50.500-96l8 4.500m-3-1.700l-1.600 3.400",
  );
}

/** Standing on both feet. */
function drawTrousers(color: BoldColor, side: DarkSide): string {
  return (
    drawLimb(
      color,
      [
        [5, -68, 13.5],
        [8, -38, 11.5],
        [9, -7, 9],
      ],
      side,
    ) +
    drawLimb(
      color,
      [
        [-4, -68, 14],
        [-5, -38, 12],
        [-7, -7, 9.5],
      ],
      side,
    )
  );
}

/** On the phone, a hand on her hip. */
export function drawRentals(spot: Spot): string {
  return drawFigure(spot, (side) => [
    drawTrousers("denim", side),
    drawShoe("black", -8) + drawShoe("black", 8),
    drawArm({
      skin: "fair",
      sleeve: "sea",
      at: [
        [10, -103],
        [20, -86],
        [9, -70],
      ],
      side,
    }),
    drawTorso("fair", "sea", side),
    drawCollar("navy"),
    drawHead("fair", drawHair("brown", "long"), 4),
    drawPhoneAtEar(),
    drawArm({
      skin: "fair",
      sleeve: "sea",
      at: [
        [-10, -103],
        [9, -93],
        [2, -118],
      ],
      side,
    }),
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
    drawShorts("dark", "oak", side),
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

/** A customer at home who calls us: a phone at the ear, the other hand toward the cart. */
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
    drawShorts("tan", "denim", side),
    drawShoe("oak", -9) + drawShoe("oak", 8),
    drawTorso("tan", "coral", side),
    drawHead("tan", drawHair("black", "short"), 4),
    drawPhoneAtEar(),
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

/** Between a head and the hand that holds it. */
function drawPhoneAtEar(): string {
  return fill("night", "M-3-135q4-1.500 5 2l5 18q.500 3-3.500 3.500z");
}

/** Standing on both feet, the legs bare below the knee. */
function drawShorts(skin: BoldColor, color: BoldColor, side: DarkSide): string {
  return [
    drawLimb(
      skin,
      [
        [9, -46, 9],
        [10, -28, 8.5],
        [9, -6, 6.5],
      ],
      side,
    ),
    drawLimb(
      skin,
      [
        [-6, -46, 9],
        [-7, -28, 9],
        [-8, -6, 7],
      ],
      side,
    ),
    drawLimb(
      color,
      [
        [5, -68, 14],
        [9, -42, 14.5],
      ],
      side,
    ),
    drawLimb(
      color,
      [
        [-4, -68, 15],
        [-6, -42, 15],
      ],
      side,
    ),
  ].join("");
}
