import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { boldColorRules, fill, stroke } from "./bold-colors.ts";
import { extra, focal, place, shape, type Spot, times, wide } from "./parts.ts";
import { drawKneelingTechnician } from "./crew.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { storefrontScenePlan } from "./shop.ts";

const { width, height } = shoreFrame;

/** The service bay of our shop: its door is open, and the street is behind it. */
export const workshopScenePlan: ShoreScenePlan = {
  ...storefrontScenePlan,
  id: "workshop",
  motif: "workshop",
  ground: "floor",
  sky: { ...storefrontScenePlan.sky, clouds: [{ x: 1120, y: 300, width: 240 }], gulls: [] },
};

/** Where the wall meets the floor of a room of ours. */
const floorY = 484;
/** Everything is lower than the wall that a title stands on. */
const doorTop = 238;
const openDoor = { left: 918, right: 1400 };
const postWidth = 16;
/** So far the wall goes on behind a post, so that no line of light is between them. */
const overlap = 2;
/** Behind the post of the closed door. */
const panelLeft = 343;

/** The technician: his wrench ends at the cart's front bumper, whose picture lies over the drawing. */
const technician = { x: 866, y: 550, scale: 1.95 } as const;
/** On a phone he and the lift are at the smaller cart. */
const phone = { x: 766, y: 580, scale: 0.8 } as const;

/** A small picture would show the end of the board alone. */
const smallRule = "<style>@media(max-width:240px){#pegboard{display:none}}</style>";

/** The wall with its doors and tools, the floor, and the technician at the cart on its low lift. */
export function drawWorkshop(): string {
  return [
    boldColorRules,
    smallRule,
    drawWall(),
    extra(drawShelf({ x: 1502, y: floorY })),
    drawRoomFloor(),
    drawDaylight(),
    wide(
      drawPanel() +
        `<g id="pegboard">${drawPegboard({ x: 420, y: 248 })}</g>` +
        drawBench({ x: 400, y: floorY }),
    ),
    extra(drawClosedDoor({ x: 16, y: floorY })),
    extra(drawToolbox({ x: 505, y: 556 })),
    focal(
      phone,
      [
        drawLift(),
        place({ x: technician.x, y: technician.y }, '<ellipse class="cast" rx="150" ry="12"/>'),
        drawKneelingTechnician(technician),
      ].join(""),
    ),
  ].join("");
}

/** The wall behind the bench, from one door's post to the other's: its ends are behind them. */
function drawPanel(): string {
  const { left } = openDoor;
  const wallEnd = left - overlap;
  return [
    shape("t0", `M${panelLeft} 0H${wallEnd}V396H${panelLeft}z`),
    fill("sea", `M${panelLeft} 396H${wallEnd}V${floorY}H${panelLeft}z`),
    fill(
      "navy",
      `M${panelLeft} 392H${wallEnd}v8H${panelLeft}zM${panelLeft} ${floorY - 10}H${wallEnd}V${floorY}H${panelLeft}z`,
    ),
    fill(
      "navy",
      `M${left - postWidth} ${doorTop - 10}h${postWidth}v${floorY - doorTop + 10}h-${postWidth}z`,
    ),
  ].join("");
}

/** An open box of tools on the floor; its origin is the middle of its foot. */
function drawToolbox(spot: Spot): string {
  return place(
    spot,
    [
      '<ellipse class="cast" cx="8" rx="76" ry="9"/>',
      stroke("steel", 6, "M-28-50v-26M4-50v-20"),
      stroke("sun", 8, "M-12-50v-34"),
      fill("night", "M22-48l16-30 6 3-14 28z"),
      fill("coral", "M-52-50h104l-5 50h-94z"),
      fill("night", "M-56-56h112v10h-112z"),
      fill("paper", "M-14-34h28v7h-28z"),
    ].join(""),
  );
}

/** It leaves the open door free, through which the street shows. */
function drawWall(): string {
  const { left, right } = openDoor;
  const inside = right - left;
  const [wallEnd, wallStart] = [left - overlap, right + overlap];
  const sides = (top: number, bottom: number) =>
    `M0 ${top}H${wallEnd}V${bottom}H0zM${wallStart} ${top}H${width}V${bottom}H${wallStart}z`;
  const slats = times(3, (index) => `M${left} ${doorTop + 22 + index * 14}h${inside}`).join("");
  return [
    shape("t0", `M0 0H${width}v${doorTop}H0z`),
    shape("t0", sides(doorTop - 2, 396)),
    fill("sea", sides(396, floorY)),
    fill("navy", sides(392, 400) + sides(floorY - 10, floorY)),
    shape("line", `M${left} ${doorTop}h${inside}v52H${left}z`),
    shape("ink", `M${left} ${doorTop + 50}h${inside}v6H${left}z`),
    shape("seam", slats),
    fill(
      "navy",
      `M${left - 1} ${doorTop - 10}H${right + postWidth}V${floorY}h-${postWidth}V${doorTop + 10}H${left - 1}z`,
    ),
  ].join("");
}

