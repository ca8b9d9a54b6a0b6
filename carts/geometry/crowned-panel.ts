import { at } from "./at.ts";
import type { Point2 } from "./distance.ts";
import { Surface, flipSurface, recomputeNormals } from "./surface.ts";
import type { Point } from "./surface.ts";

const fillRings = 12;

/**
 * A closed lid over an outline (x, z): the profile runs inset and height from the top's rim to the
 * underside's rim, and the crown lifts it all.
 */
export function crownedPanel(
  outline: readonly Point2[],
  profile: readonly Point2[],
  crown: (x: number, z: number) => number,
): Surface {
  const center = centerOf(outline);
  const rims = profile.map(([inset, height]) => insetRing(outline, inset, height, crown));
  const filled = (rim: Point[], height: number) =>
    Array.from({ length: fillRings }, (_, index) => {
      const share = 1 - (index + 1) / fillRings;
      return rim.map(([x, , z]): Point => {
        const place: Point2 = [
          center[0] + (x - center[0]) * share,
          center[1] + (z - center[1]) * share,
        ];
        return [place[0], height + crown(...place), place[1]];
      });
    });
  const top = filled(at(rims, 0), at(profile, 0)[1]).toReversed();
  const bottom = filled(at(rims, rims.length - 1), at(profile, profile.length - 1)[1]);
  return facingOutward(joinRings([...top, ...rims, ...bottom]));
}

/** A rectangle seen from above with its own half width and corner radius at each end of x. */
export function roundedOutline(
  rear: { x: number; halfWidth: number; radius: number },
  front: { x: number; halfWidth: number; radius: number },
): Point2[] {
  const points: Point2[] = [];
  const corner = (cx: number, cz: number, radius: number, fromAngle: number) => {
    for (let i = 0; i <= 12; i++) {
      const angle = fromAngle + ((i / 12) * Math.PI) / 2;
      points.push([cx + radius * Math.cos(angle), cz + radius * Math.sin(angle)]);
    }
  };
  const side = (from: Point2, to: Point2, count: number) => {
    for (let i = 1; i < count; i++) {
      const t = i / count;
      points.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  };
  const [f, r] = [front, rear];
  corner(f.x - f.radius, f.halfWidth - f.radius, f.radius, 0);
  side([f.x - f.radius, f.halfWidth], [r.x + r.radius, r.halfWidth], 14);
  corner(r.x + r.radius, r.halfWidth - r.radius, r.radius, Math.PI / 2);
  side([r.x, r.halfWidth - r.radius], [r.x, -r.halfWidth + r.radius], 8);
  corner(r.x + r.radius, -r.halfWidth + r.radius, r.radius, Math.PI);
  side([r.x + r.radius, -r.halfWidth], [f.x - f.radius, -f.halfWidth], 14);
  corner(f.x - f.radius, -f.halfWidth + f.radius, f.radius, 1.5 * Math.PI);
  side([f.x, -f.halfWidth + f.radius], [f.x, f.halfWidth - f.radius], 8);
  return points;
}

function centerOf(outline: readonly Point2[]): Point2 {
  const sum = outline.reduce<Point2>((total, [x, z]) => [total[0] + x, total[1] + z], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

function insetRing(
  outline: readonly Point2[],
  inset: number,
  height: number,
  crown: (x: number, z: number) => number,
): Point[] {
  return outline.map(([x, z], i) => {
    const before = at(outline, (i + outline.length - 1) % outline.length);
    const after = at(outline, (i + 1) % outline.length);
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dz) || 1;
    const place: Point2 = [x - (dz / length) * inset, z + (dx / length) * inset];
    return [place[0], height + crown(...place), place[1]];
  });
}

function joinRings(rings: Point[][]): Surface {
  const surface = new Surface();
  const count = at(rings, 0).length;
  for (const ring of rings) for (const point of ring) surface.addVertex(point, [0, 0, 0]);
  for (let k = 0; k + 1 < rings.length; k++) {
    for (let i = 0; i < count; i++) {
      const a = k * count + i;
      const b = k * count + ((i + 1) % count);
      surface.indices.push(a, b, a + count, b, b + count, a + count);
    }
  }
  recomputeNormals(surface);
  return surface;
}

/** The first rings are the top: if they look down, the outline ran the other way round. */
function facingOutward(surface: Surface): Surface {
  let up = 0;
  for (let vertex = 0; vertex < 200; vertex++) up += surface.normal(vertex)[1];
  return up < 0 ? flipSurface(surface) : surface;
}
