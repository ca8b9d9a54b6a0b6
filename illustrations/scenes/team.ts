import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { boldColorRules, fill, glaze, stroke } from "./bold-colors.ts";
import { extra, focal, place, shape, times } from "./parts.ts";
import {
  drawCarrier,
  drawKneelingTechnician,
  drawRentals,
  drawSales,
  drawVisitor,
} from "./people.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { shopScenePlan } from "./shop.ts";

const { width, height } = shoreFrame;

/** The front of our shop, as wide as the picture, with its people at work before it. */
export const teamScenePlan: ShoreScenePlan = {
  ...shopScenePlan,
  id: "team",
  motif: "team",
  ground: "floor",
  sky: { ...shopScenePlan.sky, clouds: [], gulls: [] },
};

/** Where the wall meets the pavement. */
const floorY = 478;
/** Everything is lower than the sky that a title stands on. */
const wallTop = 250;
const sillY = 456;
const awningY = 286;
const door = { left: 646, right: 742 };
/** Where they are, all left of the cart; the first and the last are only on a desk. */
const people = { carrier: 250, rentals: 486, sales: 618, visitor: 724, technician: 896 } as const;
const groundY = 546;
const scale = 1.9;
/** The middle of the three on a phone, where they stand farther back. */
const group = { x: 609, y: groundY, scale: 0.6 } as const;
/** The left and the right edge of each. */
const windows = [
  [36, 318],
  [338, 620],
  [768, 1146],
  [1166, 1564],
] as const;

/** The front, the pavement, and the people left of the cart. */
export function drawTeam(): string {
  const { carrier, rentals, sales, visitor, technician } = people;
  return [
    boldColorRules,
    drawFront(),
    drawPavement(),
    extra(
      [carrier, technician].map(drawPersonShadow).join("") +
        drawCarrier({ x: carrier, y: groundY - 14, scale: scale * 0.94 }) +
        drawKneelingTechnician({ x: technician, y: groundY + 16, scale: scale * 1.02 }),
    ),
    focal(
      group,
      [rentals, sales, visitor].map(drawPersonShadow).join("") +
        drawRentals({ x: rentals, y: groundY - 8, scale: scale * 0.97 }) +
        drawVisitor({ x: visitor, y: groundY - 2, scale: scale * 1.05 }) +
        drawSales({ x: sales, y: groundY + 6, scale: scale * 0.96 }),
      -16,
    ),
  ].join("");
}

function drawFront(): string {
  return [
    fill("cream", `M0 ${wallTop}h${width}v${floorY - wallTop}H0z`),
    fill("navy", `M0 ${sillY}h${width}v${floorY - sillY}H0zM0 ${wallTop - 8}h${width}v14H0z`),
    windows.map(([left, right]) => drawWindow(left, right)).join(""),
    drawDoor(),
    drawAwning(),
  ].join("");
}

function drawWindow(left: number, right: number): string {
  const long = right - left;
  const tall = sillY - awningY;
  const shine = `M${left + 50} ${sillY}l80-${tall}h44l-80 ${tall}zM${right - 110} ${sillY}l80-${tall}h16l-80 ${tall}z`;
  return [
    glaze(`M${left} ${awningY}h${long}v${tall}H${left}z`),
    shape("glass", shine),
    stroke("navy", 5, `M${left} ${awningY}h${long}v${tall}H${left}z`),
  ].join("");
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
