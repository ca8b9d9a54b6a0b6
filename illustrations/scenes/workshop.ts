import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { extra, focal, place, shape, type Spot, times } from "./parts.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { shopScenePlan } from "./shop.ts";

const { width, height } = shoreFrame;

/** The service bay of our shop: its door is open, and the street is behind it. */
export const workshopScenePlan: ShoreScenePlan = {
  ...shopScenePlan,
  id: "workshop",
  motif: "workshop",
  ground: "floor",
  sky: { ...shopScenePlan.sky, clouds: [{ x: 1120, y: 300, width: 240 }], gulls: [] },
};

/** Where the wall meets the floor. */
const floorY = 484;
/** Everything is lower than the wall that a title stands on. */
const doorTop = 238;
const openDoor = { left: 918, right: 1400 };

/** The wall with its doors and tools, the floor, the lift under the cart and the technician beside it. */
export function drawWorkshop(): string {
  return [
    drawWall(),
    focal(
      { x: focalX, y: floorY },
      drawPanel() + drawPegboard({ x: 428, y: 256 }) + drawBench({ x: 436, y: floorY }),
    ),
    drawClosedDoor({ x: 84, y: floorY }),
    extra(drawShelf({ x: 1502, y: floorY })),
    drawFloor(),
    extra(
      drawLift() +
        place({ x: 806, y: 538 }, '<ellipse class="cast" rx="74" ry="11"/>') +
        drawTechnician({ x: 796, y: 540, scale: 2.1, isFlipped: true }),
    ),
  ].join("");
}

/** On a phone the wall of the bench, moved with it, closes the open door behind the cart. */
const focalX = 581;

/** The wall behind the bench, as `drawWall` has it. */
function drawPanel(): string {
  const { left } = openDoor;
  return [
    shape("t0", `M0 0h${left}v${floorY}H0z`),
    shape("water", `M0 398h${left}v8H0z`),
    shape("roof", `M0 ${floorY - 10}h${left}v10H0z`),
  ].join("");
}

/** It leaves the open door free, through which the street shows. */
function drawWall(): string {
  const { left, right } = openDoor;
  const inside = right - left;
  const slats = times(3, (index) => `M${left} ${doorTop + 22 + index * 14}h${inside}`).join("");
  return [
    shape("t0", `M0 0h${left}v${floorY}H0zM${right} 0H${width}v${floorY}H${right}z`),
    shape("t0", `M${left - 1} 0h${inside + 2}v${doorTop + 2}h-${inside + 2}z`),
    shape("water", `M0 398h${left}v8H0zM${right} 398H${width}v8H${right}z`),
    shape("roof", `M0 ${floorY - 10}h${left}v10H0zM${right} ${floorY - 10}H${width}v10H${right}z`),
    shape("line", `M${left} ${doorTop}h${inside}v52H${left}z`),
    shape("ink", `M${left} ${doorTop + 50}h${inside}v6H${left}z`),
    shape("seam", slats),
    extra(
      shape(
        "roof",
        `M${left - 16} ${doorTop - 10}h${inside + 32}v20h-${inside + 32}zM${left - 14} ${doorTop}h14v${floorY - doorTop}h-14zM${right} ${doorTop}h14v${floorY - doorTop}h-14z`,
      ),
    ),
  ].join("");
}

/** A roll-up door with a row of windows; its origin is its left end on the floor. */
function drawClosedDoor(spot: Spot): string {
  const panes = times(4, (index) => `M${26 + index * 76}-168h56v30h-56z`).join("");
  return place(
    spot,
    shape("roof", "M-14 0v-246h348V0zM-16-256h352v20h-352z") +
      shape("line", "M0 0v-236h320V0z") +
      shape("seam", times(6, (index) => `M0-${34 + index * 34}h320`).join("")) +
      shape("pane", panes) +
      shape("ink", "M0-6h320v6H0zM146-22h28v8h-28z"),
  );
}

const wrench =
  "q0-9 6-12v12h8v-12q6 3 6 12q0 8-6 10v46q0 8 6 10q0 9-6 12v-12h-8v12q-6-3-6-12q0-8 6-10v-46q-6-2-6-10z";

