import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { Box3 } from "three";
import { expect, test } from "vitest";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { drawnSizesById } from "#content/vehicles/drawn-frame.ts";
import { lineupCells, lineupPicture } from "#content/vehicles/lineup-picture.ts";
import { drawLineup } from "./draw-lineup.ts";

/** Enough for the measures of a cart. */
const coarseDetail = 0.12;
const file = path.resolve(import.meta.dirname, `../../public${lineupPicture.path}`);

test(
  "every cart is as long and high as its model, within one percent (else: npm run lineup)",
  { timeout: 180_000 },
  () => {
    expect(Object.keys(drawnSizesById)).toEqual(cartSpecifications.map(({ id }) => id));
    for (const specification of cartSpecifications) {
      const { min, max } = new Box3().setFromObject(buildCart(specification, coarseDetail).root);
      const size = drawnSizesById[specification.id];
      if (!size) throw new Error(`There is no size of ${specification.id}`);
      const length = (max.x - min.x) * 100;
      expect(Math.abs(size.lengthCentimeters / length - 1), specification.id).toBeLessThan(0.01);
      const height = max.y * 100;
      expect(Math.abs(size.heightCentimeters / height - 1), specification.id).toBeLessThan(0.01);
    }
  },
);

test("each cart stands in its cell of the picture, as long and high there as it is", async () => {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isCart = (x: number, y: number) => (data[y * info.width + x] ?? 255) < 170;
  const { pixelsPerFoot, gapFeet, groundFeet } = lineupPicture;
  // Down to the hubs, below which there are shadows.
  const rows = Array.from({ length: Math.round((groundFeet - 1) * pixelsPerFoot) }, (_, y) => y);
  for (const { id, left, width, lengthFeet, heightFeet } of lineupCells.values()) {
    const from = Math.round(left * pixelsPerFoot);
    const columns = Array.from(
      { length: Math.round(width * pixelsPerFoot) },
      (_, index) => from + index,
    );
    const filled = columns.filter((x) => rows.some((y) => isCart(x, y)));
    const start = (filled[0] ?? 0) / pixelsPerFoot - left;
    expect(Math.abs(start - gapFeet), id).toBeLessThan(0.3);
    const end = ((filled.at(-1) ?? 0) + 1) / pixelsPerFoot - left;
    expect(Math.abs(end - gapFeet - lengthFeet), id).toBeLessThan(0.3);
    const top = rows.findIndex((y) => columns.some((x) => isCart(x, y))) / pixelsPerFoot;
    expect(Math.abs(groundFeet - heightFeet - top), id).toBeLessThan(0.3);
  }
});

test(
  "the picture is what its tool draws now (else: npm run lineup), and within its bytes",
  { timeout: 180_000 },
  async () => {
    expect(statSync(file).size).toBeLessThanOrEqual(23_000);
    const [kept, drawn] = await Promise.all(
      [file, await drawLineup()].map((picture) =>
        sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true }),
      ),
    );
    if (!kept || !drawn) throw new Error("There is no picture");
    expect(kept.info).toEqual(drawn.info);
    const difference = kept.data.reduce(
      (sum, value, index) => sum + Math.abs(value - (drawn.data[index] ?? 0)),
      0,
    );
    expect(difference / kept.data.length).toBeLessThan(4);
  },
);
