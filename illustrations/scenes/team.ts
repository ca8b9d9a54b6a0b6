import { business } from "#content/dealership/business.ts";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { boldColorRules, fill, glaze, stroke, tone } from "./bold-colors.ts";
import { drawDriver, drawTechnician } from "./crew.ts";
import { extra, focal, place, shape, times } from "./parts.ts";
import { drawBuyer, drawRentals, drawSales } from "./people.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawSign, storefrontScenePlan, sign } from "./shop.ts";

const { width, height } = shoreFrame;

/** The front of our shop, as wide as the picture, with its people at work before it. */
export const teamScenePlan: ShoreScenePlan = {
  ...storefrontScenePlan,
  id: "team",
  motif: "team",
  ground: "floor",
  sky: { ...storefrontScenePlan.sky, clouds: [], gulls: [] },
};

/** Where the wall meets the pavement. */
const floorY = 478;
/** Everything is lower than the sky that a title stands on. */
const wallTop = 254;
const sillY = 456;
/** The awnings hang above the people before them. */
const awningY = 282;
const awningDepth = 14;
const door = { left: 692, right: 788 };
/** Of an awning. */
const stripe = 40;
/** Where the people stand: a step behind the wheels of the cart, so that they are as tall as one beside it. */
const groundY = 550;
const scale = 1.75;
/** From left to right, all of them left of the cart. */
const xs = {
  truck: 112,
  driver: 181,
  rentals: 383,
  sales: 588,
  buyer: 744,
  technician: 880,
} as const;
/** Those whom a phone shows. */
const sale = { middleX: 662, scale: 0.86 } as const;
/** The middle of what a phone's frame of an aspect ratio, or a narrower one, shows. */
const phoneMiddles = [
  [2.4, 1000],
  [1.5, 1160],
  [1.22, 1240],
  [1.05, 1290],
  [0.92, 1330],
] as const;
/** The left and the right edge of each. */
const windows = [
  [36, 318],
  [338, 666],
  [814, 1146],
  [1166, 1564],
] as const;
/** On the wall, above the door; lit by night. */
const signScale = 0.62;
const signX = 740;
/** On a phone the sign is in the middle. */
const frameRules = `<style>${phoneMiddles
  .map(([ratio, x]) => `@media(max-aspect-ratio:${ratio}){#sign{translate:${x - signX}px}}`)
  .join("")}@media(prefers-color-scheme:dark){#sign .sign{stroke:#ffe2a8}}</style>`;

/** The front, the pavement, and the people at work beside the page's cart. */
export function drawTeam(): string {
  return [
    boldColorRules,
    frameRules,
    drawFront(),
    drawPavement(),
    extra(
      [
        drawShadow(xs.driver - 12, 132),
        drawShadow(xs.rentals, 62),
        place({ x: xs.truck, y: groundY, scale }, drawHandTruck()),
        drawDriver({ x: xs.driver, y: groundY, scale, isFlipped: true }),
        drawRentals({ x: xs.rentals, y: groundY, scale }),
        drawShadow(xs.technician, 62),
        drawTechnician({ x: xs.technician, y: groundY, scale }),
      ].join(""),
    ),
    focal({ x: sale.middleX, y: groundY, scale: sale.scale }, drawSale(), 6),
  ].join("");
}

/** A key changes hands. */
function drawSale(): string {
  return [
    drawShadow(xs.sales, 62),
    drawShadow(xs.buyer, 62),
    drawSales({ x: xs.sales, y: groundY, scale }),
    drawBuyer({ x: xs.buyer, y: groundY, scale, isFlipped: true }),
  ].join("");
}

/** Boxes on two wheels; the origin is under its wheel, the handle is at the right. */
function drawHandTruck(): string {
  return [
    '<g transform="rotate(14)">',
    fill("oak", "M-40-44h36v38h-36z"),
    fill("cream", "M-36-76h32v30h-32z"),
    fill("oak", "M-30-98h26v20h-26z"),
    tone("M-14-98h10v92h-10z"),
    fill("paper", "M-26-44h8v12h-8zM-24-76h8v9h-8z"),
    stroke("coral", 4.5, "M-46-4H0V-104l12-5"),
    "</g>",
    stroke("night", 22, "M4-11h0") + stroke("steel", 8, "M4-11h0"),
  ].join("");
}

function drawFront(): string {
  return [
    fill("cream", `M0 ${wallTop}h${width}v${floorY - wallTop}H0z`),
    fill("navy", `M0 ${floorY - 8}h${width}v8H0zM0 ${wallTop - 8}h${width}v14H0z`),
    drawWindows(),
    drawDoor(),
    drawAwnings(),
    `<g id="sign">${place(
      {
        x: signX - sign.middleX * signScale,
        y: awningY - 4 - (sign.top + sign.height) * signScale,
        scale: signScale,
      },
      drawSign(business.name),
    )}</g>`,
  ].join("");
}

function drawWindows(): string {
  const tall = sillY - awningY;
  const panes = windows
    .map(([left, right]) => `M${left} ${awningY}h${right - left}v${tall}H${left}z`)
    .join("");
  const shines = windows
    .map(([left]) => `M${left + 50} ${sillY}l80-${tall}h44l-80 ${tall}z`)
    .join("");
  return glaze(panes) + shape("glass", shines) + stroke("navy", 5, panes);
}

function drawDoor(): string {
  const { left, right } = door;
  const middle = (left + right) / 2;
  return [
    fill("navy", `M${left} ${floorY}V${awningY}H${right}V${floorY}z`),
    glaze(`M${left + 9} ${floorY}V${awningY}H${right - 9}V${floorY}z`),
    shape("glass", `M${left + 18} ${floorY - 8}l52-150v54l-30 96z`),
    stroke("navy", 4, `M${middle} ${floorY}V${awningY}M${middle - 11} 400v34m22-34v34`),
  ].join("");
}

/** One over the windows on each side of the door, all stripes of one width. */
function drawAwnings(): string {
  const awnings = [
    [door.left - 6 - 18 * stripe, 18],
    [door.right + 6, 21],
  ] as const;
  const flaps = (every: number) =>
    awnings
      .flatMap(([left, count]) =>
        times(
          Math.ceil(count / every),
          (index) =>
            `M${left + index * stripe * every} ${awningY}v${awningDepth}a20 14 0 0 0 ${stripe} 0v-${awningDepth}z`,
        ),
      )
      .join("");
  const bars = (top: number, thickness: number, overhang: number) =>
    awnings
      .map(
        ([left, count]) =>
          `M${left - overhang} ${top}h${count * stripe + 2 * overhang}v${thickness}H${left - overhang}z`,
      )
      .join("");
  return (
    shape("wall", flaps(1)) +
    shape("red", flaps(2)) +
    fill("navy", bars(awningY - 6, 8, 4)) +
    shape("glass", bars(awningY + 2, 8, 0))
  );
}

function drawPavement(): string {
  const joints = times(10, (index) => {
    const x = -500 + index * 280;
    return `M${Math.round(760 + (x - 760) * 0.5)} ${floorY + 8}L${x} ${height}`;
  }).join("");
  return [
    shape("sand", `M0 ${floorY}h${width}V${height}H0z`),
    shape("line", `M0 ${floorY}h${width}v8H0z`),
    shape("seam", `${joints}M0 524h${width}`),
  ].join("");
}

/** On the ground, away from the light at the right. */
function drawShadow(x: number, reach: number): string {
  return `<ellipse class="cast" cx="${x - 14}" cy="${groundY}" rx="${reach}" ry="12"/>`;
}
