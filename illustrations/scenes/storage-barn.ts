import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { extra, focal, place, shape, type Spot, times } from "./parts.ts";
import { drawBareTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { storefrontScenePlan } from "./shop.ts";

const { width } = shoreFrame;

/** Our winter storage late in the fall: carts under their covers in an open barn, one more rolling up to it. */
export const storageScenePlan: ShoreScenePlan = {
  ...storefrontScenePlan,
  id: "storage",
  season: "winter",
  motif: "storage",
  ground: "yard",
  sky: {
    tone: "rose",
    clouds: [
      { x: 880, y: 150, width: 300 },
      { x: 60, y: 168, width: 220 },
    ],
    gulls: [],
  },
};

/** The front of the barn's floor, where the yard begins. */
const floorY = 490;
const roof = { ridgeY: 198, eaveY: 227, bottomY: 244 } as const;
/** It goes on behind the cart and out of the frame. */
const barn = { left: 84, right: 1900 } as const;
const postXs = times(6, (index) => barn.left + 12 + index * 340);

/** A phone and a tile show the bay of the first two carts, as far as the right one's nose at the cart's. */
const phone = { x: 719, y: floorY, scale: 0.9 } as const;

/** The narrower a phone's frame, the farther to the right is the covered cart that it shows whole. */
const phoneRule =
  "<style>@media(max-aspect-ratio:1.26){#barn{translate:78px}}@media(max-aspect-ratio:1.14){#barn{translate:156px}}</style>";

/** The barn with the covered carts in its bays; trees without leaves stand behind it. */
export function drawStorage(): string {
  return (
    phoneRule +
    extra(drawBareTree({ x: 40, y: 474, scale: 0.9 })) +
    focal(
      phone,
      `<g id="barn">${[
        drawBareTree({ x: 1160, y: 344, scale: 1.5 }),
        drawBareTree({ x: 1296, y: 330, scale: 1.1, isFlipped: true }),
        drawInside(),
        drawCoveredCart({ x: 246, y: floorY - 8, scale: 1.06 }, "t0"),
        drawCoveredCart({ x: 744, y: floorY - 14, scale: 0.98 }, "dim"),
        drawCoveredCart({ x: 566, y: floorY - 6, scale: 1.08 }, "wall"),
        drawFrame(),
        drawRoof(),
      ].join("")}</g>`,
    )
  );
}

/** The back wall of boards, dark under the roof, and the floor. */
function drawInside(): string {
  const { left, right } = barn;
  const long = right - left;
  const boards = times(32, (index) => `M${left + 40 + index * 56} ${roof.bottomY}v200h3v-200z`);
  return [
    shape("beam", `M${left} ${roof.bottomY - 4}h${long}V440H${left}z`),
    shape("shadow", boards.join("")),
    shape("shadow", `M${left} ${roof.bottomY - 4}h${long}v44H${left}z`),
    shape("rock", `M${left} 440h${long}V${floorY}H${left}z`),
    shape("shadow", `M${left} 440h${long}v16H${left}z`),
    shape("dim", `M${left} ${floorY - 6}h${long}v8H${left}z`),
  ].join("");
}

/** The posts at the front with their braces, and the beam that they carry. */
function drawFrame(): string {
  const posts = postXs.map((x) => `M${x - 9} ${floorY}V${roof.bottomY}h18V${floorY}z`).join("");
  const braces = postXs
    .map((x) => `M${x} 316l56-58h14l-70 74zM${x} 316l-56-58h-14l70 74z`)
    .join("");
  const lamps = postXs.map((x) => `M${x + 162} 262h16l10 14h-36z`).join("");
  return [
    shape("wood", braces + posts),
    shape("shadow", postXs.map((x) => `M${x + 3} ${floorY}V262h6V${floorY}z`).join("")),
    shape("wood", `M${barn.left} ${roof.bottomY - 2}H${barn.right}v24H${barn.left}z`),
    shape("shadow", `M${barn.left} ${roof.bottomY - 2}H${barn.right}v9H${barn.left}z`),
    shape("ink", lamps),
    `<g class="night">${shape("lamp", postXs.map((x) => `M${x + 154} 276h32q-16 16-32 0z`).join(""))}${postXs
      .map((x) => `<ellipse class="pool" cx="${x + 170}" cy="${floorY - 24}" rx="150" ry="20"/>`)
      .join("")}</g>`,
  ].join("");
}

/** A low roof; the first snow lies on it and hangs a little over its edge. */
function drawRoof(): string {
  const { left, right } = barn;
  const { ridgeY, eaveY, bottomY } = roof;
  const start = left - 38;
  // From the right: long and short, deep and flat by turns, up to the roof's left end.
  const drifts = times(
    12,
    (index) =>
      `q-${[74, 58, 100][index % 3]} ${[13, 4, 18][index % 3]}-${[148, 116, 200][index % 3]} 0`,
  );
  return (
    shape("ink", `M${start} ${eaveY - 4}H${right}V${bottomY}H${start}z`) +
    shape(
      "wall",
      `M${start - 2} ${eaveY}v-8L${left + 4} ${ridgeY}H${right}V${eaveY}${drifts.join("")}z`,
    )
  );
}

/** A cart from its side under a fitted cover; the wheels show below the hem. */
function drawCoveredCart(spot: Spot, tint: "wall" | "t0" | "dim"): string {
  return place(
    spot,
    [
      '<ellipse class="shadow" cx="8" cy="-1" rx="122" ry="8"/>',
      shape(
        "ink",
        "M-84-14a17 17 0 0 1 34 0 17 17 0 0 1-34 0zM56-14a17 17 0 0 1 34 0 17 17 0 0 1-34 0z",
      ),
      shape(
        tint,
        "M-116-16L-114-74Q-112-90-96-94L-66-102L-40-178Q-36-190-24-191Q24-187 76-191Q90-190 92-178L100-98L110-16Q92-9 74-15T36-14 0-15-38-14-74-15-116-16z",
      ),
      // The side away from the light, the hem, and the folds that hang from the roof's corners.
      shape(
        "shadow",
        "M76-191Q90-190 92-178L100-98L110-16Q92-9 74-15L64-100zM-66-102L-40-178-48-96-60-14-82-15zM-116-16L-115-38Q0-26 108-38L110-16Q92-9 74-15T36-14 0-15-38-14-74-15-116-16zM-8-176L-16-70-2-150zM44-174L36-56 50-158z",
      ),
      shape("seam", "M-115-38Q0-26 108-38M-41-174Q24-166 92-174"),
    ].join(""),
  );
}

/** Dead leaves on the yard, where the wind left them. */
export function drawLeafLitter(): string {
  const leaf = (index: number) => {
    const x = (index * 271 + 40) % width;
    return `M${x} ${504 + ((index * 37) % 84)}q7-9 15-3-5 8-15 3z`;
  };
  return (
    shape("warm", times(14, (index) => leaf(index)).join("")) +
    shape("shade", times(14, (index) => leaf(index + 20)).join(""))
  );
}
