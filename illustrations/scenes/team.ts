import { business } from "#content/dealership/business.ts";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { boldColorRules, fill, glaze, stroke, tone } from "./bold-colors.ts";
import { drawDriver, drawTechnician } from "./crew.ts";
import { drawFlatCart } from "./flat-cart.ts";
import { extra, focal, place, shape, times } from "./parts.ts";
import { drawBuyer, drawRentals, drawRider, drawSales } from "./people.ts";
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
/** The awnings hang above the roof of the cart before them. */
const awningY = 282;
const awningDepth = 20;
const door = { left: 692, right: 788 };
/** Of an awning. */
const stripe = 40;
const groundY = 570;
/** One scale for the people and their cart. */
const scale = 1.6;
/** From left to right. */
const xs = {
  truck: 131,
  driver: 194,
  rentals: 396,
  sales: 655,
  buyer: 787,
  cart: 1032,
  technician: 1289,
} as const;
/** Those at the cart, whom a phone shows too. */
const core = { left: 615, right: 1349 } as const;
/**
 * What a phone's frame of an aspect ratio, or a narrower one, shows of the core: its scale, its middle and
 * that of the sign, which is over it where the cart's roof is lower.
 */
const phoneFrames = [
  [2.4, 1.07, 1180, 913],
  [1.5, 0.94, 1228, 1228],
  [1.22, 0.82, 1278, 1278],
  [1.05, 0.72, 1315, 1315],
  [0.92, 0.64, 1342, 1342],
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
/** A small picture, which would cut off the left end, leaves out who stands there. */
const frameRules = `<style>${phoneFrames
  .map(([ratio, size, middleX, phoneSignX]) => {
    const x = Math.round(middleX - ((core.left + core.right) / 2) * size);
    const y = Math.round((groundY + 6) * (1 - size));
    return `@media(max-aspect-ratio:${ratio}){.focal{translate:0;transform:translate(${x}px,${y}px)scale(${size})}#sign{translate:${phoneSignX - signX}px}}`;
  })
  .join(
    "",
  )}@media(max-width:1200px){.extra{display:none}}@media(max-width:240px){#sale{display:none}.focal{translate:-106px}}@media(max-width:180px){#sign{display:none}}@media(prefers-color-scheme:dark){#sign .sign{stroke:#ffe2a8}}</style>`;

/** The front, the pavement, and the people at work round a cart of their own hand. */
export function drawTeam(): string {
  return [
    boldColorRules,
    frameRules,
    drawFront(),
    drawPavement(),
    extra(
      [
        drawShadow(xs.driver - 20, 121),
        drawShadow(xs.rentals, 58),
        place({ x: xs.truck, y: groundY, scale }, drawHandTruck()),
        drawDriver({ x: xs.driver, y: groundY, scale, isFlipped: true }),
        drawRentals({ x: xs.rentals, y: groundY - 6, scale }),
      ].join(""),
    ),
    focal({ x: core.left, y: groundY }, drawCore()),
  ].join("");
}

/** A key changes hands, somebody is at the wheel, ready to go, and the technician is done. */
function drawCore(): string {
  const rider = drawRider({ x: 28, y: -8.5, scale: 0.95, isFlipped: true });
  return [
    `<g id="sale">${[
      drawShadow(xs.sales, 61),
      drawShadow(xs.buyer, 61),
      drawSales({ x: xs.sales, y: groundY + 4, scale }),
      drawBuyer({ x: xs.buyer, y: groundY + 2, scale, isFlipped: true }),
    ].join("")}</g>`,
    drawShadow(xs.cart, 232),
    drawShadow(xs.cart - 106, 41),
    drawShadow(xs.cart + 114, 41),
    drawShadow(xs.technician, 61),
    place({ x: xs.cart, y: groundY, scale }, drawFlatCart("coral", rider)),
    drawTechnician({ x: xs.technician, y: groundY + 4, scale, isFlipped: true }),
    extra(place({ x: 1400, y: groundY + 8, scale }, drawToolbox())),
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

/** Its origin is the middle of its foot. */
function drawToolbox(): string {
  return [
    stroke("night", 3.4, "M-8-26v-7h16v7"),
    fill("sun", "M-24-26h48q3 0 3 3V0h-54v-23q0-3 3-3z"),
    tone("M8-26h16q3 0 3 3V0H8z"),
    fill("night", "M-27-15h54v3h-54zM-4-17h8v8h-8z"),
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

/** On the ground, away from the light at the left. */
function drawShadow(x: number, reach: number): string {
  return `<ellipse class="cast" cx="${x + 14}" cy="${groundY}" rx="${reach}" ry="12"/>`;
}
