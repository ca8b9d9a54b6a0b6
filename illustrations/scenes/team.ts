import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { drawBoxCarrier, drawSurfer, drawWaver } from "./people.ts";
import { extra, focal, place, shape, times } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawCartBehindGlass, shopScenePlan } from "./shop.ts";
import { drawTechnician } from "./workshop.ts";

const { width, height } = shoreFrame;

/** The front of our shop, as wide as the picture, with four of its people before it. */
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
/** Where they stand, all left of the cart. */
const people = [285, 450, 630, 812] as const;
/** The left and the right edge of each. */
const windows = [
  [36, 318],
  [338, 620],
  [768, 1146],
  [1166, 1564],
] as const;

/** The front, the pavement, and the people left of the cart. */
export function drawTeam(): string {
  return [
    drawFront(),
    drawPavement(),
    extra(
      drawPersonShadow(people[0]) +
        drawPersonShadow(people[3]) +
        drawBoxCarrier({ x: people[0], y: 540, scale: 2 }) +
        drawTechnician({ x: people[3], y: 544, scale: 2 }),
    ),
    focal(
      { x: 534, y: 544, scale: 0.84 },
      drawPersonShadow(people[1]) +
        drawPersonShadow(people[2]) +
        drawWaver({ x: people[1], y: 548, scale: 1.9 }) +
        drawSurfer({ x: people[2], y: 544, scale: 1.9 }),
    ),
  ].join("");
}

function drawFront(): string {
  return [
    shape("wall", `M0 ${wallTop}h${width}v${floorY - wallTop}H0z`),
    shape("shingle", `M0 ${sillY}h${width}v${floorY - sillY}H0z`),
    shape("roof", `M0 ${wallTop - 8}h${width}v14H0z`),
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
    shape("pane", `M${left} ${awningY}h${long}v${tall}H${left}z`),
    drawCartBehindGlass({ x: left + long / 2, y: sillY - 2, scale: 0.94 }),
    shape("glass", shine),
    shape("trim", `M${left} ${awningY}h${long}v${tall}H${left}z`),
  ].join("");
}

function drawDoor(): string {
  const { left, right } = door;
  const middle = (left + right) / 2;
  return [
    shape("roof", `M${left} ${floorY}V${awningY}H${right}V${floorY}z`),
    shape("pane", `M${left + 9} ${floorY}V${awningY}H${right - 9}V${floorY}z`),
    shape("glass", `M${left + 18} ${floorY - 8}l52-150v54l-30 96z`),
    shape("trim", `M${middle} ${floorY}V${awningY}M${middle - 9} 400v34m18-34v34`),
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
    shape("wall", flaps(1)) +
    shape("red", flaps(2)) +
    shape("roof", `M0 ${awningY - 6}h${width}v8H0z`) +
    shape("glass", `M0 ${awningY + 2}h${width}v8H0z`)
  );
}

function drawPavement(): string {
  const joints = times(10, (index) => {
    const x = -500 + index * 280;
    return `M${Math.round(760 + (x - 760) * 0.5)} ${floorY + 8}L${x} ${height}`;
  }).join("");
  return [
    shape("road", `M0 ${floorY}h${width}V${height}H0z`),
    shape("line", `M0 ${floorY}h${width}v8H0z`),
    shape("seam", `${joints}M0 524h${width}`),
  ].join("");
}

function drawPersonShadow(x: number): string {
  return place({ x: x + 14, y: 545 }, '<ellipse class="cast" rx="76" ry="11"/>');
}
