import { Group, Mesh } from "three";
import type { BufferGeometry, Object3D } from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { toBufferGeometry } from "#carts/geometry/surface.ts";
import type { Point, Surface } from "#carts/geometry/surface.ts";
import { bentLine, smoothLine } from "#carts/geometry/curve.ts";
import { tubeSurface } from "#carts/geometry/tube.ts";
import { layoutOf } from "#carts/specification/layout.ts";
import type { CartLayout } from "#carts/specification/layout.ts";
import { makeMaterials, materialColorsOf } from "./materials.ts";
import type { MaterialName, Materials } from "./materials.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";

export interface BoxShape {
  size: Point;
  at: Point;
  radius?: number;
  /** Turned about the cart's width: a leaning panel. */
  lean?: number;
  segments?: number;
}

/** What is made only for pictures that are looked at from very near. */
export interface CloseUpDetail {
  /** Seams along the line of a seat's piping; `outward` moves the line, as a share of the seat. */
  stitches: (lineAt: (outward: number) => Point[]) => BufferGeometry;
  tireLettering: (
    text: string,
    placement: { radius: number; along: number; angle: number },
  ) => BufferGeometry;
}

/** Collects the named parts of one cart; `detail` scales how finely they are divided. */
export class CartAssembly {
  readonly specification: CartSpecification;
  readonly layout: CartLayout;
  readonly materials: Materials;
  readonly detail: number;
  readonly closeUp: CloseUpDetail | undefined;
  /** Wheels and axles: what the lift does not raise. */
  readonly chassis = new Group();
  /** Everything the lift raises. */
  readonly body = new Group();
  #part: Group = this.body;

  constructor(specification: CartSpecification, detail: number, closeUp?: CloseUpDetail) {
    this.specification = specification;
    this.layout = layoutOf(specification);
    this.materials = makeMaterials(materialColorsOf(specification.colors));
    this.detail = detail;
    this.closeUp = closeUp;
    this.body.position.y = this.layout.lift;
  }

  /** Everything added from here on belongs to this part. */
  beginPart(name: string, parent: Group = this.body): Group {
    this.#part = new Group();
    this.#part.name = name;
    parent.add(this.#part);
    return this.#part;
  }

  get currentPart(): Group {
    return this.#part;
  }

  segments(count: number): number {
    return Math.max(2, Math.round(count * this.detail));
  }

  add(geometry: BufferGeometry, material: MaterialName, parent: Object3D = this.#part): Mesh {
    const mesh = new Mesh(geometry, this.materials[material]);
    parent.add(mesh);
    return mesh;
  }

  addSurface(surface: Surface, material: MaterialName, parent?: Object3D): Mesh {
    return this.add(toBufferGeometry(surface), material, parent);
  }

  box(shape: BoxShape, material: MaterialName, parent?: Object3D): Mesh {
    const [width, height, depth] = shape.size;
    const radius = Math.min(shape.radius ?? 0.004, width / 2.01, height / 2.01, depth / 2.01);
    const segments = shape.segments ?? (radius < 0.004 ? 1 : this.segments(4));
    const geometry = new RoundedBoxGeometry(width, height, depth, segments, radius);
    const mesh = this.add(geometry, material, parent);
    mesh.position.set(...shape.at);
    mesh.rotation.z = shape.lean ?? 0;
    return mesh;
  }

  /** A steel tube bent at its corners. */
  tube(
    points: readonly Point[],
    radius: number,
    bend: number,
    material: MaterialName,
    parent?: Object3D,
  ) {
    const line = bentLine(points, bend, this.segments(6));
    const radial = Math.max(6, this.segments(radius < 0.01 ? 9 : 14));
    return this.addSurface(tubeSurface(line, radius, radial), material, parent);
  }

  /** A line drawn over a surface: light, piping, a blade of a grille. */
  line(points: readonly Point[], radius: number, material: MaterialName, parent?: Object3D) {
    const line = smoothLine(points, this.segments(points.length * 3));
    const radial = Math.max(5, this.segments(8));
    return this.addSurface(tubeSurface(line, radius, radial), material, parent);
  }
}

/** Both sides of the cart: 1 is its right, -1 its left. */
export const bothSides = [1, -1] as const;

export function onSide(point: Point, side: 1 | -1): Point {
  return [point[0], point[1], point[2] * side];
}
