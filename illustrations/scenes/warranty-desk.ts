import { boldColorRules, fill, stroke } from "./bold-colors.ts";
import { drawFlatCart } from "./flat-cart.ts";
import { focal, place, shape, type Spot, times } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawSignLetters } from "./sign-letters.ts";
import { workshopScenePlan } from "./workshop.ts";

/** The counter of our shop with what a buyer takes home: the warranty and the key. */
export const warrantyScenePlan: ShoreScenePlan = {
  ...workshopScenePlan,
  id: "warranty",
  motif: "warranty",
};

/** The counter: where things stand at its back, and its edge toward the eye. */
const counter = { backY: 500, edgeY: 562 } as const;

/** The warranty on the counter, the cart that it covers behind it, the key and a pen before it. */
export function drawWarranty(): string {
  return [
    boldColorRules,
    drawWall(),
    focal(
      { x: 665, y: 600 },
      [
        place({ x: 900, y: 508, scale: 1.6 }, drawFlatCart("coral")),
        drawCounter(),
        drawCertificate({ x: 614, y: counter.backY + 24, scale: 0.94 }),
        drawKey({ x: 892, y: 544, scale: 1.3 }),
        drawPen({ x: 520, y: 550 }),
      ].join(""),
    ),
  ].join("");
}

function drawWall(): string {
  return [
    shape("t0", "M0 0h1600v392H0z"),
    fill("sea", "M0 392h1600v208H0z"),
    fill("navy", "M0 388h1600v8H0z"),
  ].join("");
}

/** Its ends are out of every frame. */
function drawCounter(): string {
  const { backY, edgeY } = counter;
  return [
    fill("oak", `M-900 ${backY}h3300V${edgeY}h-3300z`),
    shape("glass", `M-900 ${backY}h3300v5h-3300z`),
    shape(
      "seam",
      `M-900 ${backY + 22}h900m60 0h700m90 0h1400M-900 ${backY + 44}h600m80 0h900m70 0h1500`,
    ),
    fill("night", `M-900 ${edgeY}h3300v38h-3300z`),
    fill("oak", `M-900 ${edgeY}h3300v12h-3300z`),
    shape("tone", `M-900 ${edgeY}h3300v12h-3300z`),
  ].join("");
}

const title = "Warranty";
const letterScale = 2.5;

/** A sheet on a board that leans at the wall; its origin is the middle of its foot. */
function drawCertificate(spot: Spot): string {
  const letters = drawSignLetters(title);
  const lettersX = Math.round((-letters.width * letterScale) / 2);
  const lines = [
    "M-150-186h300",
    "M-150-160h250",
    "M-150-134h280",
    "M-150-108h150",
    "M-150-82h120",
  ].join("");
  return place(
    spot,
    [
      '<ellipse class="cast" cx="24" cy="0" rx="250" ry="14"/>',
      `<g transform="rotate(-2.500)">`,
      fill("night", "M-196-310q0-10 10-10h372q10 0 10 10V0h-392z"),
      fill("paper", "M-184-308h368V-12h-368z"),
      stroke("sun", 3, "M-172-296h344v272h-344z"),
      fill("navy", "M-160-284h320v62h-320z"),
      `<g class="sign" transform="translate(${lettersX} -270)scale(${letterScale})"><g stroke-width="2.600">${letters.path}</g></g>`,
      stroke("steel", 8, lines),
      stroke("denim", 4, "M-146-50q14-26 22-6t18-10 16 8 22-10 10 12 30-8"),
      stroke("steel", 3, "M-150-38h140"),
      drawSeal({ x: 98, y: -84 }),
      fill("steel", "M-44-330h88v14h14v16h-116v-16h14z"),
      "</g>",
    ].join(""),
  );
}

/** A round seal with the tails of its ribbon. */
function drawSeal(spot: Spot): string {
  const points = times(24, (index) => {
    const angle = (index * Math.PI) / 12;
    const reach = index % 2 === 0 ? 50 : 43;
    return `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  });
  return place(
    spot,
    [
      fill("navy", "M-30 26l-14 58 22-10 14 18 10-60zM30 26l14 58-22-10-14 18-10-60z"),
      fill("coral", `M${points.join("L")}z`),
      stroke("cream", 3, "M-32 0a32 32 0 1 1 64 0a32 32 0 1 1-64 0"),
      stroke("cream", 8, "M-15 1l11 12 20-24"),
    ].join(""),
  );
}

/** A cart's key on its ring, and the tag beside it. */
function drawKey(spot: Spot): string {
  return place(
    spot,
    [
      '<ellipse class="cast" cx="0" cy="6" rx="130" ry="10"/>',
      stroke("steel", 5, "M-18-14a20 13 0 1 1 40 0a20 13 0 1 1-40 0"),
      fill("sun", "M14-16l28-20h74q8 0 8 8v24q0 8-8 8H42z"),
      fill("oak", "M34-16a7 6 0 1 1 14 0a7 6 0 1 1-14 0z"),
      stroke("oak", 4, "M62-24h46M62-10h34"),
      fill("night", "M-16-32h-30q-12 0-12 16t12 16h30q10 0 10-16t-10-16z"),
      fill("steel", "M-58-22h-62l-10 8 10 8h8l6-6 6 6h8l6-6 8 6h20z"),
    ].join(""),
  );
}

function drawPen(spot: Spot): string {
  return place(
    spot,
    `<g transform="rotate(-8)">${stroke("night", 11, "M-60 0h96")}${stroke("coral", 11, "M40 0h24")}${stroke("steel", 4, "M-68 0h-10M-40-6h52")}</g>`,
  );
}
