import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  pictureFormats,
  picturePath,
  pictureViewsOf,
  pictureWidths,
  scenePicturePath,
} from "#content/vehicles/pictures.ts";
import { sceneColorsOf } from "#content/vehicles/scene-colors.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { featuredVehicleIds } from "#content/pages/words/home.ts";
import { isHero } from "./encode.ts";
import { computeFingerprints, readFingerprints } from "./fingerprints.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../public");
const avifBytesMax: Record<number, number> = { 480: 11_000, 960: 40_000 };
const bytesMaxOfAll = 14_000_000;

test("no still is older than its scene or than what renders it (else: npm run pictures)", () => {
  expect(readFingerprints()).toEqual(computeFingerprints());
});

test("every listed picture is there in every width and format, and nothing else is", () => {
  const listed = cartSpecifications.flatMap(({ id }) => [
    ...pictureViewsOf(id).flatMap((view) =>
      pictureWidths.flatMap((width) =>
        pictureFormats.map((format) => path.basename(picturePath(id, view, width, format))),
      ),
    ),
    ...[undefined, ...sceneColorsOf(id)].map((color) => path.basename(scenePicturePath(id, color))),
  ]);
  const there = readdirSync(path.join(publicFolder, "pictures/carts"));
  expect(there.toSorted()).toEqual(listed.toSorted());
});

test("every model is shown from the front, from the side and from behind", () => {
  for (const { id } of cartSpecifications) {
    expect(pictureViewsOf(id)).toEqual(["front", "side", "rear"]);
  }
});

test("a card's picture and a page's picture are small, and so is the whole set", () => {
  const folder = path.join(publicFolder, "pictures/carts");
  const files = readdirSync(folder).map((name) => ({
    name,
    size: statSync(path.join(folder, name)).size,
  }));
  const tooLarge = files.filter(({ name, size }) => {
    const [, width] = /-(\d+)\.avif$/.exec(name) ?? [];
    return size > (avifBytesMax[Number(width)] ?? Infinity);
  });
  expect(tooLarge).toEqual([]);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  expect(total).toBeLessThan(bytesMaxOfAll);
});

test("a picture has its own height, a clear corner and something solid in its middle", async () => {
  const [first] = cartSpecifications;
  const file = path.join(publicFolder, picturePath(first?.id ?? "", "front", 960, "avif"));
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([960, 600, 4]);
  const alphaAt = (x: number, y: number) => data[4 * (y * info.width + x) + 3];
  expect(alphaAt(4, 4)).toBe(0);
  expect(alphaAt(955, 595)).toBe(0);
  expect(alphaAt(400, 330)).toBe(255);
});

test("shadow and mirror image end before every picture does", async () => {
  const visible: string[] = [];
  for (const { id } of cartSpecifications) {
    for (const view of pictureViewsOf(id)) {
      const file = picturePath(id, view, 480, "avif");
      const { data, info } = await sharp(path.join(publicFolder, file))
        .extractChannel(3)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      const isAtEdge = (i: number) =>
        i < width || i >= width * (height - 1) || i % width === 0 || i % width === width - 1;
      if (data.some((alpha, i) => isAtEdge(i) && alpha > 3)) visible.push(file);
    }
  }
  expect(visible).toEqual([]);
});

test("the home page's cart has the picture with the most bytes, 60 to 80 KB", () => {
  const hero = picturePath(featuredVehicleIds[0], "front", 1440, "avif");
  expect(isHero(`${featuredVehicleIds[0]}-front`)).toBe(true);
  const { size } = statSync(path.join(publicFolder, hero));
  expect(size).toBeGreaterThan(60_000);
  expect(size).toBeLessThanOrEqual(80_000);
});
