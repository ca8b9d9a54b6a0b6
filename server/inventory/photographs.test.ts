import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureFormats, pictureWidths } from "#content/vehicles/picture-sizes.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { cutPhotograph, photographBytesMax } from "./cut-photograph.ts";
import {
  addPhotograph,
  createPhotographReader,
  createPhotographs,
  listPhotographs,
} from "./photographs.ts";

const red = { r: 200, g: 30, b: 30 };
const create = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } });

async function problemOf(upload: Uint8Array): Promise<string> {
  const cut = await cutPhotograph(upload);
  return cut.ok ? "none" : cut.problem;
}

test("a photograph is cut into every size and format of the site", async () => {
  const cut = await cutPhotograph(await create(1200, 900).jpeg().toBuffer());
  if (!cut.ok) throw new Error(cut.problem);
  const expected = pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => `${cut.id}-${width}.${format}`),
  );
  expect(cut.files.map(({ name }) => name)).toEqual(expected);
  for (const { name, bytes } of cut.files) {
    const { width, height } = await sharp(bytes).metadata();
    expect(`${width} ${height}`, name).toBe(`${width} ${width * 0.625}`);
    expect(name).toContain(`-${width}.`);
  }
});

test("it is turned upright, and nothing of its metadata stays", async () => {
  // A telephone held upright stores a wide picture and says how to turn it.
  const upload = await create(1000, 700)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "40/1 12/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();
  const cut = await cutPhotograph(upload);
  if (!cut.ok) throw new Error(cut.problem);
  for (const { bytes, name } of cut.files) {
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation], name).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
  // 700 by 1000 pixels stand upright between margins that are clear.
  const { data, info } = await sharp(cut.files[1]?.bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([alphaAt(100, 150), alphaAt(240, 2), alphaAt(240, 297)]).toEqual([0, 255, 255]);
});

test("what is no photograph is refused by what it is, not by its name", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  expect(await problemOf(Buffer.from(svg))).toContain("not a JPEG or PNG");
  expect(await problemOf(Buffer.from("<?xml version='1.0'?>" + svg))).toContain(
    "not a JPEG or PNG",
  );
  expect(await problemOf(await create(900, 600).webp().toBuffer())).toContain("not a JPEG or PNG");
  expect(await problemOf(heic)).toContain("Most Compatible");
  expect(await problemOf(new Uint8Array())).toBe("Choose a photo first.");
  expect(await problemOf(await create(400, 300).png().toBuffer())).toContain("400 by 300 pixels");
  const jpeg = await create(1200, 900).jpeg().toBuffer();
  expect(await problemOf(jpeg.subarray(0, jpeg.length / 2))).toContain("damaged");
  expect(await problemOf(Buffer.concat([jpeg.subarray(0, 3), Buffer.from(svg)]))).toContain(
    "damaged",
  );
  expect(await problemOf(Buffer.alloc(photographBytesMax + 1, jpeg.subarray(0, 3)))).toContain(
    "20 MB",
  );
});

test("a picture that would fill the memory is refused by its header", async () => {
  expect(await problemOf(makePngHeader(60_000, 60_000))).toContain("more than 50 megapixels");
});

test("what is hidden behind a photograph is not in what is stored", async () => {
  const script = "<script>alert('polyglot')</script>";
  const upload = Buffer.concat([await create(800, 500).jpeg().toBuffer(), Buffer.from(script)]);
  const cut = await cutPhotograph(upload);
  if (!cut.ok) throw new Error(cut.problem);
  for (const { bytes } of cut.files) expect(Buffer.from(bytes).includes("script")).toBe(false);
});

describeOnEachDatabase("photographs", (underTest) => {
  test("are stored once and served for good, byte for byte", async () => {
    const upload = await create(800, 500).png().toBuffer();
    const added = await addPhotograph(underTest.database, upload);
    expect(await addPhotograph(underTest.database, upload)).toEqual(added);
    if (!added.ok) throw new Error(added.problem);
    expect(await listPhotographs(underTest.database)).toEqual(new Set([added.image]));

    const site = createPhotographs(createPhotographReader(underTest.database));
    const answer = await site.request(added.image);
    expect(answer.headers.get("Content-Type")).toBe("image/webp");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    const { width, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, format]).toEqual([960, "webp"]);
    for (const path of [
      added.image.replace("960", "961"),
      added.image.replace(/\w-960/, "x-960"),
    ]) {
      expect((await site.request(path)).status, path).toBe(404);
    }
  });
});

/** A PNG whose header promises a size, with nothing to show for it. */
function makePngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1A\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(100))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
