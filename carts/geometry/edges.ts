import { at } from "./at.ts";
import { Surface, crossProduct, normalized, recomputeNormals, subtract } from "./surface.ts";
import type { Displacement, Point } from "./surface.ts";

const rollSegments = 3;

/** Rounds every open edge over and adds a return flange: sheet parts get thickness and an edge highlight. */
export function withRolledEdges(
  surface: Surface,
  flangeMeters: number,
  radiusMeters: number,
): Surface {
  const edges = openEdges(surface);
  const result = new Surface();
  result.positions = surface.positions.slice();
  result.normals = surface.normals.slice();
  result.indices = surface.indices.slice();
  const firstOf = new Map<number, number>();
  for (const [vertex, direction] of outwardDirections(surface, edges)) {
    firstOf.set(vertex, result.vertexCount);
    addRoll(result, surface.position(vertex), surface.normal(vertex), normalized(direction), {
      flangeMeters,
      radiusMeters,
    });
  }
  for (const [a, b] of edges) {
    const [from, to] = [firstOf.get(a) ?? 0, firstOf.get(b) ?? 0];
    for (let k = 0; k <= rollSegments; k++) {
      result.indices.push(from + k, to + k + 1, to + k, from + k, from + k + 1, to + k + 1);
    }
  }
  return result;
}

/** A straight wall from every open edge towards a displacement: the sides of a lamp bowl. */
export function wallFromEdges(surface: Surface, displacement: Displacement): Surface {
  const result = new Surface();
  for (const edge of openEdges(surface)) {
    const first = result.vertexCount;
    for (const vertex of edge) {
      const [x, y, z] = surface.position(vertex);
      const [dx, dy, dz] = displacement(x, y, z);
      result.addVertex([x, y, z], [0, 0, 0]);
      result.addVertex([x + dx, y + dy, z + dz], [0, 0, 0]);
    }
    result.indices.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
  }
  recomputeNormals(result);
  return result;
}

function openEdges(surface: Surface): [number, number][] {
  const count = surface.vertexCount;
  const edges = new Map<number, [number, number]>();
  for (let i = 0; i < surface.indices.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const a = at(surface.indices, i + k);
      const b = at(surface.indices, i + ((k + 1) % 3));
      if (!edges.delete(b * count + a)) edges.set(a * count + b, [a, b]);
    }
  }
  return [...edges.values()];
}

function outwardDirections(surface: Surface, edges: [number, number][]): Map<number, Point> {
  const directions = new Map<number, Point>();
  for (const [a, b] of edges) {
    const along = subtract(surface.position(b), surface.position(a));
    for (const vertex of [a, b]) {
      const outward = crossProduct(along, surface.normal(vertex));
      const sum = directions.get(vertex) ?? [0, 0, 0];
      directions.set(vertex, [sum[0] + outward[0], sum[1] + outward[1], sum[2] + outward[2]]);
    }
  }
  return directions;
}

function addRoll(
  target: Surface,
  position: Point,
  normal: Point,
  outward: Point,
  size: { flangeMeters: number; radiusMeters: number },
): void {
  for (let k = 0; k <= rollSegments + 1; k++) {
    const isFlange = k > rollSegments;
    const angle = ((isFlange ? rollSegments : k) / rollSegments) * (Math.PI / 2);
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    const depth = isFlange ? size.flangeMeters : size.radiusMeters * (1 - cosine);
    const place = (axis: 0 | 1 | 2) =>
      position[axis] + outward[axis] * size.radiusMeters * sine - normal[axis] * depth;
    const turn = (axis: 0 | 1 | 2) => normal[axis] * cosine + outward[axis] * sine;
    target.addVertex([place(0), place(1), place(2)], [turn(0), turn(1), turn(2)]);
  }
}
