import { business } from "#content/dealership/business.ts";
import { glaze, glazingRules } from "./bold-colors.ts";
import { extra, focal, place, shape, type Spot, times } from "./parts.ts";
import { drawTree } from "./plants.ts";
import type { ShoreScenePlan } from "./scene-plan.ts";
import { drawSignLetters } from "./sign-letters.ts";

/** Our shop on a street of a shore town on a summer evening, the whole of it to the left of the cart. */
export const storefrontScenePlan: ShoreScenePlan = {
  id: "storefront",
  season: "summer",
  water: "inland",
  motif: "storefront",
  ground: "road",
  plants: "field",
  motifX: 480,
  sky: {
    tone: "clear",
    clouds: [
      { x: 60, y: 270, width: 260 },
      { x: 1240, y: 262, width: 260 },
      { x: 220, y: 300, width: 220 },
    ],
    gulls: [
      { x: 950, y: 250 },
      { x: 1530, y: 250 },
    ],
  },
  horizonY: 372,
  randoms: times(16, (index) => (index * 0.37) % 1),
};

/** The edge of the sidewalk before the shop. */
const frontY = 484;

/**
 * Where a phone's cart stands before the right window, nothing in it shows through the struts, and the
 * left window is whole. A wider picture has the shop in its middle.
 */
const pairRule =
  "<style>@media(max-aspect-ratio:1.4){#pair{display:none}}@media(max-aspect-ratio:2.4){#shop{translate:-80px}}@media(max-aspect-ratio:1.2){#shop{translate:36px}}@media(max-width:200px){#sign{display:none}}</style>";

/** Our shop from across the street, where no cart hides its sign, its door or its windows. */
export function drawStorefront(): string {
  return (
    glazingRules +
    pairRule +
    extra(drawTrees([130, 1000, 1500])) +
    focal(
      { x: 409, y: frontY },
      `<g id="shop">${drawFront({ x: 246, y: frontY, scale: 0.74 }, business.name)}</g>`,
    )
  );
}

function drawTrees(xs: readonly number[]): string {
  return xs.map((x) => drawTree({ x, y: frontY - 8, scale: 1.1 })).join("");
}

/** Its origin is the left end, on the sidewalk. */
function drawFront(spot: Spot, name: string): string {
  return place(
    spot,
    [
      shape("dim", "M0 0v-286h880V0z"),
      shape("wall", "M0 0v-286h846V0z"),
      shape("shingle", "M0 0v-28h880V0z"),
      shape("board", "M-12-284h904v-16h-904zM0-8h846V0H0z"),
      `<g id="sign">${drawSign(name)}</g>`,
      place({ x: -17, y: 0 }, drawDoor()),
      drawWindow(14, drawPair(14, ["warm", "water"])),
      drawWindow(466, `<g id="pair">${drawPair(466, ["leaf", "t2"])}</g>`),
      shape("board", "M0-252h846v10H0z"),
      drawPlanter(10),
      drawPlanter(818),
    ].join(""),
  );
}

/** Where `drawSign` draws the sign, from the foot of the shop's wall. */
export const sign = { middleX: 423, top: -318, height: 68, padding: 30 } as const;
const signMark = { scale: 2.1, width: 74 } as const;
const letterScale = 2;

/** The mark of the header above the door, with the dealership's name where a frame shows all of it. */
export function drawSign(name: string): string {
  const letters = drawSignLetters(name);
  const width = signMark.width + letters.width * letterScale + 2 * sign.padding;
  const left = Math.round(sign.middleX - width / 2);
  const markX = left + sign.padding - 6;
  const lettersX = left + sign.padding + signMark.width;
  const lettersY = sign.top + (sign.height - 14 * letterScale) / 2;
  const board = `M${left} ${sign.top + sign.height}v${12 - sign.height}q0-12 12-12h${width - 24}q12 0 12 12v${sign.height - 12}z`;
  return [
    shape("board", board),
    drawMark({ x: markX, y: sign.top + 8, scale: signMark.scale }),
    `<g class="sign" transform="translate(${lettersX} ${lettersY})scale(${letterScale})"><g stroke-width="2.5">${letters.path}</g></g>`,
  ].join("");
}

