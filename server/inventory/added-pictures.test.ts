import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAddedPictures } from "./added-pictures.ts";
import { addPicture, createPictureCheck, pictureBytesMax } from "./picture-files.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";

const png = Buffer.from("\x89PNG\r\n\x1A\nthe first picture", "latin1");
const jpeg = Buffer.from("\xFF\xD8\xFF\xE0the second", "latin1");

let directory: ReturnType<typeof makeDirectory>;
const fileOf = (name: string) => join(directory.place.dataDir, name);

beforeEach(() => {
  directory = makeDirectory();
  mkdirSync(fileOf("camera"));
});
afterEach(() => directory.remove());

function add(name: string, bytes: Buffer) {
  writeFileSync(fileOf(`camera/${name}`), bytes);
  return addPicture(directory.place.dataDir, fileOf(`camera/${name}`));
}

function createSite() {
  return createAddedPictures({ dataDir: directory.place.dataDir });
}

test("a picture that is added while the site runs is served, and a changed one at once", async () => {
  const site = createSite();
  expect((await site.request("/pictures/beach.png")).status).toBe(404);
  expect(add("beach.png", png)).toEqual({
    ok: true,
    file: fileOf("pictures/beach.png"),
    path: "/pictures/beach.png",
  });
  const answer = await site.request("/pictures/beach.png");
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
  const headers = { "If-None-Match": answer.headers.get("ETag") ?? "" };
  expect((await site.request("/pictures/beach.png", { headers })).status).toBe(304);
  const brighter = Buffer.concat([png, Buffer.from("brighter")]);
  writeFileSync(fileOf("pictures/beach.png"), brighter);
  const changed = await site.request("/pictures/beach.png", { headers });
  expect(Buffer.from(await changed.arrayBuffer())).toEqual(brighter);
  rmSync(fileOf("pictures/beach.png"));
  expect((await site.request("/pictures/beach.png")).status).toBe(404);
});

test("nothing but pictures of the folder is served", async () => {
  add("beach.png", png);
  writeFileSync(fileOf("secret.png"), png);
  writeFileSync(fileOf("pictures/notes.txt"), "notes");
  writeFileSync(fileOf("pictures/.hidden.png"), png);
  writeFileSync(fileOf("pictures/huge.png"), Buffer.alloc(pictureBytesMax + 1));
  mkdirSync(fileOf("pictures/folder.png"));
  symlinkSync(fileOf("secret.png"), fileOf("pictures/link.png"));
  const site = createSite();
  for (const name of [
    "..%2Fsecret.png",
    "%2e%2e%2fsecret.png",
    "notes.txt",
    ".hidden.png",
    "huge.png",
    "folder.png",
    "link.png",
    "beach.png%00.png",
  ]) {
    expect((await site.request(`/pictures/${name}`)).status, name).toBe(404);
  }
  expect((await site.request("/pictures/beach.png", { method: "HEAD" })).status).toBe(200);
});

test("only a picture with a plain name, of its format and not too large is added", () => {
  expect(add("a b.png", png)).toMatchObject({ ok: false, expected: expect.stringMatching("name") });
  expect(add("notes.svg", png)).toMatchObject({ ok: false });
  expect(add("beach.png", jpeg)).toMatchObject({
    ok: false,
    expected: "a picture of the format that its name ends with",
  });
  expect(add("big.png", Buffer.concat([png, Buffer.alloc(pictureBytesMax)]))).toMatchObject({
    expected: "a picture of at most 1,000,000 bytes",
  });
  expect(addPicture(directory.place.dataDir, fileOf("none.png"))).toMatchObject({ ok: false });
  expect(statSync(fileOf("pictures"), { throwIfNoEntry: false })).toBeUndefined();
  expect(add("BEACH_1.JPG", jpeg)).toMatchObject({ ok: true });
});

test("a picture of the same name is not replaced by another one", () => {
  add("beach.png", png);
  expect(add("beach.png", png)).toMatchObject({ ok: true });
  expect(add("beach.png", Buffer.concat([png, png]))).toMatchObject({
    ok: false,
    expected: expect.stringMatching(/^a new name: .* is another picture$/),
  });
  expect(readFileSync(fileOf("pictures/beach.png"))).toEqual(png);
});

test("an import may name pictures of the site, added ones, and those of other sites", () => {
  add("beach.png", png);
  const check = createPictureCheck(directory.place.dataDir);
  for (const there of [
    "/pictures/beach.png",
    "/pictures/carts/denago-ev-city-front-960.avif",
    "https://dealer.example/cart.jpg",
  ]) {
    expect(check(there), there).toBeNull();
  }
  for (const gone of [
    "/pictures/gone.png",
    "/images/cart.avif",
    "/pictures/../pictures/beach.png",
    "/pictures/carts/none-front-960.avif",
  ]) {
    expect(check(gone), gone).toContain("add-picture FILE");
  }
});
