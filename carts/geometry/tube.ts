import {
  CatmullRomCurve3,
  Curve,
  CurvePath,
  LineCurve3,
  QuadraticBezierCurve3,
  TubeGeometry,
  Vector3,
} from "three";
import { at } from "./at.ts";
import type { Point } from "./surface.ts";

/** Adapts a path of lines and bends to what TubeGeometry asks for. */
class PathCurve extends Curve<Vector3> {
  readonly path: CurvePath<Vector3>;

  constructor(path: CurvePath<Vector3>) {
    super();
    this.path = path;
  }

  override getPoint(t: number, target = new Vector3()): Vector3 {
    return target.copy(this.path.getPoint(t));
  }
}

export interface TubeShape {
  radius: number;
  /** How far before a corner its bend begins. */
  bend?: number;
  lengthSegments: number;
  radialSegments: number;
  isClosed?: boolean;
}

/** A steel tube along corners, bent round at each. */
export function bentTube(points: readonly Point[], shape: TubeShape): TubeGeometry {
  const corners = points.map((point) => new Vector3(...point));
  const path = new CurvePath<Vector3>();
  let start = at(corners, 0).clone();
  for (let i = 1; i < corners.length - 1; i++) {
    const corner = at(corners, i);
    const before = corner.clone().sub(at(corners, i - 1));
    const after = at(corners, i + 1)
      .clone()
      .sub(corner);
    const bend = Math.min(shape.bend ?? 0.08, before.length() * 0.45, after.length() * 0.45);
    const bendStart = corner.clone().addScaledVector(before.normalize(), -bend);
    const bendEnd = corner.clone().addScaledVector(after.normalize(), bend);
    path.add(new LineCurve3(start, bendStart));
    path.add(new QuadraticBezierCurve3(bendStart, corner, bendEnd));
    start = bendEnd;
  }
  path.add(new LineCurve3(start, at(corners, corners.length - 1)));
  return new TubeGeometry(
    new PathCurve(path),
    shape.lengthSegments,
    shape.radius,
    shape.radialSegments,
    false,
  );
}

/** A tube through points on a smooth curve: lines of light, piping, grille blades. */
export function curvedTube(points: readonly Point[], shape: TubeShape): TubeGeometry {
  const isClosed = shape.isClosed ?? false;
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    isClosed,
    "centripetal",
  );
  return new TubeGeometry(
    curve,
    shape.lengthSegments,
    shape.radius,
    shape.radialSegments,
    isClosed,
  );
}