/** Its origin is its upper left corner. */
function drawPegboard(spot: Spot): string {
  const wrenches = [30, 62, 94].map((x) => `M${x} 26${wrench}`).join("");
  return place(
    spot,
    shape("beam", "M0 0h320v124H0z") +
      shape("wood", "M6 6h308v112H6z") +
      shape("ink", `${wrenches}M132 22h44v14h-44zM208 60h6v44h-6zM236 60h6v44h-6z`) +
      shape("beam", "M150 36h8v66h-8z") +
      shape("red", "M203 20h16v42h-16zM231 20h16v42h-16z") +
      shape("ink", "M264 42a22 22 0 1 1 44 0a22 22 0 1 1-44 0z") +
      shape("wood", "M275 42a11 11 0 1 1 22 0a11 11 0 1 1-22 0z") +
      shape("line", "M268 84h36v20h-36z"),
  );
}

/** A bench with a vise and a chest of tools; its origin is its left end on the floor. */
function drawBench(spot: Spot): string {
  return place(
    spot,
    [
      shape("beam", "M8-72h12V0H8zM176-72h12V0h-12z"),
      shape("wood", "M8-26h180v8H8z"),
      shape("water", "M34-60h54v34H34z"),
      shape("line", "M40-52h42v6H40z"),
      shape("roof", "M104-52h56v26h-56z"),
      shape("red", "M204-74h132V0H204z"),
      shape("seam", "M204-56h132M204-38h132M204-20h132"),
      shape("line", "M252-67h36v4h-36zM252-49h36v4h-36zM252-31h36v4h-36zM252-12h36v4h-36z"),
      shape("beam", "M-4-86h352v14H-4z"),
      shape("ink", "M40-86v-12h12v-14H34v-12h58v12H74v14h12v12z"),
      shape("roof", "M236-86v-34h64v34z"),
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
    shape("wood", box(16, -168, 52, 38) + box(84, -168, 40, 26) + box(60, -92, 56, 40)) +
      shape("red", box(14, -92, 38, 26)) +
      shape("water", box(14, -22, 44, 34) + box(74, -22, 44, 34)) +
      shape("roof", "M0 0v-222h8V0zM136 0v-222h8V0zM0-168h144v8H0zM0-92h144v8H0zM0-22h144v8H0z"),
  );
}

function drawFloor(): string {
  const joints = [-300, 120, 560, 1060, 1520, 1960]
    .map((x) => `M${Math.round(760 + (x - 760) * 0.5)} ${floorY}L${x} ${height}`)
    .join("");
  return (
    shape("road", `M0 ${floorY}h${width}V${height}H0z`) +
    shape("seam", joints) +
    extra(
      shape("glass", `M${openDoor.left} ${floorY}h${openDoor.right - openDoor.left}l150 116H640z`),
    )
  );
}

/** A low lift: the cart's wheels are on its plate. */
function drawLift(): string {
  const stripes = times(14, (index) => `M${846 + index * 48} 592l12-16h18l-12 16z`).join("");
  return (
    shape("crag", "M908 516h500l106 60H836z") +
    shape("ink", "M836 576h678v16H836z") +
    shape("line", stripes)
  );
}

/** With a wrench in hand, toward the left; the origin is the ground between the feet. */
export function drawTechnician(spot: Spot): string {
  return place(
    spot,
    [
      shape("ink", "M-15-66h14l-1 62h-12zM1-66h14l-2 62H1zM-22 0q0-6 8-6h13V0zM-4 0q0-6 6-6h13V0z"),
      shape("wood", "M-4-118h8v8h-8zM-9-127a9 10.5 0 1 1 18 0a9 10.5 0 1 1-18 0z"),
      shape("water", "M-17-104q0-9 9-9.5q8 3 16 0q9 .5 9 9.5l-1 44h-32z"),
      shape("roof", "M10.5-130q0-12-10.5-12q-10.5 0-10.5 11l-8 1.500q0 2 2 2h27z"),
      shape("ink", "M-37-95l4-2 10 20-4 2zM-43-96q-2-6 4-8l3 5 3-2-2-5q6-1 7 4t-6 9-9-3z"),
      shape("water", "M8-106q7-2 8 5l-12 24q-16 8-32 2l2-8q12 2 22-2z"),
      shape("wood", "M-26-76l-4-8q-6 0-6 5t10 3z"),
    ].join(""),
  );
}
