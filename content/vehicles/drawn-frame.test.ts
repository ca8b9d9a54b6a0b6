import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawnSizesById, frameStandingCart } from "./drawn-frame.ts";
import { picturePath } from "./pictures.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../public");

test("a cart's picture lies so that the cart stands where a drawing wants it, within a fiftieth of its length", async () => {
  const cart = { x: 40, groundY: 1000, width: 1000 };
  for (const id of Object.keys(drawnSizesById)) {
    const frame = frameStandingCart({ ...cart, id });
    if (!frame) throw new Error(`${id} has no size`);
    const { data, info } = await sharp(
      path.join(publicFolder, picturePath(id, "side", 480, "avif")),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isCart = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 230;
    // Above the shadow on the ground.
    const rows = Array.from({ length: Math.round(info.height * 0.8) }, (_, y) => y);
    const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
      rows.some((y) => isCart(x, y)),
    );
    const scale = frame.width / info.width;
    const left = frame.x + (columns.at(0) ?? 0) * scale;
    const right = frame.x + ((columns.at(-1) ?? 0) + 1) * scale;
    expect(Math.abs(left - cart.x), id).toBeLessThan(cart.width / 50);
    expect(Math.abs(right - cart.x - cart.width), id).toBeLessThan(cart.width / 50);
  }
});

test("a cart that we do not draw has no place", () => {
  expect(frameStandingCart({ id: "added-by-staff", x: 0, groundY: 0, width: 1 })).toBeNull();
});
