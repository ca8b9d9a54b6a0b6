/** In pixels from the left and from the top; the depth has the unit of whoever asks. */
export type Corner = [x: number, y: number, depth: number];

/** Calls with each pixel whose middle lies in a triangle, row by row, and with the depth there. */
export function coverTriangle(
  [[x0, y0, z0], [x1, y1, z1], [x2, y2, z2]]: [Corner, Corner, Corner],
  { width, height }: { width: number; height: number },
  cover: (cell: number, depth: number) => void,
): void {
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return;
  const lastRow = Math.min(height - 1, Math.ceil(Math.max(y0, y1, y2)));
  const lastColumn = Math.min(width - 1, Math.ceil(Math.max(x0, x1, x2)));
  for (let row = Math.max(0, Math.floor(Math.min(y0, y1, y2))); row <= lastRow; row++) {
    for (
      let column = Math.max(0, Math.floor(Math.min(x0, x1, x2)));
      column <= lastColumn;
      column++
    ) {
      const [x, y] = [column + 0.5, row + 0.5];
      const first = ((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)) / area;
      const second = ((x2 - x) * (y0 - y) - (x0 - x) * (y2 - y)) / area;
      const third = 1 - first - second;
      if (first >= 0 && second >= 0 && third >= 0) {
        cover(row * width + column, first * z0 + second * z1 + third * z2);
      }
    }
  }
}
