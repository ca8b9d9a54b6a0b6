import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MaterialName } from "#carts/assembly/materials.ts";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { type SideView, viewFromSide } from "./side-view.ts";
import { traceCells } from "./trace-cells.ts";

/** Enough for a picture with a dot for each centimeter. */
export const detail = 0.35;

interface Layer {
  has: (material: MaterialName) => boolean;
  fill: string;
}

/**
 * Painted one over the other. The page gives the colors: `color` is the cart's paint, `--text` all
 * that is black on a cart, and `--page` what shines.
 */
const layers: readonly Layer[] = [
  { has: () => true, fill: 'fill="var(--text)"' },
  { has: (material) => material === "paint", fill: 'fill="currentColor"' },
  { has: (material) => /^(seat|piping)$/.test(material), fill: 'fill="var(--field)"' },
  {
    has: (material) => /^(alloy|chrome|steel|lamp|light)$/.test(material),
    fill: 'fill="var(--page)" opacity=".7"',
  },
];

/** The files by their path: all carts as symbols, in centimeters, and how large each is. */
function drawLineup(): Record<string, string> {
  const carts = cartSpecifications.map((specification) => ({
    id: specification.id,
    view: viewFromSide(buildCart(specification, detail)),
  }));
  const symbols = carts.map(({ id, view }) => drawSymbol(id, view));
  const sizes = Object.fromEntries(
    carts.map(({ id, view: { width, height } }) => [
      id,
      { lengthCentimeters: width, heightCentimeters: height },
    ]),
  );
  return {
    "public/pictures/lineup.svg": `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
    "content/vehicles/drawn-sizes.json": `${JSON.stringify(sizes, null, 2)}\n`,
  };
}

/** One cart as a line of the file. */
export function drawSymbol(id: string, view: SideView): string {
  return `<symbol id="${id}" viewBox="0 0 ${view.width} ${view.height}">${drawLayers(view)}</symbol>`;
}

function drawLayers({ width, height, materials }: SideView): string {
  return layers
    .map(({ has, fill }) => {
      const path = traceCells({
        width,
        height,
        isFilled: (column, row) => {
          const material = materials[row * width + column] ?? null;
          return material !== null && has(material);
        },
      });
      return path && `<path ${fill} d="${path}"/>`;
    })
    .join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  for (const [path, text] of Object.entries(drawLineup())) writeFileSync(join(root, path), text);
}
