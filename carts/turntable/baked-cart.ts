import { BufferAttribute, BufferGeometry, Group, Mesh, Vector3 } from "three";
import { buildCartInSteps } from "#carts/build-cart.ts";
import type { Cart } from "#carts/build-cart.ts";
import type { MaterialName } from "#carts/assembly/materials.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";

export interface BakedCart {
  group: Group;
  cart: Cart;
  /** The outermost points of the cart: enough to frame it from anywhere. */
  outline: Vector3[];
}

const seeThrough: readonly string[] = ["glass", "lens"] satisfies MaterialName[];

/** A cart with one mesh per material: two dozen draw calls instead of several hundred. */
export function* bakeCart(
  specification: CartSpecification,
  detail: number,
): Generator<void, BakedCart> {
  const cart = yield* buildCartInSteps(specification, detail);
  const byMaterial = new Map<string, Mesh[]>();
  cart.root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { name } = object.material as { name: string };
    byMaterial.set(name, [...(byMaterial.get(name) ?? []), object as Mesh]);
  });
  yield;
  const group = new Group();
  for (const [name, meshes] of byMaterial) {
    const geometry = yield* mergedGeometry(meshes);
    const mesh = new Mesh(geometry, cart.materials[name as MaterialName]);
    mesh.castShadow = !seeThrough.includes(name);
    mesh.receiveShadow = true;
    group.add(mesh);
    yield;
  }
  return { group, cart, outline: yield* outermostPoints(group) };
}

function* mergedGeometry(meshes: Mesh[]): Generator<void, BufferGeometry> {
  const vertexCount = sum(meshes.map(({ geometry }) => geometry.getAttribute("position").count));
  const indexCount = sum(meshes.map(({ geometry }) => triangleCorners(geometry)));
  const positions = new Float32Array(vertexCount * 3);
  const normals = new Float32Array(vertexCount * 3);
  const indices = new Uint32Array(indexCount);
  let firstVertex = 0;
  let firstIndex = 0;
  for (const mesh of meshes) {
    const geometry = mesh.geometry.clone().applyMatrix4(mesh.matrixWorld);
    const { count } = geometry.getAttribute("position");
    positions.set(geometry.getAttribute("position").array, firstVertex * 3);
    normals.set(geometry.getAttribute("normal").array, firstVertex * 3);
    const index = geometry.getIndex();
    for (let i = 0; i < triangleCorners(geometry); i++) {
      indices[firstIndex++] = firstVertex + (index ? index.getX(i) : i);
    }
    firstVertex += count;
    yield;
  }
  const merged = new BufferGeometry();
  merged.setAttribute("position", new BufferAttribute(positions, 3));
  merged.setAttribute("normal", new BufferAttribute(normals, 3));
  merged.setIndex(new BufferAttribute(indices, 1));
  return merged;
}

function triangleCorners(geometry: BufferGeometry): number {
  return geometry.getIndex()?.count ?? geometry.getAttribute("position").count;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The farthest vertex in each of many directions. */
function* outermostPoints(group: Group): Generator<void, Vector3[]> {
  const directions = evenDirections(96);
  const found = directions.map((direction) => ({
    direction,
    reach: -Infinity,
    point: new Vector3(),
  }));
  for (const child of group.children) {
    if (!(child instanceof Mesh)) continue;
    const { array } = (child.geometry as BufferGeometry).getAttribute("position");
    for (let i = 0; i < array.length; i += 3 * 24) {
      const [x = 0, y = 0, z = 0] = array.slice(i, i + 3);
      for (const entry of found) {
        const reach = x * entry.direction.x + y * entry.direction.y + z * entry.direction.z;
        if (reach <= entry.reach) continue;
        entry.reach = reach;
        entry.point.set(x, y, z);
      }
    }
    yield;
  }
  return found.map(({ point }) => point);
}

/** Directions spread over the sphere along a golden spiral. */
function evenDirections(count: number): Vector3[] {
  return Array.from({ length: count }, (_, index) => {
    const y = 1 - (2 * (index + 0.5)) / count;
    const angle = index * Math.PI * (3 - Math.sqrt(5));
    const level = Math.sqrt(1 - y * y);
    return new Vector3(level * Math.cos(angle), y, level * Math.sin(angle));
  });
}