/** The mark of the site's header, in the lines of a sign; its origin is its upper left corner. */
export function drawMark({ x, y, scale = 1 }: Spot): string {
  return `<g class="sign" transform="translate(${x} ${y})scale(${scale})"><path d="M5 5q9-1.6 18 0M7.5 4.7l.8 8M19.500 4.600l4 9M4.500 16v-1.300q0-2 2-2h5l1.800 6h5l1.700-5.200h3.500q3.800 .5 4.200 4.500"/><circle cx="8" cy="21.5" r="2.9"/><circle cx="24" cy="21.5" r="2.9"/></g>`;
}

/** A window, what is behind it, and a striped awning over it, 366 units wide. */
function drawWindow(x: number, behind: string): string {
  const stripes = times(6, (index) => `M${x - 9 + index * 64} -246h32v44q-16 14-32 0z`).join("");
  const scallops = times(12, () => "q-16 14-32 0").join("");
  return [
    glaze(`M${x}-34v-176h366v176z`),
    behind,
    shape("glass", `M${x + 60}-34l90-176h56l-90 176zM${x + 250}-34l90-176h20v6l-88 170z`),
    shape("board", `M${x - 4}-30v-180h8v172h175v-172h8v172h175v-172h8v180z`),
    shape("wall", `M${x - 9}-246h384v44${scallops}z`),
    shape("red", stripes),
    `<g class="night"><ellipse class="pool" cx="${x + 183}" cy="6" rx="230" ry="22"/></g>`,
  ].join("");
}

/** Two carts in their paint, nose to nose. */
function drawPair(x: number, [left, right]: readonly [string, string]): string {
  return (
    drawCartBehindGlass(left, { x: x + 78, y: -36, scale: 0.84 }) +
    drawCartBehindGlass(right, { x: x + 288, y: -36, scale: 0.84, isFlipped: true })
  );
}

/** A cart from its side, its roof and wheels as dark as things are behind glass. */
function drawCartBehindGlass(paint: string, spot: Spot): string {
  return place(
    spot,
    shape("roof", "M-66-112q62-10 122 0v7h-122zM-58-106h5l7 58h-5zM38-106h5l12 60h-5z") +
      shape(
        paint,
        "M-84-22v-16q0-10 12-10h34v-22q0-6 7-6t8 6l5 30h52l8-22h34q22 4 26 30v10h-12a18 18 0 0 0-36 0h-86a18 18 0 0 0-36 0z",
      ) +
      '<circle class="roof" cx="-50" cy="-16" r="15"/><circle class="roof" cx="72" cy="-16" r="15"/><circle class="line" cx="-50" cy="-16" r="6"/><circle class="line" cx="72" cy="-16" r="6"/>',
  );
}

function drawDoor(): string {
  return [
    // Up to the sign, between the awnings.
    shape("board", "M404 0v-250h72V0z"),
    glaze("M412-8v-164h56v164zM412-180h56v-50h-56z"),
    shape("glass", "M420-20l40-140v40l-26 100z"),
    shape("board", "M438-2v-170h4v170zM430-98h4v28h-4zM446-98h4v28h-4z"),
    shape("line", "M396 0h88v7h-88z"),
  ].join("");
}

function drawPlanter(x: number): string {
  const leaves = times(4, (index) => `M${x + 2 + index * 12}-24q7-30 14 0z`).join("");
  return (
    shape("leaf", leaves) +
    shape("deep", `M${x + 8}-22q16-38 36 0z`) +
    shape("warm", `M${x - 2}-24h56l-6 26h-44z`)
  );
}
