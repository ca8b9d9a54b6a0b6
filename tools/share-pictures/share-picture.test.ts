import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import fingerprints from "#content/pages/share-pictures.json" with { type: "json" };
import { sharePictures } from "#content/pages/share-pictures.ts";
import { drawSharePicture, fingerprintOf } from "./share-picture.ts";

const publicFolder = join(import.meta.dirname, "../../public");

test("no share picture is older than its words, its shore or its cart (else: npm run share-pictures)", async () => {
  const now = await Promise.all(
    sharePictures.map(async (picture) => [
      picture.path,
      await fingerprintOf(picture, publicFolder),
    ]),
  );
  expect(fingerprints).toEqual(Object.fromEntries(now));
});

test("the folder holds the pictures of the list and nothing else, each a PNG", () => {
  const there = readdirSync(join(publicFolder, "share")).map((name) => `/share/${name}`);
  expect(there.toSorted()).toEqual(sharePictures.map(({ path }) => path).toSorted());
  for (const { path } of sharePictures) {
    expect(
      readFileSync(publicFolder + path)
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  }
});

test("other words give another fingerprint and another picture", async () => {
  const [first] = sharePictures;
  if (!first) throw new Error("There is no share picture");
  const renamed = { ...first, title: "Another name" };
  expect(await fingerprintOf(renamed, publicFolder)).not.toBe(
    await fingerprintOf(first, publicFolder),
  );
  const drawn = await drawSharePicture(renamed, publicFolder);
  expect(drawn.equals(await drawSharePicture(first, publicFolder))).toBe(false);
});
