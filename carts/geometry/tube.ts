import { at } from "./at.ts";
import { Surface, crossProduct, normalized, subtract } from "./surface.ts";
import type { Point } from "./surface.ts";

/** A round tube along a line of points; its ends are closed unless the line is. */
export function tubeSurface(
  line: readonly Point[],
  radius: number,
  radialSegments: number,
  isClosed = false,
): Surface {
  const surface = new Surface();
  const count = line.length;
  let across = perpendicularTo(tangentAt(line, 0, isClosed));
  for (let i = 0; i < count; i++) {
    const tangent = tangentAt(line, i, isClosed);
    // Carried along without turning: a tube must not twist at its bends.
    across = normalized(withoutPart(across, tangent));
    const up = crossProduct(tangent, across);
    addRing(surface, at(line, i), across, up, radius, radialSegments);
  }
  const spans = isClosed ? count : count - 1;
  for (let i = 0; i < spans; i++) {
    const [from, to] = [i * radialSegments, ((i + 1) % count) * radialSegments];
    for (let j = 0; j < radialSegments; j++) {
      const next = (j + 1) % radialSegments;
      surface.indices.push(from + j, from + next, to + j, to + j, from + next, to + next);
    }
  }
  if (!isClosed) {
    addCap(surface, line, 0, radialSegments);
    addCap(surface, line, count - 1, radialSegments);
  }
  return surface;
}

function addRing(
  surface: Surface,
  center: Point,
  across: Point,
  up: Point,
  radius: number,
  radialSegments: number,
): void {
  for (let j = 0; j < radialSegments; j++) {
    const angle = (j / radialSegments) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const normal: Point = [
      across[0] * c + up[0] * s,
      across[1] * c + up[1] * s,
      across[2] * c + up[2] * s,
    ];
    surface.addVertex(
      [
        center[0] + normal[0] * radius,
        center[1] + normal[1] * radius,
        center[2] + normal[2] * radius,
      ],
      normal,
    );
  }
}

function addCap(
  surface: Surface,
  line: readonly Point[],
  end: number,
  radialSegments: number,
): void {
  const isStart = end === 0;
  const tangent = tangentAt(line, end, false);
  const outward: Point = isStart ? [-tangent[0], -tangent[1], -tangent[2]] : tangent;
  const center = surface.addVertex(at(line, end), outward);
  for (let j = 0; j < radialSegments; j++) {
    surface.addVertex(surface.position(end * radialSegments + j), outward);
  }
  for (let j = 0; j < radialSegments; j++) {
    const [a, b] = [center + 1 + j, center + 1 + ((j + 1) % radialSegments)];
    if (isStart) surface.indices.push(center, b, a);
    else surface.indices.push(center, a, b);
  }
}

function tangentAt(line: readonly Point[], index: number, isClosed: boolean): Point {
  const count = line.length;
  const before = isClosed ? (index + count - 1) % count : Math.max(0, index - 1);
  const after = isClosed ? (index + 1) % count : Math.min(count - 1, index + 1);
  return normalized(subtract(at(line, after), at(line, before)));
}

function perpendicularTo(direction: Point): Point {
  const axis: Point = Math.abs(direction[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  return crossProduct(direction, axis);
}

function withoutPart(vector: Point, direction: Point): Point {
  const along = vector[0] * direction[0] + vector[1] * direction[1] + vector[2] * direction[2];
  return [
    vector[0] - along * direction[0],
    vector[1] - along * direction[1],
    vector[2] - along * direction[2],
  ];
}
