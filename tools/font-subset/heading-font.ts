import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** The committed file that every page preloads. */
export const fontFile = new URL("../../app/fonts/bricolage-grotesque.woff2", import.meta.url);

const source = fileURLToPath(
  import.meta
    .resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2"),
);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const characters = `${printableAscii.join("")}‘’“”–—…·×°é`;

/**
 * The display face as WOFF2, cut to the characters that headings, prices and buttons use, one
 * weight, and the optical sizes that give large headings their character.
 */
export async function cutHeadingFont(): Promise<Uint8Array> {
  return subsetFont(await readFile(source), characters, {
    targetFormat: "woff2",
    variationAxes: {
      wght: 700,
      opsz: { min: 14, max: 60 },
    },
    keepFeatures: ["kern", "liga", "tnum", "ccmp", "mark"],
    noHinting: true,
  });
}
