import type { Box } from "./labels.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** How many straight pieces a curve is read as. */
const piecesOfCurve = 4;

/** The lines of an SVG path as this folder writes it (M, and relative l, q and z), in pixels. A closed one ends where it starts. */
export function readLines(d: string): PlanePoint[][] {
  return [...d.matchAll(/M[^M]+/g)].map(([subpath]) => readLine(subpath));
}

function readLine(subpath: string): PlanePoint[] {
  const line: PlanePoint[] = [];
  for (const [, command = "", numbers = ""] of subpath.matchAll(/([MLlqz])([^MLlqz]*)/g)) {
    const values = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    if (command === "z" && line[0]) line.push(line[0]);
    const length = command === "q" ? 4 : 2;
    for (let at = 0; at + length <= values.length; at += length) {
      const [fromX, fromY] = (command === "M" ? undefined : line.at(-1)) ?? [0, 0];
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = values.slice(at, at + length);
      if (command !== "q") line.push([fromX + x1, fromY + y1]);
      else {
        for (let piece = 1; piece <= piecesOfCurve; piece++) {
          const share = piece / piecesOfCurve;
          const [ofCorner, ofEnd] = [2 * share * (1 - share), share ** 2];
          line.push([fromX + ofCorner * x1 + ofEnd * x2, fromY + ofCorner * y1 + ofEnd * y2]);
        }
      }
    }
  }
  return line;
}

/** Counts the pixels of lines within a box. */
export type LineCount = (box: Box) => number;

/** Side of a cell of the grid that lines are laid on, in pixels. */
const cellSize = 2;

/** Lays lines on a fine grid once, as sums over all cells above and to the left: any box is then counted at once. */
export function createLineCount(lines: readonly (readonly PlanePoint[])[], area: Box): LineCount {
  const columns = Math.ceil((area.right - area.left) / cellSize) + 1;
  const rows = Math.ceil((area.bottom - area.top) / cellSize) + 1;
  const sums = new Int32Array((columns + 1) * (rows + 1));
  const columnOf = (x: number) => Math.floor((x - area.left) / cellSize);
  const rowOf = (y: number) => Math.floor((y - area.top) / cellSize);
  const addPixel = (x: number, y: number) => {
    const [column, row] = [columnOf(x), rowOf(y)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    const cell = (row + 1) * (columns + 1) + column + 1;
    sums[cell] = (sums[cell] ?? 0) + 1;
  };
  for (const line of lines) walkLine(line, area, addPixel);
  for (let row = 1; row <= rows; row++) {
    let ofRow = 0;
    for (let column = 1; column <= columns; column++) {
      const cell = row * (columns + 1) + column;
      ofRow += sums[cell] ?? 0;
      sums[cell] = ofRow + (sums[cell - columns - 1] ?? 0);
    }
  }
  const sumAt = (column: number, row: number) =>
    sums[
      Math.min(rows, Math.max(0, row)) * (columns + 1) + Math.min(columns, Math.max(0, column))
    ] ?? 0;
  return ({ left, right, top, bottom }) => {
    const [west, east] = [columnOf(left), columnOf(right) + 1];
    const [north, south] = [rowOf(top), rowOf(bottom) + 1];
    return sumAt(east, south) - sumAt(west, south) - sumAt(east, north) + sumAt(west, north);
  };
}

/** Hands on the points of a line, at most a pixel apart, of the pieces that may touch the area. */
function walkLine(
  line: readonly PlanePoint[],
  area: Box,
  onPixel: (x: number, y: number) => void,
): void {
  for (const [index, [endX, endY]] of line.entries()) {
    const [startX, startY] = line[index - 1] ?? [endX, endY];
    const isAway =
      Math.max(startX, endX) < area.left ||
      Math.min(startX, endX) > area.right ||
      Math.max(startY, endY) < area.top ||
      Math.min(startY, endY) > area.bottom;
    if (isAway) continue;
    const steps = Math.max(1, Math.ceil(Math.hypot(endX - startX, endY - startY)));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      onPixel(startX + (endX - startX) * share, startY + (endY - startY) * share);
    }
  }
}
