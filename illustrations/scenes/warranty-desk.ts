import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { boldColorRules, fill, stroke } from "./bold-colors.ts";
import { focal, place, shape, type Spot } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawSignLetters } from "./sign-letters.ts";
import { drawRoomFloor, floorY, workshopScenePlan } from "./workshop.ts";

/** A wall of our shop with what a buyer takes home, the warranty and the key; the page's cart stands before it. */
export const warrantyScenePlan: ShoreScenePlan = {
  ...workshopScenePlan,
  id: "warranty",
  motif: "warranty",
};

/** What hangs on the wall is left of the cart, and lower than the top of a picture twice as wide as high. */
export function drawWarranty(): string {
  return [
    boldColorRules,
    drawWall(),
    drawRoomFloor(),
    focal({ x: 560, y: 600 }, drawClipboard({ x: 488, y: 230 }) + drawKey({ x: 628, y: 300 })),
  ].join("");
}

function drawWall(): string {
  const { width } = shoreFrame;
  return [
    shape("t0", `M0 0h${width}v396H0z`),
    fill("sea", `M0 396h${width}V${floorY}H0z`),
    fill("navy", `M0 392h${width}v8H0zM0 ${floorY - 10}h${width}v10H0z`),
  ].join("");
}

const title = "Warranty";
const letterScale = 1.25;

/** A sheet under a clip; its origin is the nail that it hangs on. */
function drawClipboard(spot: Spot): string {
  const letters = drawSignLetters(title);
  const lettersX = Math.round((-letters.width * letterScale) / 2);
  return place(
    spot,
    [
      shape("shadow", "M-96 22h14v208H76v12H-96z"),
      fill("oak", "M-84 20q0-8 8-8H76q8 0 8 8v208q0 8-8 8H-76q-8 0-8-8z"),
      fill("paper", "M-74 28H74v198H-74z"),
      fill("navy", "M-74 44H74v34H-74z"),
      `<g class="sign" transform="translate(${lettersX} 52)scale(${letterScale})"><g stroke-width="2.400">${letters.path}</g></g>`,
      stroke("steel", 5, "M-56 104H56M-56 126H56M-56 148H20"),
      stroke("denim", 3, "M-56 196q8-18 14-4t12-8 12 6 16-8 10 8"),
      drawSeal({ x: 40, y: 188 }),
      fill("steel", "M-26 6h16a10 10 0 0 1 20 0h16v12h8v14h-68V18h8z"),
    ].join(""),
  );
}

/** A round stamp with a check. */
function drawSeal(spot: Spot): string {
  return place(
    spot,
    fill("sea", "M-22 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0z") + stroke("cream", 5, "M-9 1l6 7L9-6"),
  );
}

/** A cart's key and its tag on a hook; its origin is the hook. */
function drawKey(spot: Spot): string {
  return place(
    spot,
    [
      fill("oak", "M-22-16h44v24h-44z"),
      stroke("steel", 4, "M-9 14a9 11 0 1 1 18 0a9 11 0 1 1-18 0"),
      fill("night", "M-20 24h18v22q0 6-6 6h-6q-6 0-6-6z"),
      fill("steel", "M-15 52h8v32l-4 4-4-4v-6l-4-4 4-4v-6l-4-4 4-4z"),
      fill("sun", "M4 30l8-8 8 8v36H4z"),
      stroke("night", 4, "M0-4v8"),
    ].join(""),
  );
}
