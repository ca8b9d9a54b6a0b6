/**
 * Makes `app/fonts/bricolage-grotesque.woff2` from the Fontsource package: `npm run font-subset`. A
 * test says when it must be run again.
 */
import { writeFile } from "node:fs/promises";
import { cutHeadingFont, fontFile } from "./heading-font.ts";

const subset = await cutHeadingFont();
await writeFile(fontFile, subset);
process.stdout.write(`bricolage-grotesque.woff2: ${subset.length} bytes\n`);
