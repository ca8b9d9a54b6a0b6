import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pages } from "./pages.ts";
import {
  findSharePicture,
  findVehicleSharePicture,
  sharePictures,
  sharePictureSize,
} from "./share-pictures.ts";

const publicFolder = join(import.meta.dirname, "../../public");

test("every share picture is there, once, at the size the specification gives", async () => {
  expect(new Set(sharePictures.map(({ path }) => path)).size).toBe(sharePictures.length);
  for (const { path } of sharePictures) {
    const { width, height } = await sharp(publicFolder + path).metadata();
    expect({ path, width, height }).toEqual({ path, ...sharePictureSize });
  }
});

test("a model, a state, its places and its towns have pictures of their own", () => {
  const pathOf = (path: string) => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`There is no page ${path}`);
    return findSharePicture(page).path;
  };
  expect(pathOf("/")).toBe("/share/home.png");
  expect(pathOf("/denago")).toBe("/share/denago.png");
  expect(pathOf("/vehicles/denago-ev-city")).toBe("/share/denago-ev-city.png");
  expect(pathOf("/new-jersey-golf-carts")).toBe("/share/new-jersey.png");
  expect(pathOf("/new-jersey/cape-may-golf-carts")).toBe("/share/new-jersey.png");
  expect(pathOf("/lewes-golf-carts")).toBe("/share/delaware.png");
  expect(pathOf("/privacy")).toBe("/share/coastline.png");
});

test("every share picture is that of some page", () => {
  const used = new Set(pages.map((page) => findSharePicture(page).path));
  expect(sharePictures.map(({ path }) => path).filter((path) => !used.has(path))).toEqual([]);
});

test("an imported vehicle is shared with its own image, or the coast when it has none", () => {
  const vehicle = { id: "imported", name: "Imported Cart", images: ["https://cart.example/a.jpg"] };
  expect(findVehicleSharePicture(vehicle)).toEqual({
    path: "https://cart.example/a.jpg",
    size: null,
    alternativeText: "Imported Cart",
  });
  expect(findVehicleSharePicture({ ...vehicle, images: [] }).path).toBe("/share/coastline.png");
});

test("the manifest's icons are there in the sizes it says, and its name is ours", async () => {
  const manifest = JSON.parse(await readFile(`${publicFolder}/site.webmanifest`, "utf8")) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== "any")) {
    const { width, height } = await sharp(publicFolder + src).metadata();
    expect({ src, sizes: `${width}x${height}` }).toEqual({ src, sizes });
  }
  const { width } = await sharp(`${publicFolder}/apple-touch-icon.png`).metadata();
  expect(width).toBe(180);
});
