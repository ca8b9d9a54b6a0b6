import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fipsByStateSlug, loadAtlas } from "#illustrations/maps/atlas.ts";
import {
  drawLines,
  layLevel,
  type LineDrawing,
  simplifyToCount,
} from "#illustrations/maps/line-drawing.ts";
import { dividerShoreline, stateShorelines, wholeShoreline } from "./shoreline.ts";

const target = fileURLToPath(new URL("../../content/places/coastline.ts", import.meta.url));

/** The text of content/places/coastline.ts, formatted as Prettier leaves it. */
export function writeCoastline(): string {
  const atlas = loadAtlas();
  const whole = simplifyToCount(wholeShoreline(atlas, "page"), 240);
  const mark = simplifyToCount(wholeShoreline(atlas, "mark"), 26);
  const states = Object.keys(fipsByStateSlug).map((slug) => {
    const lines = stateShorelines(atlas, slug);
    const corners = Math.round(72 / lines.length);
    const shore = lines.map((line) => simplifyToCount(line, corners));
    const divider = layLevel(simplifyToCount(dividerShoreline(atlas, slug), 48));
    return [
      `  ${/-/.test(slug) ? JSON.stringify(slug) : slug}: {`,
      `    shore: ${drawingText(drawLines(shore, 800, 6), "    ")},`,
      `    divider: ${drawingText(drawLines([divider], 1200, 0), "    ")},`,
      "  },",
    ].join("\n");
  });
  return `${heading}
export const coastline: CoastDrawing = ${drawingText(drawLines([whole], 1000, 6), "")};

/** Maine on the left, Florida's tip on the right, the sea above: few corners, for the logo. */
export const coastlineMark: CoastDrawing = ${drawingText(drawLines([layLevel(mark)], 600, 0), "")};

export const stateCoasts: Readonly<Record<string, StateCoast>> = {
${states.join("\n")}
};
`;
}

const heading = `// Written by tools/coastline/generate-coastline.ts from us-atlas (US Census Bureau, 2017). Do not edit:
// change the generator and run \`node tools/coastline/generate-coastline.ts\`.

export interface CoastDrawing {
  viewBox: string;
  /** A line to stroke; it is never closed. */
  path: string;
}

export interface StateCoast {
  /** The state's own shore, north up. */
  shore: CoastDrawing;
  /** A piece of it laid level, the sea above and the land below, to divide sections. */
  divider: CoastDrawing;
}

/** The Atlantic shore from Maine round Florida and up the Gulf, one line, north up. */`;

function drawingText(drawing: LineDrawing, indent: string): string {
  return [
    "{",
    `${indent}  viewBox: "${drawing.viewBox}",`,
    `${indent}  path: "${drawing.path}",`,
    `${indent}}`,
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, writeCoastline());
