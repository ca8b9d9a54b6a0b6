import { expect, test } from "vitest";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { pictureAspect } from "#content/vehicles/pictures.ts";
import { drawOutline } from "./outline.ts";

/** As large as the picture in a list on a phone. */
const size = { width: 160, height: 160 * pictureAspect };
/** Two outlines are told apart by what is of only one of them, as a share of what is of either. */
const differenceMin = 0.1;
/** Enough for an outline this small. */
const detail = 0.12;

test(
  "every model is told from every other by its outline from the side, 160 pixels wide",
  { timeout: 180_000 },
  () => {
    const outlines = cartSpecifications.map((specification) => ({
      id: specification.id,
      covered: drawOutline(buildCart(specification, detail), "side", size),
    }));
    const alike = outlines.flatMap((one, index) =>
      outlines
        .slice(index + 1)
        .map((other) => ({
          pair: `${one.id} and ${other.id}`,
          difference: differenceOf(one.covered, other.covered),
        }))
        .filter(({ difference }) => difference < differenceMin),
    );
    expect(alike).toEqual([]);
  },
);

function differenceOf(one: Uint8Array, other: Uint8Array): number {
  let either = 0;
  let different = 0;
  for (const [index, value] of one.entries()) {
    if (value !== other[index]) different++;
    if (value > 0 || (other[index] ?? 0) > 0) either++;
  }
  return different / either;
}
