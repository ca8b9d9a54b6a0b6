/**
 * Makes `bricolage-grotesque.woff2` from the Fontsource package: the characters that headings,
 * prices and buttons use, one weight, and the optical sizes that give them character.
 * Run it again with `node tools/font-subset/subset-font.ts` after changing any of these.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const source = fileURLToPath(
  import.meta
    .resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2"),
);
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const characters = `${printableAscii.join("")}‘’“”–—…·×°é`;

const subset = await subsetFont(await readFile(source), characters, {
  targetFormat: "woff2",
  variationAxes: {
    wght: 700,
    opsz: { min: 14, max: 60 },
  },
  keepFeatures: ["kern", "liga", "tnum", "ccmp", "mark"],
  noHinting: true,
});
await writeFile(new URL("../../app/fonts/bricolage-grotesque.woff2", import.meta.url), subset);
process.stdout.write(`bricolage-grotesque.woff2: ${subset.length} bytes\n`);