/** A roll-up door with a row of windows; its origin is its left end on the floor. */
function drawClosedDoor(spot: Spot): string {
  const panes = times(4, (index) => `M${26 + index * 76}-168h56v30h-56z`).join("");
  return place(
    spot,
    fill("navy", "M-14 0v-256h348V0z") +
      shape("line", "M0 0v-236h320V0z") +
      shape("seam", times(6, (index) => `M0-${34 + index * 34}h320`).join("")) +
      shape("pane", panes) +
      shape("ink", "M0-6h320v6H0zM146-22h28v8h-28z"),
  );
}

const wrench =
  "q0-9 6-12v12h8v-12q6 3 6 12q0 8-6 10v24q0 8 6 10q0 9-6 12v-12h-8v12q-6-3-6-12q0-8 6-10v-24q-6-2-6-10z";

/** Its origin is its upper left corner. */
function drawPegboard(spot: Spot): string {
  const wrenches = [30, 62, 94].map((x) => `M${x} 20${wrench}`).join("");
  return place(
    spot,
    fill("oak", "M0 0h320v100H0z") +
      fill("cream", "M6 6h308v88H6z") +
      fill("night", `${wrenches}M132 20h44v14h-44zM208 56h6v26h-6zM236 56h6v26h-6z`) +
      fill("oak", "M150 34h8v48h-8z") +
      fill("coral", "M203 18h16v38h-16zM231 18h16v38h-16z") +
      fill("night", "M264 38a20 20 0 1 1 40 0a20 20 0 1 1-40 0z") +
      fill("cream", "M274 38a10 10 0 1 1 20 0a10 10 0 1 1-20 0z") +
      fill("paper", "M268 68h32v18h-32z"),
  );
}

/** A bench with a vise and a chest of tools; its origin is its left end on the floor. */
function drawBench(spot: Spot): string {
  return place(
    spot,
    [
      fill("oak", "M8-72h12V0H8zM176-72h12V0h-12z"),
      fill("cream", "M8-26h180v8H8z"),
      fill("sun", "M34-60h54v34H34z"),
      fill("paper", "M40-52h42v6H40z"),
      fill("night", "M104-52h56v26h-56z"),
      fill("coral", "M204-74h132V0H204z"),
      shape("seam", "M204-56h132M204-38h132M204-20h132"),
      fill("paper", "M252-67h36v4h-36zM252-49h36v4h-36zM252-31h36v4h-36zM252-12h36v4h-36z"),
      fill("oak", "M-4-86h352v14H-4z"),
      fill("night", "M40-86v-12h12v-14H34v-12h58v12H74v14h12v12z"),
      fill("night", "M236-86v-34h64v34z"),
      shape("pane", "M246-112h44v14h-44z"),
    ].join(""),
  );
}

/** Batteries and boxes of parts; its origin is its left end on the floor. */
function drawShelf(spot: Spot): string {
  const box = (x: number, y: number, long: number, tall: number) =>
    `M${x} ${y}h${long}v-${tall}h-${long}z`;
  return place(
    spot,
    fill("oak", box(16, -168, 52, 38) + box(84, -168, 40, 26) + box(60, -92, 56, 40)) +
      fill("coral", box(14, -92, 38, 26)) +
      fill("sun", box(14, -22, 44, 34) + box(74, -22, 44, 34)) +
      fill("night", "M0 0v-222h8V0zM136 0v-222h8V0zM0-168h144v8H0zM0-92h144v8H0zM0-22h144v8H0z"),
  );
}

/** The floor of a room of ours, its joints toward the eye. */
function drawRoomFloor(): string {
  const joints = [-300, 120, 560, 1060, 1520, 1960]
    .map((x) => `M${Math.round(760 + (x - 760) * 0.5)} ${floorY}L${x} ${height}`)
    .join("");
  return shape("dim", `M0 ${floorY}h${width}V${height}H0z`) + shape("seam", joints);
}

/** Through the open door the day falls on the floor. */
function drawDaylight(): string {
  const { left, right } = openDoor;
  return extra(shape("glass", `M${left} ${floorY}h${right - left}l150 116H640z`));
}

/** A low lift: the cart's wheels are on its plate. */
function drawLift(): string {
  const stripes = times(11, (index) => `M${928 + index * 52} 588l12-16h18l-12 16z`).join("");
  return (
    fill("steel", "M982 518h422l96 55H914z") +
    fill("night", "M914 572h586v16H914z") +
    fill("sun", stripes)
  );
}
