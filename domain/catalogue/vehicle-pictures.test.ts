import { expect, test } from "vitest";
import { findOwnPicture, listShownPictures, plainPictureUrl } from "./vehicle-pictures.ts";

test("our own pictures are shown as WebP, pictures from elsewhere as they are", () => {
  const own = "/pictures/carts/denago-ev-city-side-960.avif";
  expect(findOwnPicture(own)).toBe("/pictures/carts/denago-ev-city-side");
  expect(plainPictureUrl(own)).toBe("/pictures/carts/denago-ev-city-side-960.webp");
  for (const other of [
    "https://cart.example/a-960.avif",
    "/pictures/a.jpg",
    "/pictures/beach-960.webp",
  ]) {
    expect(findOwnPicture(other)).toBeNull();
    expect(plainPictureUrl(other)).toBe(other);
  }
});

test("a page shows the first three pictures of a vehicle", () => {
  expect(listShownPictures({ images: ["a", "b", "c", "d"] })).toEqual(["a", "b", "c"]);
  expect(listShownPictures({ images: [] })).toEqual([]);
});
