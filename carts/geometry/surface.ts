import { BufferGeometry, Float32BufferAttribute } from "three";
import { at } from "./at.ts";

/** x forward, y up, z to the right, in meters; the front axle is at x 0. */
export type Point = [number, number, number];
export type Displacement = (x: number, y: number, z: number) => Point;

/** A triangle mesh that can still be trimmed; three numbers per vertex. */
export class Surface {
  positions: number[] = [];
  normals: number[] = [];
  indices: number[] = [];

  get vertexCount(): number {
    return this.positions.length / 3;
  }

  position(vertex: number): Point {
    return [
      at(this.positions, 3 * vertex),
      at(this.positions, 3 * vertex + 1),
      at(this.positions, 3 * vertex + 2),
    ];
  }

  normal(vertex: number): Point {
    return [
      at(this.normals, 3 * vertex),
      at(this.normals, 3 * vertex + 1),
      at(this.normals, 3 * vertex + 2),
    ];
  }

  addVertex(position: Point, normal: Point): number {
    this.positions.push(position[0], position[1], position[2]);
    this.normals.push(normal[0], normal[1], normal[2]);
    return this.vertexCount - 1;
  }
}

export function offsetSurface(surface: Surface, distance: number): Surface {
  const result = new Surface();
  result.normals = surface.normals;
  result.indices = surface.indices;
  result.positions = surface.positions.map(
    (value, index) => value + distance * at(surface.normals, index),
  );
  return result;
}

export function moveSurface(surface: Surface, displacement: Displacement): Surface {
  const result = new Surface();
  result.normals = surface.normals;
  result.indices = surface.indices;
  for (let vertex = 0; vertex < surface.vertexCount; vertex++) {
    const [x, y, z] = surface.position(vertex);
    const [dx, dy, dz] = displacement(x, y, z);
    result.positions.push(x + dx, y + dy, z + dz);
  }
  return result;
}

export function flipSurface(surface: Surface): Surface {
  const result = new Surface();
  result.positions = surface.positions;
  result.normals = surface.normals.map((value) => -value);
  for (let i = 0; i < surface.indices.length; i += 3) {
    const { indices } = surface;
    result.indices.push(at(indices, i), at(indices, i + 2), at(indices, i + 1));
  }
  return result;
}

export function recomputeNormals(surface: Surface): void {
  const normals = new Float64Array(surface.positions.length);
  for (let i = 0; i < surface.indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => at(surface.indices, i + k));
    const [a, b, c] = corners.map((vertex) => surface.position(vertex)) as [Point, Point, Point];
    const normal = crossProduct(subtract(b, a), subtract(c, a));
    for (const vertex of corners) {
      for (let k = 0; k < 3; k++) normals[3 * vertex + k]! += at(normal, k);
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(at(normals, i), at(normals, i + 1), at(normals, i + 2)) || 1;
    for (let k = 0; k < 3; k++) normals[i + k]! /= length;
  }
  surface.normals = Array.from(normals);
}

export function toBufferGeometry(surface: Surface): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(surface.positions, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(surface.normals, 3));
  geometry.setIndex(surface.indices);
  return geometry;
}

export function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function crossProduct(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function normalized(vector: Point): Point {
  const length = Math.hypot(vector[0], vector[1], vector[2]) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
