import type { GroundTest } from "./on-ground.ts";
import type { Plane } from "./plane.ts";

/** Side of a cell of the grid that water is measured on, in pixels. */
const cellSize = 3;
/** Open water has room for a ball of this radius, in kilometers and in cells: it rolls into no inlet and up no creek. */
const ballKilometers = 1.6;
const ballRadius = { min: 3, max: 6 };
/** Of what it sees over water, round corners too, the part beyond it, in cells. */
const beyondBall = 2;
/** A bay where the ball has less room than this, in cells, is not open; of one cut by the frame less is seen. */
const areaMin = { whole: 1_100, cut: 270 };

interface Grid {
  columns: number;
  rows: number;
  left: number;
  top: number;
}

/** Whether a point of the water is open, or before open water: not behind islands nor up a river. */
export function createSeaTest(isLand: GroundTest, plane: Plane): GroundTest {
  const side = (plane.groundWidth - plane.width) / 2;
  const grid: Grid = {
    left: -side,
    top: 0,
    columns: Math.ceil(plane.groundWidth / cellSize),
    rows: Math.ceil(plane.height / cellSize),
  };
  const land = new Uint8Array(grid.columns * grid.rows);
  for (let cell = 0; cell < land.length; cell++) {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
    const point = [grid.left + (column + 0.5) * cellSize, grid.top + (row + 0.5) * cellSize];
    land[cell] = isLand(point as [number, number]) ? 1 : 0;
  }
  const radius = Math.min(
    ballRadius.max,
    Math.max(ballRadius.min, Math.round(ballKilometers / plane.kilometersPerPixel / cellSize)),
  );
  const sea = spread(grid, findLarge(grid, spread(grid, land, radius)), radius + beyondBall, land);
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value)));
  return ([x, y]) => {
    const column = clamp((x - grid.left) / cellSize, grid.columns);
    const row = clamp((y - grid.top) / cellSize, grid.rows);
    return sea[row * grid.columns + column] === 1;
  };
}

/** The marked cells and all within so many steps of them: to the four sides and, every other step, slantwise too. */
function spread(grid: Grid, marked: Uint8Array, steps: number, walls?: Uint8Array): Uint8Array {
  const all = Uint8Array.from(marked);
  let edge: number[] = [];
  for (let cell = 0; cell < all.length; cell++) if (all[cell] === 1) edge.push(cell);
  for (let step = 0; step < steps; step++) {
    const next: number[] = [];
    for (const cell of edge) {
      forEachAround(grid, cell, step % 2 === 1, (near) => {
        if (all[near] === 1 || walls?.[near] === 1) return;
        all[near] = 1;
        next.push(near);
      });
    }
    edge = next;
  }
  return all;
}

/** Marks the cells of each connected area outside the marked ones that is large enough. */
function findLarge(grid: Grid, marked: Uint8Array): Uint8Array {
  const seen = Uint8Array.from(marked);
  const large = new Uint8Array(marked.length);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const area = [start];
    let isCut = false;
    // The list grows while it is walked.
    for (const cell of area) {
      isCut ||= cell < grid.columns || cell >= seen.length - grid.columns;
      forEachAround(grid, cell, false, (near) => {
        if (seen[near] === 1) return;
        seen[near] = 1;
        area.push(near);
      });
    }
    const isLarge = area.length >= (isCut ? areaMin.cut : areaMin.whole);
    if (isLarge) for (const cell of area) large[cell] = 1;
  }
  return large;
}

function forEachAround(
  { columns, rows }: Grid,
  cell: number,
  isSlantwise: boolean,
  visit: (cell: number) => void,
): void {
  const column = cell % columns;
  const isIn = { west: column > 0, east: column < columns - 1 };
  const isNorth = cell >= columns;
  const isSouth = cell < columns * (rows - 1);
  if (isIn.west) visit(cell - 1);
  if (isIn.east) visit(cell + 1);
  if (isNorth) visit(cell - columns);
  if (isSouth) visit(cell + columns);
  if (!isSlantwise) return;
  if (isNorth && isIn.west) visit(cell - columns - 1);
  if (isNorth && isIn.east) visit(cell - columns + 1);
  if (isSouth && isIn.west) visit(cell + columns - 1);
  if (isSouth && isIn.east) visit(cell + columns + 1);
}
