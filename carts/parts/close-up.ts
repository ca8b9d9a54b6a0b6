import type { BufferGeometry } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { CloseUpDetail } from "#carts/assembly/cart-assembly.ts";
import { smoothLine } from "#carts/geometry/curve.ts";
import type { Point } from "#carts/geometry/surface.ts";
import { toBufferGeometry } from "#carts/geometry/surface.ts";
import { tubeSurface } from "#carts/geometry/tube.ts";
import { tireLettering } from "./tire-lettering.ts";

/** Stitching and lettering: for stills only, the turntable does not fetch them. */
export const closeUpDetail: CloseUpDetail = { stitches, tireLettering };

/** A thread every nine millimeters on both sides of the piping. */
function stitches(lineAt: (outward: number) => Point[]): BufferGeometry {
  const threads: BufferGeometry[] = [];
  for (const outward of [-0.055, 0.055]) {
    const line = smoothLine(lineAt(outward), 448, true);
    for (let index = 0; index + 2 < line.length; index += 3) {
      const [from, to] = [line[index], line[index + 1]];
      if (!from || !to) continue;
      const raised = [from, to].map(([x, y, z]): Point => [x, y, z + 0.0012]);
      threads.push(toBufferGeometry(tubeSurface(raised, 0.0014, 4)));
    }
  }
  return mergeGeometries(threads);
}
