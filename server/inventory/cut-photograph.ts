import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { pictureAspect, pictureFormats, pictureWidths } from "#content/vehicles/picture-sizes.ts";
import { WorkQueue } from "#server/http/work-queue.ts";

/** An upload in bytes; a telephone's photograph of 50 megapixels has about 15 million. */
export const photographBytesMax = 20 * 1024 * 1024;
/** What is larger is refused by its header, before a pixel of it is decoded. */
const photographPixelsMax = 50_000_000;

/** Of the hash with which the names of a photograph's files begin, in characters. */
export const photographIdLength = 32;
/** The smallest width and height that is shown; less would be a blur on every page. */
const leastSize = { width: 480, height: 300 };

/** Width by height within which a photograph fills the frame; one of another shape gets margins. */
const filledAspects = { least: 1.2, greatest: 2 };

/** As the rendered pictures of carts begin: tools/cart-stills/encode.ts. */
const quality = { avif: 58, webp: 76 } as const;

/** Of 9 for AVIF, of 6 for WebP: with more, a photograph takes twice as long for a tenth less. */
const effort = 2;

/** One file of a set: `name` is the end of its path. */
export interface PhotographFile {
  name: string;
  bytes: Uint8Array;
}

export type CutPhotograph =
  | { ok: true; id: string; files: PhotographFile[] }
  /** A sentence for the person who uploaded it. */
  | { ok: false; problem: string };

/** One photograph at a time and few that wait, so that the public site keeps the processor. */
const queue = new WorkQueue({ underWayMax: 1, waitingMax: 10 });

/**
 * Cuts an uploaded photograph into the sizes and formats of the site's pictures of carts: upright,
 * without metadata, encoded anew, so that nothing of the upload but its pixels is stored. The id is
 * a hash of what came out: the same photograph has the same id.
 * @throws BusyError when too many photographs wait.
 */
export function cutPhotograph(upload: Uint8Array): Promise<CutPhotograph> {
  const problem = findProblem(upload);
  return problem === null
    ? queue.run(() => cut(upload))
    : Promise.resolve({ ok: false, problem } as const);
}

function findProblem(upload: Uint8Array): string | null {
  if (upload.length === 0) return "Choose a photo first.";
  if (upload.length > photographBytesMax) {
    const megabytes = photographBytesMax / 1024 / 1024;
    return `This file is larger than ${megabytes} MB. Save the photo in a smaller size and try again.`;
  }
  const start = Buffer.from(upload.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\xFF\xD8\xFF") || start.startsWith("\x89PNG\r\n\x1A\n")) return null;
  return /^....ftyp(?:hei|hev|mif|msf)/s.test(start) ? heicProblem : formatProblem;
}

/** The library of npm decodes AVIF only of this family: the codec of HEIC is patented. */
const heicProblem =
  "This is a HEIC photo, which can't be read here. On the iPhone, open Settings, Camera, Formats and choose Most Compatible for new photos; or open this one on a computer and export it as JPEG.";
const formatProblem =
  "This is not a JPEG or PNG photo, whatever its name says. Export the photo as JPEG and try again.";
const brokenProblem =
  "This photo is damaged or was not completely copied. Copy it again from the camera or phone.";

async function cut(upload: Uint8Array): Promise<CutPhotograph> {
  const { default: sharp } = await import("sharp");
  // One thread: the others are for the visitors.
  sharp.concurrency(1);
  sharp.cache(false);
  const open = () =>
    sharp(upload, { limitInputPixels: photographPixelsMax, failOn: "error", pages: 1 });
  try {
    const { autoOrient, format } = await open().metadata();
    if (format !== "jpeg" && format !== "png") return { ok: false, problem: formatProblem };
    const { width, height } = autoOrient;
    if (width < leastSize.width || height < leastSize.height) {
      const problem = `This photo has ${width} by ${height} pixels. It needs at least ${leastSize.width} by ${leastSize.height}; ${pictureWidths.at(-1)} by ${(pictureWidths.at(-1) ?? 0) * pictureAspect} is best.`;
      return { ok: false, problem };
    }
    return { ok: true, ...(await encode(open().autoOrient(), width / height)) };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("pixel limit");
    const megapixels = photographPixelsMax / 1_000_000;
    const tooLarge = `This photo has more than ${megapixels} megapixels. Save it in a smaller size and try again.`;
    return { ok: false, problem: isTooLarge ? tooLarge : brokenProblem };
  }
}

async function encode(
  photograph: Sharp,
  aspect: number,
): Promise<{ id: string; files: PhotographFile[] }> {
  const { default: sharp } = await import("sharp");
  const isFilling = aspect >= filledAspects.least && aspect <= filledAspects.greatest;
  const widest = Math.max(...pictureWidths);
  const { data, info } = await photograph
    .resize(widest, widest * pictureAspect, {
      fit: isFilling ? "cover" : "contain",
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const hash = createHash("sha256");
  const encoded: PhotographFile[] = [];
  for (const size of pictureWidths) {
    for (const format of pictureFormats) {
      const bytes = await sharp(data, { raw: { width, height, channels } })
        .resize(size, size * pictureAspect)
        .toFormat(format, { quality: quality[format], effort })
        .toBuffer();
      hash.update(bytes);
      encoded.push({ name: `${size}.${format}`, bytes });
    }
  }
  const id = hash.digest("hex").slice(0, photographIdLength);
  return { id, files: encoded.map(({ name, bytes }) => ({ name: `${id}-${name}`, bytes })) };
}
