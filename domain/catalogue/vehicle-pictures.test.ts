import { expect, test } from "vitest";
import {
  addPhotograph,
  findPictureKinds,
  findPictureSet,
  findSidePicture,
  isRendered,
  listShownPictures,
  plainPictureUrl,
  toPhotographPath,
} from "./vehicle-pictures.ts";

test("our own pictures are shown as WebP, pictures from elsewhere as they are", () => {
  const own = "/pictures/carts/denago-ev-city-side-960.avif";
  expect(findPictureSet(own)).toBe("/pictures/carts/denago-ev-city-side");
  expect(plainPictureUrl(own)).toBe("/pictures/carts/denago-ev-city-side-960.webp");
  for (const other of [
    "https://cart.example/a-960.avif",
    "/pictures/a.jpg",
    "/pictures/beach-960.webp",
    "/pictures/showroom-960.webp",
    "/pictures/carts/photo-of-a-cart-960.webp",
  ]) {
    expect(findPictureSet(other)).toBeNull();
    expect(plainPictureUrl(other)).toBe(other);
  }
});

test("pictures are rendered, photographs, or some of each", () => {
  const rendered = "/pictures/carts/denago-ev-city-front-960.avif";
  const photograph = "/pictures/denago-ev-city-960.webp";
  expect(findPictureKinds([rendered, rendered])).toBe("rendered");
  expect(findPictureKinds([photograph, "https://cart.example/a.jpg"])).toBe("photographs");
  expect(findPictureKinds([photograph, rendered])).toBe("some rendered");
  expect(findPictureKinds([])).toBe("photographs");
});

const photograph = toPhotographPath("0123456789abcdef".repeat(2));
const rendered = "/pictures/carts/denago-ev-city-front-960.avif";

test("an uploaded photograph has several widths and is no illustration", () => {
  expect(findPictureSet(photograph)).toBe(photograph.replace("-960.webp", ""));
  expect(isRendered(photograph)).toBe(false);
  expect(findPictureKinds([photograph, rendered])).toBe("some rendered");
});

test("a photograph comes after other photographs and before illustrations, once", () => {
  const other = "https://cart.example/a.jpg";
  expect(addPhotograph([other, rendered], photograph)).toEqual([other, photograph, rendered]);
  expect(addPhotograph([rendered, photograph], photograph)).toEqual([photograph, rendered]);
  expect(addPhotograph([], photograph)).toEqual([photograph]);
});

test("a page shows every uploaded photograph", () => {
  const photographs = ["a", "b", "c", "d"].map((digit) => toPhotographPath(digit.repeat(32)));
  expect(listShownPictures({ images: [...photographs, rendered] })).toEqual(photographs);
});

test("a page shows the first three pictures of a vehicle", () => {
  expect(listShownPictures({ images: ["a", "b", "c", "d"] })).toEqual(["a", "b", "c"]);
  expect(listShownPictures({ images: [] })).toEqual([]);
});

test("a cart is shown from the side where that picture is there, else as its first picture", () => {
  const front = "/pictures/carts/denago-ev-city-front-960.avif";
  const side = "/pictures/carts/denago-ev-city-side-960.avif";
  expect(findSidePicture([front, side])).toBe(side);
  expect(findSidePicture(["/pictures/a.jpg", front])).toBe("/pictures/a.jpg");
  expect(findSidePicture([])).toBeUndefined();
});
