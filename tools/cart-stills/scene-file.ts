import { Mesh, Vector3 } from "three";
import type { MeshPhysicalMaterial } from "three";
import type { Cart } from "#carts/build-cart.ts";

/** Where one mesh lies in the scene's binary: its parts follow each other in the order of the table. */
interface SceneMesh {
  material: string;
  vertices: number;
  triangles: number;
}

interface SceneMaterial {
  name: string;
  color: number[];
  metalness: number;
  roughness: number;
  /** As Blender counts it: 0.5 is what most things have. */
  specular: number;
  clearcoat: number;
  clearcoatRoughness: number;
  sheen: number;
  emission: number[];
  opacity: number;
}

/** What the renderer needs of one cart. */
export interface Scene {
  /** For each mesh positions, normals (float32) and triangles (uint32), one after another. */
  binary: Buffer;
  meshes: SceneMesh[];
  materials: SceneMaterial[];
}

/** One merged mesh per material. */
export function sceneOf(cart: Cart): Scene {
  const byMaterial = new Map<
    string,
    { positions: number[]; normals: number[]; indices: number[] }
  >();
  cart.root.updateMatrixWorld(true);
  cart.root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { name } = object.material as MeshPhysicalMaterial;
    const target = byMaterial.get(name) ?? { positions: [], normals: [], indices: [] };
    byMaterial.set(name, target);
    appendMesh(target, object);
  });
  const parts: Buffer[] = [];
  const meshes = [...byMaterial].map(([material, { positions, normals, indices }]): SceneMesh => {
    parts.push(
      Buffer.from(new Float32Array(positions).buffer),
      Buffer.from(new Float32Array(normals).buffer),
      Buffer.from(new Uint32Array(indices).buffer),
    );
    return { material, vertices: positions.length / 3, triangles: indices.length / 3 };
  });
  const materials = Object.values(cart.materials).map(toMaterial);
  return { binary: Buffer.concat(parts), meshes, materials };
}

function appendMesh(
  target: { positions: number[]; normals: number[]; indices: number[] },
  mesh: Mesh,
): void {
  const first = target.positions.length / 3;
  const positions = mesh.geometry.getAttribute("position");
  const normals = mesh.geometry.getAttribute("normal");
  const point = new Vector3();
  for (let i = 0; i < positions.count; i++) {
    point.fromBufferAttribute(positions, i).applyMatrix4(mesh.matrixWorld);
    target.positions.push(point.x, point.y, point.z);
    point.fromBufferAttribute(normals, i).transformDirection(mesh.matrixWorld);
    target.normals.push(point.x, point.y, point.z);
  }
  const index = mesh.geometry.getIndex();
  const count = index?.count ?? positions.count;
  for (let i = 0; i < count; i++) target.indices.push(first + (index?.getX(i) ?? i));
}

function toMaterial(material: MeshPhysicalMaterial): SceneMaterial {
  return {
    name: material.name,
    color: material.color.toArray(),
    metalness: material.metalness,
    roughness: material.roughness,
    specular: material.specularIntensity / 2,
    clearcoat: material.clearcoat,
    clearcoatRoughness: material.clearcoatRoughness,
    sheen: material.sheen,
    emission: material.emissive.toArray().map((value) => value * material.emissiveIntensity),
    opacity: material.opacity,
  };
}
