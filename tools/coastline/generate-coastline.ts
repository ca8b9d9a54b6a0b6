import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fipsByStateSlug, loadAtlas } from "#illustrations/maps/atlas.ts";
import {
  drawLines,
  layLevel,
  type LineDrawing,
  simplifyToCount,
} from "#illustrations/maps/line-drawing.ts";
import { drawCoastPicture } from "./coast-picture.ts";
import { drawSpine, type Spine } from "./spine.ts";
import { stateShorelines, wholeShoreline } from "./shoreline.ts";

const target = fileURLToPath(new URL("../../content/places/coastline.ts", import.meta.url));
const rideTarget = fileURLToPath(new URL("../../app/home/coast-ride.css", import.meta.url));

const pictureTarget = fileURLToPath(new URL("../../app/home/coast.svg", import.meta.url));

/** The text of content/places/coastline.ts, formatted as Prettier leaves it. */
export function writeCoastline(): string {
  const atlas = loadAtlas();
  const whole = simplifyToCount(wholeShoreline(atlas, "page"), 240);
  const mark = simplifyToCount(wholeShoreline(atlas, "mark"), 18);
  const states = Object.keys(fipsByStateSlug).map((slug) => {
    const lines = stateShorelines(atlas, slug);
    const corners = Math.round(72 / lines.length);
    const shore = lines.map((line) => simplifyToCount(line, corners));
    const name = /-/.test(slug) ? JSON.stringify(slug) : slug;
    return `  ${name}: ${drawingText(drawLines(shore, 800, 6), "  ")},`;
  });
  return `${heading}
export const coastline: CoastDrawing = ${drawingText(drawLines([whole], 1000, 6), "")};

/** Maine on the left, Florida's tip on the right, the sea above: few corners, for the logo. */
export const coastlineMark: CoastDrawing = ${drawingText(drawLines([layLevel(mark)], 600, 0), "")};

/** The same coast laid upright: Maine at the top, Florida's tip at the bottom, the sea to the right. */
export const coastSpine: CoastSpine = ${spineText(drawSpine(atlas))};

/** Each state's own shore, north up. */
export const stateCoasts: Readonly<Record<string, CoastDrawing>> = {
${states.join("\n")}
};
`;
}

/**
 * The text of app/home/coast-ride.css: where a cart is that drives down the spine, step by step. It appears over
 * the first and goes over the last, so that it hides no shore while it waits there.
 */
export function writeCoastRide(): string {
  const { ride, states } = drawSpine(loadAtlas());
  const opacities = new Map([
    [0, 0],
    [1, 1],
    [ride.length - 2, 1],
    [ride.length - 1, 0],
  ]);
  const steps = ride.map(({ x, y }, index) => {
    const opacity = opacities.get(index);
    const shown = opacity === undefined ? "" : `\n    opacity: ${opacity};`;
    return `  ${y}% {\n    translate: ${x}cqw ${y}cqh;${shown}\n  }`;
  });
  const home = states.find(({ slug }) => slug === "new-jersey");
  if (!home) throw new RangeError("The showroom's state is not on the coast");
  return `/* Written by tools/coastline/generate-coastline.ts, as content/places/coastline.ts is. Do not edit. */

/* Where nothing moves, the cart waits at the showroom. */
.coast-cart {
  translate: calc(${home.x}cqw + 1.625rem) ${home.y}cqh;
}

@keyframes coast-ride {
${steps.join("\n")}
}
`;
}

/** The text of app/home/coast.svg. */
export function writeCoastPicture(): string {
  return drawCoastPicture(loadAtlas());
}

function spineText({ viewBox, path, labelX, states }: Spine): string {
  const lines = states.map(
    ({ slug, x, y, labelY }) =>
      `    { slug: ${JSON.stringify(slug)}, x: ${x}, y: ${y}, labelY: ${labelY} },`,
  );
  return `{
  viewBox: "${viewBox}",
  path: "${path}",
  labelX: ${labelX},
  states: [
${lines.join("\n")}
  ],
}`;
}

const heading = `// Written by tools/coastline/generate-coastline.ts from us-atlas (US Census Bureau, 2017). Do not edit:
// change the generator and run \`node tools/coastline/generate-coastline.ts\`.

export interface CoastDrawing {
  viewBox: string;
  /** A line to stroke; it is never closed. */
  path: string;
}

export interface CoastSpine extends CoastDrawing {
  /** Where the column of the states' names begins, in percent of the drawing, as all of these. */
  labelX: number;
  /** Where each state's shore is, and how high its name. */
  states: readonly { slug: string; x: number; y: number; labelY: number }[];
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, writeCoastline());
  writeFileSync(rideTarget, writeCoastRide());
  writeFileSync(pictureTarget, writeCoastPicture());
}
