import { business } from "#content/dealership/business.ts";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { boldColorRules, fill, glaze, stroke } from "./bold-colors.ts";
import { extra, focal, place, shape, times } from "./parts.ts";
import {
  drawBuyer,
  drawDriver,
  drawKneelingTechnician,
  drawRentals,
  drawSales,
  drawVisitor,
} from "./people.ts";
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
const wallTop = 256;
const sillY = 456;
const awningY = 292;
const door = { left: 692, right: 788 };
/** All left of the cart but the visitor, who is behind it. */
const people = {
  driver: 262,
  rentals: 474,
  sales: 652,
  buyer: 768,
  technician: 886,
  visitor: 1404,
} as const;
const groundY = 546;
/** Sales, a buyer and the technician, who on a phone are smaller, as the cart is. */
const group = { x: 774, y: groundY, scale: 0.62 } as const;
/** The left and the right edge of each. */
const windows = [
  [36, 318],
  [338, 666],
  [814, 1146],
  [1166, 1564],
] as const;
/** On the wall, above the awning, lit by night; a phone shows it over the cart. */
const signScale = 0.7;
const signX = 740;
const signRules =
  "<style>@media(max-aspect-ratio:2.4){#sign{translate:545px}}@media(prefers-color-scheme:dark){#sign .sign{stroke:#ffe2a8}}</style>";

/** The front, the pavement, and the people at work round the cart. */
export function drawTeam(): string {
  const { driver, rentals, sales, buyer, technician, visitor } = people;
  return [
    boldColorRules,
    signRules,
    drawFront(),
    drawPavement(),
    extra(
      drawTrailer() +
        [driver, rentals].map(drawPersonShadow).join("") +
        drawDriver({ x: driver, y: groundY, scale: 1.82, isFlipped: true }) +
        drawRentals({ x: rentals, y: groundY - 12, scale: 1.64, isFlipped: true }) +
        drawVisitor({ x: visitor, y: groundY - 22, scale: 1.64 }),
    ),
    focal(
      group,
      [sales, buyer, technician].map(drawPersonShadow).join("") +
        drawBuyer({ x: buyer, y: groundY - 2, scale: 1.77 }) +
        drawSales({ x: sales, y: groundY + 4, scale: 1.62 }) +
        drawKneelingTechnician({ x: technician, y: groundY + 16, scale: 1.9 }),
      -6,
    ),
  ].join("");
}

/** The end of a trailer with boxes under a strap, and the ramp that leads up to it. */
function drawTrailer(): string {
  return [
    '<ellipse class="cast" cx="90" cy="548" rx="180" ry="12"/>',
    fill("oak", "M0 424h62v58H0zM66 440h52v42H66z"),
    fill("cream", "M24 424h14v58H24zM86 440h12v42H86z"),
    stroke("sun", 5, "M0 421H64L120 440L176 383"),
    fill("navy", "M-10 482h166v16H-10z"),
    fill("steel", "M150 482h10l74 60h-22z"),
    stroke("black", 60, "M48 518h0"),
    stroke("steel", 26, "M48 518h0"),
  ].join("");
}

function drawFront(): string {
  return [
    fill("cream", `M0 ${wallTop}h${width}v${floorY - wallTop}H0z`),
    fill("navy", `M0 ${sillY}h${width}v${floorY - sillY}H0zM0 ${wallTop - 8}h${width}v14H0z`),
    drawWindows(),
    drawDoor(),
    drawAwning(),
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

/** One over the whole front, its stripes all of one width. */
function drawAwning(): string {
  const stripe = 40;
  const count = width / stripe;
  const flaps = (every: number) =>
    times(
      count / every,
      (index) => `M${index * stripe * every} ${awningY}v40a20 14 0 0 0 ${stripe} 0v-40z`,
    ).join("");
  return (
    fill("paper", flaps(1)) +
    fill("sea", flaps(2)) +
    fill("navy", `M0 ${awningY - 6}h${width}v8H0z`) +
    shape("glass", `M0 ${awningY + 2}h${width}v8H0z`)
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

function drawPersonShadow(x: number): string {
  return place({ x: x + 14, y: groundY }, '<ellipse class="cast" rx="76" ry="11"/>');
}
