import { shape, times } from "./parts.ts";
import {
  area,
  deckTop,
  type PierPoint,
  project,
  sideAcross,
  sideAlong,
} from "./pier-perspective.ts";

// The light is from the right: on the long side and its roof, not on the end toward the land.

const hall = { from: 40.3, to: 51.2, near: 0.4, far: 6.2, top: 3.5, ridge: 5.5 } as const;
const cupola = { from: 44.7, to: 46.8, foot: 5, top: 5.9, tip: 6.5 } as const;
const porch = { edge: -1.4, bottom: 2.75, top: 3.3 } as const;

/** A long hall under a hip roof with a cupola, a porch before it. */
export function drawPavilion(): string {
  return drawHall() + drawPorch();
}

/** The hall under a hip roof, its long side in the light. */
function drawHall(): string {
  const { from, to, near, far, top, ridge } = hall;
  const eaves = { from: from - 0.9, to: to + 0.9, near: near - 0.9, far: far + 0.9, up: top - 0.2 };
  const middle = (near + far) / 2;
  const ends = [from + 3, to - 3] as const;
  const slope = area(
    [eaves.from, eaves.near, eaves.up],
    [eaves.to, eaves.near, eaves.up],
    [ends[1], middle, ridge],
    [ends[0], middle, ridge],
  );
  const landwardSlope = area(
    [eaves.from, eaves.near, eaves.up],
    [eaves.from, eaves.far, eaves.up],
    [ends[0], middle, ridge],
  );
  return [
    shape("dim", sideAcross(from, near, far, deckTop, top)),
    shape("wall", sideAlong(near, from, to, deckTop, top)),
    drawOpenings(),
    shape("warm", slope + landwardSlope),
    shape("glass", slope),
    shape(
      "line",
      sideAlong(eaves.near, eaves.from, eaves.to, eaves.up - 0.16, eaves.up) +
        sideAcross(eaves.from, eaves.near, eaves.far, eaves.up - 0.16, eaves.up),
    ),
    drawCupola(middle),
  ].join("");
}

/** Windows in frames, a door at the end of the walk, and the shadow of the porch on the wall. */
function drawOpenings(): string {
  const { from, to, near, far, top } = hall;
  const sill = deckTop + 1.15;
  const lintel = deckTop + 2;
  const panes = times(8, (index) => {
    const left = from + 0.8 + (index >> 1) * 2.5 + (index % 2) * 0.9;
    return sideAlong(near, left, left + 0.9, sill, lintel);
  });
  const endPanes = [0.5, 1.3, 3.7, 4.5].map((left) =>
    sideAcross(from, near + left, near + left + 0.8, sill, lintel),
  );
  return [
    shape("shadow", sideAlong(near, from, to, deckTop, top)),
    // The end toward the land is away from the light.
    shape("shadow", sideAcross(from, near, far, deckTop, top)),
    shape("warm", sideAcross(from, near + 2.4, near + 3.4, deckTop, lintel)),
    `<g style="stroke:var(--line);stroke-width:2">${shape("pane", [...endPanes, ...panes].join(""))}</g>`,
  ].join("");
}

/** On the ridge, over the middle of the hall. */
function drawCupola(middle: number): string {
  const { from, to, foot, top, tip } = cupola;
  const [near, far] = [middle - 1.1, middle + 1.1];
  const left: PierPoint = [from - 0.4, near - 0.4, top];
  const right: PierPoint = [to + 0.4, near - 0.4, top];
  const back: PierPoint = [from - 0.4, far + 0.4, top];
  const peak: PierPoint = [(from + to) / 2, middle, tip];
  return [
    shape("dim", sideAcross(from, near, far, foot, top)),
    shape("wall", sideAlong(near, from, to, foot, top)),
    shape("pane", sideAlong(near, from + 0.5, to - 0.5, foot + 0.35, top - 0.2)),
    shape("warm", area(left, right, peak) + area(left, back, peak)),
    shape("glass", area(left, right, peak)),
  ].join("");
}

/** A roof on white posts along the side of the hall that is in the light. */
function drawPorch(): string {
  const { edge, bottom, top } = porch;
  const { from, to, near } = hall;
  const roof = area([from, edge, bottom], [to, edge, bottom], [to, near, top], [from, near, top]);
  const posts = times(5, (index) => {
    const along = from + 0.2 + ((to - from - 0.4) * index) / 4;
    const { x, y } = project([along, edge, deckTop]);
    return `M${x} ${y}V${project([along, edge, bottom]).y}`;
  });
  return [
    shape("rail", posts.join("")),
    shape("warm", roof),
    shape("glass", roof),
    shape("line", sideAlong(edge, from, to, bottom - 0.14, bottom)),
  ].join("");
}
