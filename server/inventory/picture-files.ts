import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isPhotograph } from "#domain/catalogue/vehicle-pictures.ts";

/** Where the site's own files are: what was built, and what the build copies from. */
const siteDirectories = ["../../build/client/", "../../public/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Letters, digits, `-` and `_`: no name leads out of the folder or names a hidden file. */
const pictureName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.(?:avif|webp|jpe?g|png)$/i;
const pathPrefix = "/pictures/";
/** Larger ones would make a page slow; a photograph of 1,440 pixels across has about 200,000. */
export const pictureBytesMax = 1_000_000;

/** What a file of a format has at so many bytes from its start, in hexadecimal digits. */
const signatures: Readonly<Record<string, { at: number; hex: RegExp }>> = {
  // "ftypavif" or "ftypavis".
  ".avif": { at: 4, hex: /^66747970617669(?:66|73)/ },
  // "WEBP", after "RIFF" and four bytes of length.
  ".webp": { at: 8, hex: /^57454250/ },
  ".jpg": { at: 0, hex: /^ffd8ff/ },
  ".jpeg": { at: 0, hex: /^ffd8ff/ },
  ".png": { at: 0, hex: /^89504e470d0a1a0a/ },
};

/** The file of an added picture by its name; null for a name that no added picture can have. */
export function findPictureFile(dataDir: string, name: string): string | null {
  return pictureName.test(name) ? join(dataDir, "pictures", name) : null;
}

/**
 * Returns a check of the pictures that an import names: null when a picture is there, else what
 * was expected. Pictures on other sites are taken at their word.
 * @param photographs those of the database; taken at their word where there is no database to read.
 */
export function createPictureCheck(
  dataDir: string,
  photographs?: ReadonlySet<string>,
): (image: string) => string | null {
  const known = new Map<string, string | null>();
  return (image) => {
    if (!image.startsWith("/")) return null;
    if (isPhotograph(image) && (photographs?.has(image) ?? true)) return null;
    const checked = known.get(image);
    if (checked !== undefined) return checked;
    const expected = checkPath(dataDir, image);
    known.set(image, expected);
    return expected;
  };
}

export type AddedPicture =
  { ok: true; file: string; path: string } | { ok: false; expected: string };

/**
 * Copies a picture to where the site reads it at request time. A picture of this name is not
 * replaced, because browsers and caches keep the one they have.
 * @throws when the folder cannot be written to.
 */
export function addPicture(dataDir: string, source: string): AddedPicture {
  const name = basename(source);
  const file = findPictureFile(dataDir, name);
  if (file === null) {
    const expected =
      "a name of letters, digits, - and _ that ends in .avif, .webp, .jpg, .jpeg or .png";
    return { ok: false, expected };
  }
  const expected = checkFile(source);
  if (expected !== null) return { ok: false, expected };
  const bytes = readFileSync(source);
  if (existsSync(file) && !readFileSync(file).equals(bytes)) {
    return { ok: false, expected: `a new name: ${file} is another picture` };
  }
  mkdirSync(join(dataDir, "pictures"), { recursive: true });
  writeFileSync(file, bytes);
  return { ok: true, file, path: pathPrefix + name };
}

function checkPath(dataDir: string, image: string): string | null {
  const isPlain = image.split("/").every((part) => !part.startsWith("."));
  if (isPlain && siteDirectories.some((directory) => isFile(join(directory, image)))) return null;
  const file = image.startsWith(pathPrefix)
    ? findPictureFile(dataDir, image.slice(pathPrefix.length))
    : null;
  if (file !== null && isFile(file)) return checkFile(file);
  const folder = join(dataDir, "pictures");
  return `a picture that is there; \`npm run inventory -- add-picture FILE\` copies one to ${folder} and prints its path`;
}

function checkFile(file: string): string | null {
  if (!isFile(file)) return "a file that is there";
  if (statSync(file).size > pictureBytesMax) {
    return `a picture of at most ${pictureBytesMax.toLocaleString("en-US")} bytes`;
  }
  const signature = signatures[extname(file).toLowerCase()];
  const start = readFileSync(file).toString("hex", signature?.at, (signature?.at ?? 0) + 8);
  return signature?.hex.test(start) ? null : "a picture of the format that its name ends with";
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
