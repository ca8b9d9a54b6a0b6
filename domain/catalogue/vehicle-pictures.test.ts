import { expect, test } from "vitest";
import {
  findOwnPicture,
  findPictureKinds,
  listShownPictures,
  plainPictureUrl,
} from "./vehicle-pictures.ts";

test("our own pictures are shown as WebP, pictures from elsewhere as they are", () => {
  const own = "/pictures/carts/denago-ev-city-side-960.avif";
  expect(findOwnPicture(own)).toBe("/pictures/carts/denago-ev-city-side");
  expect(plainPictureUrl(own)).toBe("/pictures/carts/denago-ev-city-side-960.webp");
  for (const other of [
    "https://cart.example/a-960.avif",
    "/pictures/a.jpg",
    "/pictures/beach-960.webp",
    "/pictures/showroom-960.webp",
    "/pictures/carts/photo-of-a-cart-960.webp",
  ]) {
    expect(findOwnPicture(other)).toBeNull();
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

test("a page shows the first three pictures of a vehicle", () => {
  expect(listShownPictures({ images: ["a", "b", "c", "d"] })).toEqual(["a", "b", "c"]);
  expect(listShownPictures({ images: [] })).toEqual([]);
});
