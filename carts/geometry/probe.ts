import type { Surface, Point } from "./surface.ts";

export interface SurfacePoint {
  position: Point;
  normal: Point;
}

/** Where a line along x meets a surface that looks forward (1) or backward (-1). */
export function probeAlongX(surface: Surface, y: number, z: number, facing: 1 | -1): SurfacePoint {
  let nearest = 0;
  let nearestSquared = Infinity;
  const { positions, normals } = surface;
  for (let i = 0; i < positions.length; i += 3) {
    if (normals[i]! * facing < 0.05) continue;
    const squared = (positions[i + 1]! - y) ** 2 + (positions[i + 2]! - z) ** 2;
    if (squared < nearestSquared) {
      nearestSquared = squared;
      nearest = i / 3;
    }
  }
  const normal = surface.normal(nearest);
  const [x, ny, nz] = surface.position(nearest);
  const along = ((y - ny) * normal[1] + (z - nz) * normal[2]) / normal[0];
  return { position: [x - along, y, z], normal };
}
